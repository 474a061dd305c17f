import { PIGMENTS, SHOP, tint } from '../palette';
import {
  brushAcross,
  brushRoll,
  charcoalMarks,
  charcoalTin,
  palette,
  pigmentHeaps,
  pigmentJars,
  tiedRoll,
  tubes,
  washSheet,
} from '../recipes/art-boxes';
import { paints } from '../recipes/paints';
import { brushRow } from '../recipes/pastes';
import { place } from '../svg';
import type { Shelf } from './art';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Rose, Teal } = PIGMENTS;

const PANS = [Vermilion, Marigold, '#e8c63d', Leaf, Indigo, Teal, Plum, '#8a4b2c'];
const EARTHS = [
  { name: 'Yellow Ochre', colour: '#c9922e' },
  { name: 'Geru', colour: '#9c3f26' },
  { name: 'Red Ochre', colour: '#b4602f' },
  { name: 'Green Earth', colour: '#6d7f55' },
  { name: 'Lamp Black', colour: '#2b2a2c' },
  { name: 'Chalk', colour: '#e9e2d0' },
];
const CHARCOALS = ['#4f5b68', '#59694a', '#5e4562', '#b39a6d', '#5b7a8c', '#8e4a30'];

export const ART_SUPPLIES: Shelf = {
  'enamel-paintbox-eight-pans': {
    main: (canvas) => paints(canvas, { enamel: '#2d3a55', pans: PANS }),
    use: (canvas) => brushRow(canvas, ['#2d3a55', '#c79a62'], PANS),
    ground: SHOP.paper,
    surface: 'grid',
  },
  'earth-pigments-six-jars': {
    main: (canvas) => pigmentJars(canvas, EARTHS),
    use: (canvas) => pigmentHeaps(canvas, EARTHS),
    ground: tint(Teal, 0.5),
  },
  'sindoor-neel-watercolour-duo': {
    main: (canvas, ink) =>
      ink === Vermilion
        ? tubes(canvas, Vermilion, Indigo, ['Sindoor', 'Neel'])
        : tubes(canvas, Indigo, Vermilion, ['Neel', 'Sindoor']),
    use: (canvas) => washSheet(canvas, Vermilion, Indigo),
    ground: tint(Marigold, 0.55),
  },
  'student-brush-set-in-a-roll': {
    main: (canvas) => brushRoll(canvas, '#4a6f8c'),
    use: (canvas) => tiedRoll(canvas, '#4a6f8c'),
    ground: tint(Rose, 0.5),
  },
  'tinted-charcoal-tin-of-six': {
    main: (canvas) => charcoalTin(canvas, CHARCOALS, '#2b3a44'),
    use: (canvas) => charcoalMarks(canvas, CHARCOALS),
    ground: SHOP.kraft,
  },
  'mixing-palette-white-enamel': {
    main: (canvas) => palette(canvas, '#f6f3ea', []),
    use: (canvas) =>
      palette(canvas, '#f6f3ea', [Vermilion, Marigold, '#e8c63d', Indigo, Leaf, '#8a4b2c']) +
      place(120, 330, brushAcross(canvas, Vermilion, Indigo), -18, 0.9),
    ground: '#3c6a55',
  },
};
