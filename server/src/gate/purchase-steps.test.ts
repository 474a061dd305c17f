import { expect, it } from '@jest/globals';
import { chooseProducts } from './purchase-steps';
import type { ProductFacts } from './shop-facts';

const product = (slug: string, change: Partial<ProductFacts> = {}): [string, ProductFacts] => [
  slug,
  { slug, title: slug, paise: 100, isForSale: true, ...change },
];
const chosen = (...products: [string, ProductFacts][]) =>
  chooseProducts(new Map(products)).map(({ slug }) => slug);

it('fills a cart with three products, including one with a Hindi name', () => {
  const all = [product('tape'), product('pen'), product('ink'), product('bahi', { title: 'Bahi बही' })];
  expect(chosen(...all)).toEqual(['bahi', 'tape', 'pen']);
  expect(chosen(...all.slice(0, 3))).toEqual(['tape', 'pen', 'ink']);
});

it('leaves out products that are not for sale, and uses the available ones', () => {
  expect(chosen(product('bahi', { title: 'बही', isForSale: false }), product('tape'))).toEqual(['tape']);
  expect(chosen()).toEqual([]);
});
