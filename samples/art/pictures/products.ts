import type { Picture } from '../picture';
import { DRAWINGS } from '../products';
import { picturesOf } from '../products/picture-of';
import { categorySlugs, productsOf } from '../products/subjects';

/** The photos of every product that has a drawing, category by category, the main one before the further ones. */
export const PRODUCT_PICTURES: readonly Picture[] = categorySlugs.flatMap((category) =>
  productsOf(category).flatMap((product, position) => {
    const art = DRAWINGS[product.slug];
    return art ? picturesOf(product, art, position) : [];
  }),
);
