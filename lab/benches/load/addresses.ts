import { paths } from '@shop/config';

/**
 * The home page at an uncached URL: every query parameter is part of the cache key,
 * unless it is known to be an advertiser's. So each number is a page that has to be rendered.
 */
export const uncachedHome = (number: number): string => `${paths.home}?visit=${number}`;

/** Pages that many shoppers open: the home page, the list of all products, and products. */
export const popularPages = (slugs: readonly string[]): readonly string[] => [
  paths.home,
  paths.allProducts,
  ...slugs.map((slug) => paths.product(slug)),
];

/** Of a flood's requests one in so many is for a page that no cache has. */
const uncachedEvery = 5;

/** The requested addresses: one popular page, pages that have to be rendered, or mostly popular ones with some of those. */
export type Asked =
  | { readonly kind: 'cached'; readonly page: string }
  | { readonly kind: 'uncached' }
  | { readonly kind: 'mixed'; readonly pages: readonly string[] };

/** Addresses in turn, without end. `first` numbers those that no cache has: no two runs on one shop may share a number. */
export function addressesOf(asked: Asked, first: number): () => string {
  let number = first;
  return () => {
    number += 1;
    if (asked.kind === 'cached') return asked.page;
    if (asked.kind === 'uncached' || number % uncachedEvery === 0) return uncachedHome(number);
    return asked.pages[number % asked.pages.length] ?? paths.home;
  };
}
