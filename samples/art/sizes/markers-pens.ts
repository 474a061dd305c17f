import type { Sizes } from './sized';

export const MARKERS_PENS_SIZES: Sizes = {
  'postal-blue-fountain-pen': {
    use: 'on a letter',
    size: { box: [-348, -44, 420, 196], part: [-350, -46, 420, 46], wide: 138, beside: 'ruler' },
  },
  'clerks-fountain-pen-resin': {
    use: 'on a receipt',
    size: { box: [-348, -48, 420, 200], part: [-350, -46, 420, 46], wide: 132 },
  },
  'ebonite-eyedropper-pen': {
    use: 'on a letter',
    size: { box: [-348, -52, 496, 208], part: [-350, -56, 494, 56], wide: 150 },
  },
  'night-mail-fountain-pen-gift-boxed': {
    use: 'on a letter',
    size: { box: [-348, -44, 420, 196], part: [-350, -46, 420, 46], wide: 136 },
  },
  'pocket-pen-tea-brown': {
    use: 'posted, on a note',
    size: { box: [-384, -64, 260, 64], wide: 105, word: 'long' },
  },
  'student-fountain-pen-with-window': {
    use: 'on a page of lessons',
    size: { box: [-348, -48, 392, 200], part: [-350, -46, 390, 46], wide: 134 },
  },
  'calligraphy-fountain-pen-three-nibs': {
    use: 'letters in broad strokes',
    size: { box: [-348, -40, 420, 192], part: [-350, -46, 420, 46], wide: 140 },
  },
  'brass-bullet-fountain-pen': {
    use: 'shut, beside a card',
    size: { box: [-348, -40, 452, 196], part: [-350, -46, 454, 46], wide: 126 },
  },
  'turned-wood-dip-pen-with-six-nibs': {
    use: 'on a letter',
    size: { box: [-436, -60, 440, 60], wide: 165, beside: 'ruler' },
  },
  'pointed-nibs-tin-of-12': { use: 'a page of copperplate', size: { box: [-440, -460, 432, 440], tall: 85 } },
  'reed-pens-bundle-of-5': {
    use: 'a word in broad strokes',
    size: { box: [-380, -132, 440, 132], wide: 170, word: 'long' },
  },
  'glass-dip-pen-spiral': {
    use: 'on a letter',
    size: { box: [-400, -48, 484, 48], wide: 175, word: 'long' },
  },
  'oblique-holder-sheesham': {
    use: 'a page of copperplate',
    size: { box: [-300, -36, 436, 144], wide: 170 },
  },
  'nib-tin-blotter-set': {
    use: 'blotting a letter',
    size: { turn: 19.5, box: [-376, -524, 312, 488], tall: 185 },
  },
  'brush-pens-festival-five': {
    use: 'five strokes and their names',
    size: { turn: 4, box: [-444, -536, 416, 444], part: [-320, -519, -180, 180], tall: 145 },
  },
  'brush-pens-earth-five': {
    use: 'five strokes and their names',
    size: { box: [-460, -544, 492, 500], tall: 230 },
  },
  'fine-liner-set-sepia-black': {
    use: 'a drawing of a fern',
    size: { turn: 9, box: [-492, -336, 460, 324], wide: 230 },
  },
  'chisel-markers-signboard-six': {
    use: 'strokes and dashes on brown card',
    size: { turn: 3, box: [-412, -444, 432, 528], wide: 240 },
  },
  'white-gel-pens-pair': {
    use: 'writing on a brown envelope',
    size: { turn: 4, box: [-388, -464, 436, 456], tall: 200 },
  },
  'dual-tip-washi-markers-twelve-muted': {
    use: 'twelve strokes',
    size: { box: [-420, -492, 420, 440], tall: 185 },
  },
  'metallic-brush-pens-gota-trio': {
    use: 'on a festival card',
    size: { turn: -3, box: [-404, -460, 400, 480], tall: 210 },
  },
  'barsaat-indigo-ink-60-ml': {
    use: 'a letter written in it',
    size: { box: [-344, -328, 472, 416], part: [-344, -328, 344, 416], tall: 78 },
  },
  'dak-red-ink-60-ml': {
    use: 'a swatch and two lines of writing',
    size: { box: [-300, -360, 476, 424], tall: 88 },
  },
  'neem-green-ink-60-ml': {
    use: 'a swatch and two lines of writing',
    size: { turn: -3, box: [-404, -420, 472, 440], tall: 92 },
  },
  'ink-sampler-three-vials': {
    use: 'its three inks on swatch cards',
    size: { box: [-356, -360, 480, 456], tall: 72 },
  },
  'iron-gall-registrars-ink': {
    use: 'a swatch and two lines of writing',
    size: { turn: -7, box: [-376, -436, 408, 508], tall: 105 },
  },
  'short-cartridges-box-of-24': {
    use: 'filling a pen',
    size: { turn: 4, box: [-384, -452, 408, 444], tall: 105 },
  },
};
