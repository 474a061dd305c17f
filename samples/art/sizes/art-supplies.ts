import type { Sizes } from './sized';

export const ART_SUPPLIES_SIZES: Sizes = {
  'enamel-paintbox-eight-pans': {
    use: 'six strokes, six brushes',
    size: { turn: 6, box: [-368, -428, 532, 488], part: [-369, -430, 345, 378], wide: 120 },
  },
  'earth-pigments-six-jars': {
    use: 'six heaps of pigment',
    size: { box: [-444, -384, 444, 404], wide: 150 },
  },
  'sindoor-neel-watercolour-duo': {
    use: 'mixed, from one to the other',
    size: { turn: 1.5, box: [-336, -460, 380, 444], tall: 120 },
  },
  'student-brush-set-in-a-roll': {
    use: 'rolled and tied',
    size: { turn: 5, box: [-448, -308, 468, 284], wide: 320 },
  },
  'tinted-charcoal-tin-of-six': {
    use: 'lines and washes',
    size: { turn: 3, box: [-384, -460, 408, 432], tall: 130 },
  },
  'mixing-palette-white-enamel': {
    use: 'with paint on it',
    size: { box: [-448, -336, 448, 336], wide: 240, tall: 170 },
  },
};
