import { expect, it } from '@jest/globals';
import { invoiceAmounts, type PaperLine } from './paper-amounts';

const line = (change: Partial<PaperLine>): PaperLine => ({
  ...{ id: 1, quantity: 1, rate_paise: 50_000, discount_bp: 0, gst_bp: 0, coupon_paise: 0 },
  ...{ hsn: '4911', gift_card_paise: null },
  ...change,
});

const taxed = { taxBp: 1_200, taxablePaise: 10_000, taxPaise: 1_200 };
const notebook = line({ id: 2, rate_paise: 10_000, gst_bp: 1_200, hsn: '4820' });
const card = line({ gift_card_paise: 50_000 });

it('leaves gift cards out, which are not a supply', () => {
  const untaxed = { taxBp: 0, taxablePaise: 50_000, taxPaise: 0 };
  expect(invoiceAmounts([untaxed, taxed], [card, notebook], true)).toEqual([
    expect.objectContaining({ taxBp: 1_200, taxablePaise: 10_000 }),
  ]);
  expect(invoiceAmounts([untaxed], [card], true)).toEqual([]);
});

it('keeps other goods without GST', () => {
  const khadi = line({ id: 3, rate_paise: 20_000, hsn: '5208' });
  const untaxed = { taxBp: 0, taxablePaise: 70_000, taxPaise: 0 };
  expect(invoiceAmounts([untaxed], [card, khadi], false)).toEqual([
    expect.objectContaining({
      ...{ taxBp: 0, taxablePaise: 20_000 },
      parts: [expect.objectContaining({ hsn: '5208', quantity: 1, taxablePaise: 20_000 })],
    }),
  ]);
});
