import type { Picture } from '../picture';
import { DRAWINGS } from '../products';
import { picturesOf } from '../products/picture-of';
import { SIZES } from '../sizes';
import { categorySlugs, productsOf } from '../products/subjects';

/** The photos of every product that has a drawing, category by category, the main one before the further ones. */
export const PRODUCT_PICTURES: readonly Picture[] = categorySlugs.flatMap((category) =>
  productsOf(category).flatMap((product, position) => {
    const [art, views] = [DRAWINGS[product.slug], SIZES[product.slug]];
    return art && views ? picturesOf(product, art, views, position) : [];
  }),
);
