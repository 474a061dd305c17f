import type { Picture } from './picture';
import { BLOG_PICTURES } from './pictures/blog';
import { FINDS, GIFTS } from './pictures/gifts';
import { HERO_PICTURES } from './pictures/heroes';
import { PAPERS } from './pictures/papers';
import { STAMP_PICTURES } from './pictures/stamps';
import { STICKERS } from './pictures/stickers';
import { TAPES } from './pictures/tapes';
import { TOOLS } from './pictures/tools';
import { NOTEBOOKS, PENS } from './pictures/writing';

/** Every picture of the shop, ids unique: products (square), then hero slides, then the journal. */
export const PICTURES: readonly Picture[] = [
  ...TAPES,
  ...STICKERS,
  ...PAPERS,
  ...STAMP_PICTURES,
  ...NOTEBOOKS,
  ...PENS,
  ...TOOLS,
  ...GIFTS,
  ...FINDS,
  ...HERO_PICTURES,
  ...BLOG_PICTURES,
];
