import { searchKey } from '@shop/config';
import type { ProductCard } from '@shop/contracts';

/** Products whose title contains the text, however either is composed or capitalised. */
export function matchingProducts(products: readonly ProductCard[], text: string): readonly ProductCard[] {
  const sought = searchKey(text);
  return products.filter(({ title }) => searchKey(title).includes(sought));
}

/** What the page found and, behind it, what only the server did. */
export function mergeProducts(
  found: readonly ProductCard[],
  more: readonly ProductCard[],
): readonly ProductCard[] {
  const known = new Set(found.map(({ _id }) => _id));
  return [...found, ...more.filter(({ _id }) => !known.has(_id))];
}
