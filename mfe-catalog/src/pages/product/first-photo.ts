import type { Photo, Product } from '@shop/contracts';
import { colourOf, coloursOf, photoOfColour } from '@shop/contracts/product-colours';
import { readChoice } from './choice-query';

/** The photo that a product's page shows first: that of the colour in its address. */
export function firstPhoto(product: Product, search: string): Photo {
  return photoOfColour(product, colourOf(coloursOf(product), readChoice(search).color));
}
