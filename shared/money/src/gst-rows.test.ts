import { expect, it } from '@jest/globals';
import { creditRows, gstRows, splitGst } from './gst-rows';

const taxes = [{ gstRate: 12, taxablePaise: 92_508, taxPaise: 11_101 }];

it('is one IGST row for a parcel to another state', () => {
  expect(gstRows(taxes, false)).toEqual([{ label: 'IGST 12%', paise: 11_101 }]);
});

it("is split into CGST and SGST within the shop's own state, to the last paisa", () => {
  expect(gstRows(taxes, true)).toEqual([
    { label: 'CGST 6%', paise: 5_550 },
    { label: 'SGST 6%', paise: 5_551 },
  ]);
});

it('splits any tax exactly, with an odd paisa in SGST', () => {
  for (const paise of [0, 1, 2, 11_101, -1, -3]) {
    const { igstPaise, cgstPaise, sgstPaise } = splitGst(paise, true);
    expect([igstPaise, cgstPaise + sgstPaise]).toEqual([0, paise]);
    expect([0, 1]).toContain(sgstPaise - cgstPaise);
    expect(splitGst(paise, false)).toEqual({ igstPaise: paise, cgstPaise: 0, sgstPaise: 0 });
  }
});

it('includes each rate and its taxable amount when there are several', () => {
  const mixed = [{ gstRate: 5, taxablePaise: 10_000, taxPaise: 500 }, ...taxes];
  expect(gstRows(mixed, false)).toEqual([
    { label: 'IGST 5% on ₹100.00', paise: 500 },
    { label: 'IGST 12% on ₹925.08', paise: 11_101 },
  ]);
  expect(gstRows(mixed, true).map(({ label }) => label)).toEqual([
    'CGST 2.5% on ₹100.00',
    'SGST 2.5% on ₹100.00',
    'CGST 6% on ₹925.08',
    'SGST 6% on ₹925.08',
  ]);
});

it('of a credit note are goods, GST and rounding, or only the amount', () => {
  const note = { amountPaise: 103_600, taxablePaise: 92_508, roundingPaise: -9, taxes };
  expect(creditRows(note, false)).toEqual([
    { label: 'Taxable value', paise: 92_508 },
    { label: 'IGST 12%', paise: 11_101 },
    { label: 'Rounded', paise: -9 },
    { label: 'Credited', paise: 103_600 },
  ]);
  const money = { amountPaise: 1_200, taxablePaise: 0, roundingPaise: 0, taxes: [] };
  expect(creditRows(money, false)).toEqual([{ label: 'Credited', paise: 1_200 }]);
  expect(creditRows({ ...note, couponPaise: 7_492 }, false).slice(0, 3)).toEqual([
    { label: 'Items', paise: 100_000 },
    { label: 'Coupon', paise: -7_492 },
    { label: 'Taxable value', paise: 92_508 },
  ]);
  const rest = creditRows({ ...note, amountPaise: 102_400, roundingPaise: -1_209 }, false);
  expect(rest.at(-2)).toEqual({ label: 'Previously credited', paise: -1_209 });
});
