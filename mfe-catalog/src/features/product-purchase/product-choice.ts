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

/** The colour that is asked for when the product has it, else its first; null for a product without colours. */
export function colourOf(colours: readonly string[], wanted: string | null): string | null {
  return wanted !== null && colours.includes(wanted) ? wanted : (colours[0] ?? null);
}

/** The index of the photo of a colour, which has the colour's position; null for a colour that has no photo. */
export function photoIndexOf(
  colours: readonly string[],
  color: string | null,
  photoCount: number,
): number | null {
  const index = color === null ? -1 : colours.indexOf(color);
  return index >= 0 && index < photoCount ? index : null;
}
