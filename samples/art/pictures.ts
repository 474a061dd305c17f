import type { Picture } from './picture';
import { BLOG_PICTURES } from './pictures/blog';
import { CIRCLES } from './pictures/circles';
import { HERO_PICTURES } from './pictures/heroes';
import { POST_PICTURES } from './pictures/posts';
import { PRODUCT_PICTURES } from './pictures/products';

/** Every picture of the shop, ids unique: products, then the home page, then the journal. */
export const PICTURES: readonly Picture[] = [
  ...PRODUCT_PICTURES,
  ...CIRCLES,
  ...HERO_PICTURES,
  ...BLOG_PICTURES,
  ...POST_PICTURES,
];
