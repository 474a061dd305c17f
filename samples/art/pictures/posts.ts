import { PIGMENTS, SHOP, tint } from '../palette';
import { blockPrint } from '../recipes/block-print';
import { dipPen } from '../recipes/dip-pen';
import { ephemera } from '../recipes/ephemera';
import { notebook } from '../recipes/notebook';
import { planner } from '../recipes/planner';
import { postage } from '../recipes/postage';
import { rubberStamp } from '../recipes/rubber-stamp';
import { sketchbook } from '../recipes/sketchbook';
import { washiRoll } from '../recipes/washi-roll';
import { square } from './square';
import { STAMPS } from './stamps';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Teal, Kraft, Ink } = PIGMENTS;

/** What the journal's posts show between their paragraphs. */
export const POST_PICTURES = [
  square('washi-marigold', tint(Leaf, 0.72), (c) =>
    washiRoll(c, { motif: 'marigold', ground: tint(Marigold, 0.5), print: '#b8640f' }),
  ),
  square('ephemera-railway', tint(Teal, 0.62), (c) =>
    ephemera(c, { emblem: 'engine', ink: Vermilion, second: Ink, ticket: 'Third Class', label: 'Luggage' }),
  ),
  square('stamp-leaf', SHOP.buff, (c) => rubberStamp(c, { imprint: 'leaf', ink: Leaf, wood: '#7a4a2c' })),
  square('postage-mail', SHOP.buff, (c) => postage(c, [STAMPS.mail, STAMPS.sparrow, STAMPS.sun], '02 OCT')),
  square('notebook-vermilion', SHOP.buff, (c) =>
    notebook(c, {
      cloth: Vermilion,
      thread: '#f4e7c4',
      label: 'बही',
      line: '192 PAGES, RULED',
      devanagari: true,
    }),
  ),
  square('sketchbook-kraft', tint(Teal, 0.58), (c) =>
    sketchbook(c, { cover: Kraft, ink: Ink, emblem: 'sparrow', pencil: Vermilion }),
  ),
  square('planner-plum', SHOP.buff, (c) =>
    planner(c, { cover: Plum, ink: Leaf, month: 'Kartik', motif: 'marigold', emblem: 'diya' }),
  ),
  square(
    'dip-pen-wood',
    SHOP.paper,
    (c) => dipPen(c, { holder: '#a5703f', ink: Indigo, tin: Vermilion }),
    'ruled',
  ),
  square('block-indigo', SHOP.kraft, (c) =>
    blockPrint(c, { ink: Indigo, cloth: '#f4ead6', emblem: 'lotus' }),
  ),
];
