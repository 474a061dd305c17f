import type { ProductCard } from '@shop/contracts';

/** Identifies a cart line by product and colour. `color` is missing in lines of older shops. */
export interface ColouredLine {
  readonly productId: string;
  readonly color?: string | null;
  /** Comma-separated colours of the product, as in the API. */
  readonly colors: string;
}

/** A product's photos, as the API sends or stores them. */
interface Photographed<Picture> {
  readonly mainPhoto: Picture;
  readonly photos?: readonly Picture[];
}

/** The colour names of a product, in the order of its photos. */
export function coloursOf({ colors }: Pick<ProductCard, 'colors'>): readonly string[] {
  return colors
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The requested colour if the product has it, otherwise its first one; null for a product without colours. */
export function colourOf(colours: readonly string[], requested: string | null | undefined): string | null {
  return colours.find((name) => name === requested) ?? colours[0] ?? null;
}

/** The colour of a cart line; null for a product without colours. A line without a colour has the first one. */
export function lineColour(line: Omit<ColouredLine, 'productId'>): string | null {
  return colourOf(coloursOf(line), line.color);
}

/** The identity of a cart line: the same product in the same colour has the same key. */
export function lineKey(line: ColouredLine): string {
  return JSON.stringify([line.productId, lineColour(line)]);
}

/** A product's photos, the main one first. A card has only the main one. */
export function photosOf<Picture>({ mainPhoto, photos = [] }: Photographed<Picture>): readonly Picture[] {
  return [mainPhoto, ...photos];
}

/** The index of a colour's photo: photos and colours have the same order. Null for a colour without a photo. */
export function photoIndexOf(
  colours: readonly string[],
  color: string | null,
  photoCount: number,
): number | null {
  const index = color === null ? -1 : colours.indexOf(color);
  return index >= 0 && index < photoCount ? index : null;
}

/** The photo of a product in a colour; its main photo if that colour has none. */
export function photoOfColour<Picture>(
  product: Photographed<Picture> & Pick<ProductCard, 'colors'>,
  color: string | null,
): Picture {
  const photos = photosOf(product);
  return photos[photoIndexOf(coloursOf(product), color, photos.length) ?? 0] ?? product.mainPhoto;
}
