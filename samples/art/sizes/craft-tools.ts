import type { Sizes } from './sized';

export const CRAFT_TOOLS_SIZES: Sizes = {
  'stork-necked-paper-scissors': {
    use: 'cutting leaves of coloured paper',
    size: { turn: -20, box: [-296, -432, 236, 420], tall: 120, word: 'long' },
  },
  'tailors-shears-eight-inch': {
    use: 'cutting cloth',
    size: { turn: 20, box: [-220, -460, 376, 408], tall: 200, word: 'long' },
  },
  'deckle-edge-scissors': {
    use: 'photographs with deckled edges',
    size: { turn: -20, box: [-328, -424, 228, 416], tall: 160, word: 'long' },
  },
  'snap-off-knife-slim-brass': {
    use: 'cutting a card',
    size: { turn: 38, box: [-456, -128, 524, 528], wide: 140 },
  },
  'letter-opener-pen-nib-shaped': {
    use: 'in an opened letter',
    size: { turn: -20, box: [-148, -436, 148, 416], tall: 190, word: 'long' },
  },
  'thread-snips': {
    use: 'beside spools of thread',
    size: { turn: -40, box: [-296, -368, 532, 420], tall: 130 },
  },
  'marigold-shape-punch': {
    use: 'a wreath of its flowers on a card',
    size: { box: [-468, -388, 388, 496], part: [-412, 197, -328, 281], wide: 25 },
  },
  'corner-rounder-three-radii': {
    use: 'three photographs with rounded corners',
    size: { turn: 1.5, box: [-356, -340, 364, 456], wide: 105 },
  },
  'screw-punch-for-bookbinding': {
    use: 'sewn sheets',
    size: { turn: 6, box: [-344, -516, 360, 424], tall: 200 },
  },
  'hole-punch-single-nickel': {
    use: 'three clipped tickets',
    size: { turn: 8.5, box: [-416, -380, 372, 492], tall: 150 },
  },
  'border-punch-scalloped-lace': {
    use: 'three edged cards',
    size: { turn: 4.5, box: [-472, -372, 432, 392], wide: 135 },
  },
  'brass-rule-bone-folder-set': {
    use: 'folding cards',
    size: { turn: -10, box: [-448, -452, 500, 360], part: [-450, 180, 445, 305], wide: 150 },
  },
  'steel-safety-rule-30-cm': {
    use: 'across a cut sheet',
    size: {
      turn: 38,
      box: [-532, -92, 532, 96],
      part: [-502, -92, 498, 96],
      wide: 300,
      word: 'long',
      beside: 'pencil',
    },
  },
  'resin-folder-two-ends': {
    use: 'folding cards',
    size: { turn: 32, box: [-492, -528, 552, 540], part: [-470, -70, 470, 80], wide: 140, word: 'long' },
  },
  'book-press-teak-brass': { use: 'open and empty', size: { box: [-460, -368, 460, 368], wide: 330 } },
  'lettering-guide-ruler-devanagari': {
    use: 'below rows of letters',
    size: { turn: 8, box: [-520, -492, 460, 392], part: [-516, 127, 444, 387], wide: 200, tall: 60 },
  },
  'six-brushes-in-an-indigo-jar': {
    use: 'six strokes, six brushes',
    size: { box: [-284, -452, 292, 460], part: [-215, 0, 215, 455], tall: 95, word: 'high' },
  },
  'paste-brush-wide': {
    use: 'pasting a sheet',
    size: { turn: -20, box: [-172, -468, 168, 392], part: [-165, 150, 170, 395], wide: 50 },
  },
  'wheat-paste-ready-to-mix': { use: 'mixed in a bowl', size: { box: [-300, -360, 300, 420], tall: 150 } },
  'pva-binders-glue-with-spreader': {
    use: 'on the spine of a book',
    size: { box: [-280, -432, 440, 412], tall: 165 },
  },
  'mending-tissue-paste-kit': {
    use: 'over a torn page',
    size: { turn: 4, box: [-424, -464, 440, 468], wide: 240 },
  },
};
