import type { Emblem } from '../emblems';
import { PIGMENTS, SHOP, tint } from '../palette';
import { flakes } from '../recipes/flakes';
import { stickerBook } from '../recipes/sticker-book';
import { stickerSheet } from '../recipes/sticker-sheet';
import { square } from './square';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Rose, Teal, Brass } = PIGMENTS;

const POST: Emblem[] = ['postbox', 'envelope', 'sparrow', 'key', 'star'];
const GARDEN: Emblem[] = ['lotus', 'leaf', 'marigold', 'sparrow', 'sun'];
const RAILWAY: Emblem[] = ['engine', 'glass', 'umbrella', 'hill', 'key'];
const BAZAAR: Emblem[] = ['diya', 'paisley', 'kite', 'marigold', 'glass'];
const DUSK = [Vermilion, Indigo, Marigold, Plum];
const BED = [Leaf, Rose, Marigold, Teal, Plum];
const CLOTH = [Vermilion, Teal, Brass, Indigo];

export const STICKERS = [
  square('stickers-post', SHOP.kraft, (c) =>
    stickerSheet(c, { emblems: POST, inks: [Vermilion, Indigo, Leaf, Brass], sheet: '#e7eef0' }),
  ),
  square('stickers-garden', tint(Leaf, 0.6), (c) =>
    stickerSheet(c, { emblems: GARDEN, inks: BED, sheet: '#f3ecd9' }),
  ),
  square('stickers-railway', SHOP.buff, (c) =>
    stickerSheet(c, { emblems: RAILWAY, inks: DUSK, sheet: '#e9e4ee' }),
  ),
  square('sticker-book-indigo', SHOP.buff, (c) =>
    stickerBook(c, { cover: Indigo, emblems: [...POST, ...RAILWAY], inks: DUSK }),
  ),
  square('sticker-book-vermilion', SHOP.inland, (c) =>
    stickerBook(c, { cover: Vermilion, emblems: [...BAZAAR, 'lotus', 'sun'], inks: CLOTH }),
  ),
  square(
    'flakes-garden',
    SHOP.paper,
    (c) => flakes(c, { emblems: GARDEN, inks: BED, header: Leaf, name: 'Botanicals' }),
    'grid',
  ),
  square('flakes-bazaar', tint(Marigold, 0.62), (c) =>
    flakes(c, { emblems: BAZAAR, inks: CLOTH, header: Vermilion, name: 'Bazaar' }),
  ),
];
