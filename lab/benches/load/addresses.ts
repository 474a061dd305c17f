import { paths } from '@shop/config';

/**
 * The home page at an uncached URL: every query parameter except known advertising parameters is part of the cache
 * key, so each number is a separately rendered page.
 */
export const uncachedHome = (number: number): string => `${paths.home}?visit=${number}`;

/** Pages that many shoppers open: the home page, the list of all products, and products. */
export const popularPages = (slugs: readonly string[]): readonly string[] => [
  paths.home,
  paths.allProducts,
  ...slugs.map((slug) => paths.product(slug)),
];

/** One of this many requests in a flood is for an uncached page. */
const uncachedEvery = 5;

/** The requested URLs: one popular page, uncached pages, or mostly popular pages with some uncached ones. */
export type Asked =
  | { readonly kind: 'cached'; readonly page: string }
  | { readonly kind: 'uncached' }
  | { readonly kind: 'mixed'; readonly pages: readonly string[] };

/**
 * An infinite sequence of URLs. `first` is the first number of uncached URLs: runs on one shop must not share
 * numbers.
 */
export function addressesOf(asked: Asked, first: number): () => string {
  let number = first;
  return () => {
    number += 1;
    if (asked.kind === 'cached') return asked.page;
    if (asked.kind === 'uncached' || number % uncachedEvery === 0) return uncachedHome(number);
    return asked.pages[number % asked.pages.length] ?? paths.home;
  };
}
