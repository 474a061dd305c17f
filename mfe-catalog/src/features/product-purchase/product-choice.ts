import type { Photo, ProductCard } from '@shop/contracts';

/** A product's photos, the main one first. A card of a list knows no others. */
export function photosOf(product: ProductCard & { readonly photos?: readonly Photo[] }): readonly Photo[] {
  return [product.mainPhoto, ...(product.photos ?? [])];
}

/** The colour names of a product, in the order of its photos. */
export function coloursOf({ colors }: Pick<ProductCard, 'colors'>): readonly string[] {
  return colors
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
