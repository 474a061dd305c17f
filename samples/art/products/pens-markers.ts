import { PIGMENTS, SHOP, tint } from '../palette';
import { brushPens } from '../recipes/brush-pens';
import {
  brushSwatches,
  chiselLetters,
  dualSwatches,
  goldGreeting,
  linerDrawing,
  whiteOnKraft,
} from '../recipes/marker-strokes';
import { dualTwelve, fineLiners, metallicTrio, penRoll, signboard, whiteGel } from '../recipes/markers';
import type { Shelf } from './art';

const { Vermilion, Marigold, Leaf, Indigo, Plum, Slate, Rose } = PIGMENTS;

const FESTIVAL = [Vermilion, Marigold, Leaf, Indigo, Plum];
const EARTH = ['#9a4a2c', '#c9953f', '#6b7345', Slate, '#4b3a38'];
const LORRY = ['#c2281f', '#e57b1c', '#1f7a4a', '#1c5fa8', '#c2347a', '#5b2f86'];
const RAIN = [
  '#7a8b99',
  '#5f7d80',
  '#8fa38f',
  '#6b7345',
  '#a89a6b',
  '#b58a6b',
  '#9a6b5e',
  '#8a5f72',
  '#6c5f80',
  '#4f5f7d',
  '#5b5348',
  '#39434f',
];

export const PENS_MARKERS: Shelf = {
  'brush-pens-festival-five': {
    main: (canvas) => brushPens(canvas, FESTIVAL),
    use: (canvas) => brushSwatches(canvas, FESTIVAL, ['SINDOOR', 'MARIGOLD', 'NEEM', 'INDIGO', 'JAMUN']),
    ground: SHOP.paper,
    surface: 'grid',
  },
  'brush-pens-earth-five': {
    main: (canvas) => penRoll(canvas, EARTH),
    use: (canvas) => brushSwatches(canvas, EARTH, ['LATERITE', 'OCHRE', 'MOSS', 'SLATE', 'WET BARK']),
    ground: '#eadfc8',
  },
  'fine-liner-set-sepia-black': { main: fineLiners, use: linerDrawing, ground: SHOP.buff },
  'chisel-markers-signboard-six': {
    main: (canvas) => signboard(canvas, LORRY),
    use: (canvas) => chiselLetters(canvas, LORRY),
    ground: '#3f8f8a',
  },
  'white-gel-pens-pair': { main: whiteGel, use: whiteOnKraft, ground: SHOP.kraft },
  'dual-tip-washi-markers-twelve-muted': {
    main: (canvas) => dualTwelve(canvas, RAIN),
    use: (canvas) => dualSwatches(canvas, RAIN),
    ground: '#d7e0e4',
  },
  'metallic-brush-pens-gota-trio': { main: metallicTrio, use: goldGreeting, ground: tint(Rose, 0.5) },
};
