import { lifted } from '../canvas';
import { PIGMENTS, SHOP, tint } from '../palette';
import type { Picture } from '../picture';
import { blockPrint } from '../recipes/block-print';
import { brushJar } from '../recipes/brush-jar';
import { dipPen } from '../recipes/dip-pen';
import { ephemera } from '../recipes/ephemera';
import { inkBottle } from '../recipes/ink-bottle';

import { journal } from '../recipes/journal';
import { notebook } from '../recipes/notebook';
import { paperStack } from '../recipes/paper-stack';
import { fountainPen } from '../recipes/pen';
import { planner } from '../recipes/planner';
import { postageStamp } from '../recipes/postage';
import { rubberStamp } from '../recipes/rubber-stamp';
import { spools } from '../recipes/spools';
import { tapeStrips } from '../recipes/tape-strips';
import { washiRoll } from '../recipes/washi-roll';
import { seal, waxSeal } from '../recipes/wax-seal';
import { place } from '../svg';
import { STAMPS } from './stamps';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Rose, Teal, Kraft, Ivory } = PIGMENTS;

const wide = (
  id: string,
  ground: string,
  draw: Picture['draw'],
  surface: Picture['surface'] = 'plain',
): Picture => ({
  id,
  width: 1200,
  height: 800,
  ground,
  surface,
  draw,
});

/** Headpieces of the journal, 1200 x 800. */
export const BLOG_PICTURES: readonly Picture[] = [
  wide(
    'blog-bahi',
    SHOP.buff,
    (c) =>
      place(
        -240,
        0,
        notebook(c, { cloth: Vermilion, thread: '#f4e7c4', label: 'बही', devanagari: true }),
        -8,
        0.8,
      ) + place(260, 10, spools(c, [Marigold, Vermilion, Ivory]), 0, 0.62),
    'ledger',
  ),
  wide(
    'blog-inland-letter',
    SHOP.inland,
    (c) =>
      place(-160, 30, waxSeal(c, { wax: Plum, emblem: 'sparrow', envelope: '#b9d3de' }), -3, 0.82) +
      lifted(c, place(350, -90, postageStamp(c, STAMPS.monsoon), 8, 0.82)) +
      lifted(c, place(330, 220, fountainPen(c, '#235f80'), -22, 0.5)),
  ),
  wide(
    'blog-washi',
    SHOP.paper,
    (c) =>
      place(-250, 0, washiRoll(c, { motif: 'rain', ground: '#e8f1f4', print: Indigo }), 0, 0.74) +
      place(
        310,
        40,
        tapeStrips(c, [
          { motif: 'booti', ground: Vermilion, print: SHOP.buff },
          { motif: 'leaf', ground: Leaf, print: SHOP.inland },
          { motif: 'check', ground: Ivory, print: Teal },
        ]),
        84,
        0.6,
      ),
    'grid',
  ),
  wide(
    'blog-nibs',
    SHOP.paper,
    (c) =>
      place(-170, 10, dipPen(c, { holder: '#a5703f', ink: Indigo, tin: Vermilion }), 0, 0.76) +
      place(350, 40, inkBottle(c, { ink: Indigo, name: 'Barsaat' }), 0, 0.62),
    'ruled',
  ),
  wide(
    'blog-block',
    tint(Rose, 0.6),
    (c) =>
      place(-190, 0, blockPrint(c, { ink: Indigo, cloth: '#f4ead6', emblem: 'lotus' }), 0, 0.84) +
      place(
        390,
        0,
        paperStack(c, { sheets: [Vermilion, '#f6efe0', '#2a5f7c'], motif: 'wave', print: '#cfe3ea' }),
        4,
        0.66,
      ),
  ),
  wide(
    'blog-railway',
    tint(Teal, 0.55),
    (c) =>
      place(
        -180,
        20,
        ephemera(c, {
          emblem: 'engine',
          ink: Vermilion,
          second: '#232E48',
          ticket: 'Ticket',
          label: 'Rail',
        }),
        0,
        0.82,
      ) + place(380, 20, journal(c, { leather: '#2d3a55', emblem: 'engine', cord: '#c9a063' }), 8, 0.66),
  ),
  wide(
    'blog-monsoon-care',
    tint(Indigo, 0.62),
    (c) =>
      place(-200, 10, paperStack(c, { sheets: ['#9fc0cf', Ivory, '#dbe8ed', Kraft], band: Leaf }), -4, 0.84) +
      place(
        330,
        10,
        brushJar(c, { glaze: Indigo, emblem: 'umbrella', handles: [Vermilion, '#c79a62', Leaf] }),
        0,
        0.74,
      ),
    'desk',
  ),
  wide(
    'blog-journal-evening',
    SHOP.kraft,
    (c) =>
      place(
        -120,
        10,
        planner(c, { cover: Leaf, ink: Vermilion, month: 'Sawan', motif: 'leaf', emblem: 'glass' }),
        -3,
        0.9,
      ) +
      place(
        420,
        -140,
        washiRoll(c, { motif: 'marigold', ground: tint(Marigold, 0.5), print: '#b8640f', strip: false }),
        0,
        0.46,
      ) +
      lifted(c, place(390, 210, fountainPen(c, Vermilion), -50, 0.5)),
  ),
  wide(
    'blog-first-stamp',
    SHOP.buff,
    (c) =>
      place(-200, 0, rubberStamp(c, { imprint: 'leaf', ink: Leaf, wood: '#a5703f' }), 0, 0.82) +
      lifted(c, place(330, -130, postageStamp(c, STAMPS.lotus), 7, 0.62)) +
      lifted(c, place(390, 190, seal(c, Vermilion, 'leaf'), 0, 0.5)),
  ),
];
