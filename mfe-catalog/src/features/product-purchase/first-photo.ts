import type { Photo, Product } from '@shop/contracts';
import { readChoice } from './choice-query';
import { colourOf, coloursOf, photoIndexOf, photosOf } from './product-choice';

/** The photo that a product's page shows first: that of the colour in its address. */
export function firstPhoto(product: Product, search: string): Photo {
  const colours = coloursOf(product);
  const photos = photosOf(product);
  const color = colourOf(colours, readChoice(search).color);
  return photos[photoIndexOf(colours, color, photos.length) ?? 0] ?? product.mainPhoto;
}
