import { PIGMENTS, SHOP, tint } from '../palette';
import { blockPrint } from '../recipes/block-print';
import { ephemera } from '../recipes/ephemera';
import { greetingCard } from '../recipes/greeting-card';
import { notebook } from '../recipes/notebook';
import { pen } from '../recipes/pen';
import { rubberStamp } from '../recipes/rubber-stamp';
import { stickerSheet } from '../recipes/sticker-sheet';
import { washiRoll } from '../recipes/washi-roll';
import { square } from './square';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Rose, Teal, Kraft } = PIGMENTS;

/** What stands for each category on the home page. */
export const CIRCLES = [
  square('stickers-garden', tint(Leaf, 0.6), (c) =>
    stickerSheet(c, {
      emblems: ['lotus', 'leaf', 'marigold', 'sparrow', 'sun'],
      inks: [Leaf, Rose, Marigold, Teal, Plum],
      sheet: '#f3ecd9',
    }),
  ),
  square('washi-vermilion', SHOP.inland, (c) =>
    washiRoll(c, { motif: 'booti', ground: Vermilion, print: SHOP.buff }),
  ),
  square('ephemera-post', SHOP.buff, (c) =>
    ephemera(c, {
      emblem: 'postbox',
      ink: Indigo,
      second: Vermilion,
      ticket: 'Money Order',
      label: 'By Post',
    }),
  ),
  square('stamp-lotus', SHOP.inland, (c) =>
    rubberStamp(c, { imprint: 'lotus', ink: Vermilion, wood: '#a5703f' }),
  ),
  square('notebook-indigo', SHOP.inland, (c) =>
    notebook(c, { cloth: Indigo, thread: '#f4e7c4', label: 'Bahi No. 7', line: '192 PAGES, RULED' }),
  ),
  square('pen-indigo', SHOP.paper, (c) => pen(c, { barrel: '#235f80', ink: Indigo }), 'ruled'),
  square('greeting-diya', SHOP.night, (c) =>
    greetingCard(c, {
      envelope: Kraft,
      card: '#fbeed0',
      ink: Vermilion,
      accent: Marigold,
      emblem: 'diya',
      motif: 'marigold',
      words: 'शुभ',
    }),
  ),
  square('block-vermilion', SHOP.inland, (c) =>
    blockPrint(c, { ink: Vermilion, cloth: '#f7f0de', emblem: 'paisley' }),
  ),
];
