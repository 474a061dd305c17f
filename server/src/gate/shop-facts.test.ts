import { expect, it } from '@jest/globals';
import { wrongProducts, type ProductFacts, type ShownProduct } from './shop-facts';

const products = new Map<string, ProductFacts>([
  ['washi', { slug: 'washi', title: 'Booti Washi Tape', paise: 12_750, isForSale: true }],
  ['bahi', { slug: 'bahi', title: 'Bahi बही', paise: 64_000, isForSale: true }],
]);
const shown = (slug: string, text: string, ...paise: number[]): ShownProduct => ({ slug, text, paise });
const washi = shown('washi', 'WT-0142 booti  washi\nTape ₹127.50 + GST', 12_750);
const bahi = shown('bahi', 'Bahi बही ₹640.00', 64_000);

it('reports nothing if names and prices match the API', () => {
  expect(wrongProducts([washi, bahi], [washi, bahi], products)).toEqual([]);
});

it('reports a price that differs from the API, and a truncated name', () => {
  const dear = { ...washi, paise: [127_500] };
  const nameless = { ...bahi, text: 'Bahi ₹640.00' };
  expect(wrongProducts([dear, nameless], [washi, bahi], products)).toEqual([
    'shows ₹1275.00 for “Booti Washi Tape”, which costs ₹127.50',
    'leaves out the name of “Bahi बही”',
  ]);
  expect(wrongProducts([{ ...washi, paise: [] }], [washi], products)).toEqual([
    'shows no price for “Booti Washi Tape”, which costs ₹127.50',
  ]);
});

it('ignores faults that the live page also has, and products that cannot be compared', () => {
  const dear = { ...washi, paise: [127_500] };
  expect(wrongProducts([dear], [dear], products)).toEqual([]);
  expect(wrongProducts([dear], [], products)).toEqual([]);
  expect(wrongProducts([shown('unknown', 'x', 1)], [shown('unknown', 'x', 1)], products)).toEqual([]);
});
