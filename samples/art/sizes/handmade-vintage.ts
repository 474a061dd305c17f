import type { Sizes } from './sized';

export const HANDMADE_VINTAGE_SIZES: Sizes = {
  'petal-inclusion-handmade-paper': {
    use: 'two sheets on a striped cloth',
    size: { turn: 5, box: [-340, -416, 500, 508], part: [-329, -394, 231, 366], tall: 297 },
  },
  'indigo-dyed-deckle-sheets': {
    use: 'a letter in white ink',
    size: { box: [-308, -428, 372, 464], part: [-300, -420, 300, 420], wide: 300, tall: 420 },
  },
  'elephant-grass-paper-rough': {
    use: 'an invitation',
    size: { turn: -10.5, box: [-448, -404, 468, 384], wide: 330 },
  },
  'marbled-sheets-from-pondicherry': {
    use: 'folded at a corner',
    size: { of: 'use', turn: 4, box: [-432, -320, 444, 376], wide: 500 },
  },
  'seed-paper-tulsi-marigold': {
    use: 'sown, in a pot',
    size: { turn: 1, box: [-412, -488, 480, 432], wide: 290 },
  },
  'teak-printing-block-paisley': {
    use: 'printed on a parcel',
    size: { turn: 3, box: [-472, -440, 472, 464], part: [-402, -396, -217, -211], wide: 80 },
  },
  'border-block-running-creeper': {
    use: 'its carved face and its back',
    size: { turn: 7, box: [-512, -472, 512, 484], part: [-371, -34, 469, 228], wide: 120, tall: 35 },
  },
  'first-block-printing-kit': {
    use: 'three napkins',
    size: { turn: 4, box: [-424, -464, 440, 468], wide: 330 },
  },
  'framed-block-print-lotus-tank': {
    use: 'unframed, with its block',
    size: { box: [-372, -468, 372, 468], wide: 300, tall: 400 },
  },
  'night-mail-matchbox-print': {
    use: 'on paper, pinned up',
    size: { turn: -3, box: [-312, -432, 312, 432], wide: 210, tall: 297 },
  },
  'matchbox-label-album-60-labels': {
    use: 'shut',
    size: { of: 'use', turn: -4, box: [-320, -400, 336, 412], tall: 230 },
  },
  'empty-matchboxes-pack-of-20': {
    use: 'nine in a row of drawers',
    size: { box: [-448, -324, 456, 476], wide: 230 },
  },
  'matchbox-theatre-cut-fold': {
    use: 'its figures',
    size: { turn: 2, box: [-424, -352, 424, 332], wide: 200 },
  },
  'mint-stamp-reproductions-lotus-issue': {
    use: 'three stamps torn off',
    size: { turn: 4, box: [-460, -436, 460, 436], wide: 200 },
  },
  'bag-of-used-stamps-200': {
    use: 'nine mounted on a page',
    size: { turn: -1, box: [-452, -436, 472, 480], tall: 190 },
  },
  'inland-letter-forms-unused-pack-of-10': {
    use: 'written on',
    size: { turn: 6.5, box: [-428, -460, 460, 480], wide: 205 },
  },
  'night-mail-postage-print-framed': {
    use: 'close to, with its perforations',
    size: { box: [-360, -420, 360, 420], wide: 250, tall: 300 },
  },
  'chai-tin-lithographed': {
    use: 'open, full of nibs and pins',
    size: { box: [-408, -360, 408, 380], part: [-400, -360, 400, 370], wide: 160 },
  },
  'brass-desk-bell-hill-station': {
    use: 'from above',
    size: { box: [-444, -280, 444, 396], part: [-365, -280, 360, 396], wide: 80, word: 'across' },
  },
  'engine-drivers-lantern-tin': {
    use: 'lit',
    size: { turn: -3, box: [-248, -400, 304, 436], tall: 220, word: 'high' },
  },
};
