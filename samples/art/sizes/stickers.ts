import type { Sizes } from './sized';

export const STICKERS_SIZES: Sizes = {
  'letterbox-red-sticker-sheet': {
    use: 'on the page of a letter',
    size: { box: [-352, -460, 352, 460], wide: 105, tall: 148 },
  },
  'dak-ghar-vintage-stickers-set-of-4-sheets': {
    use: 'on an envelope',
    size: { box: [-352, -460, 352, 460], wide: 105, tall: 148 },
  },
  'railway-tiffin-sticker-sheet': {
    use: 'on a steel tiffin',
    size: { box: [-352, -460, 352, 460], wide: 105, tall: 148 },
  },
  'botanical-plate-stickers': {
    use: 'on a jar and a tin',
    size: { box: [-460, -352, 460, 352], wide: 148, tall: 105, beside: 'mat' },
  },
  'night-mail-stickers': {
    use: 'on the cover of a notebook',
    size: { box: [-352, -460, 352, 460], wide: 105, tall: 148 },
  },
  'bazaar-signboard-stickers': {
    use: 'on the cover of a notebook',
    size: { box: [-352, -460, 352, 460], wide: 105, tall: 148 },
  },
  'monsoon-umbrella-stickers': {
    use: 'on the days of a calendar',
    size: { box: [-352, -460, 352, 460], wide: 105, tall: 148 },
  },
  'grandfathers-desk-sticker-set': {
    use: 'on the days of a calendar',
    size: { box: [-456, -488, 436, 440], part: [-420, -465, 400, -60], wide: 95 },
  },
  'tea-stall-sticker-sheet': {
    use: 'on a jar and a tin',
    size: { box: [-352, -460, 352, 460], wide: 105, tall: 148 },
  },
  'ring-bound-sticker-book-large': {
    use: 'shut, its cover',
    size: { of: 'use', turn: -4, box: [-352, -412, 336, 424], wide: 150, tall: 200 },
  },
  'pocket-sticker-book': {
    use: 'open, stickers on both pages',
    size: { turn: -4, box: [-280, -412, 296, 424], wide: 95, tall: 130 },
  },
  'herbarium-sticker-book': {
    use: 'open, stickers on both pages',
    size: { turn: -4, box: [-332, -412, 344, 424], tall: 210 },
  },
  'stamp-collectors-sticker-album': {
    use: 'open, stickers on both pages',
    size: { turn: -4, box: [-340, -412, 356, 424], tall: 240 },
  },
  'childrens-first-sticker-book': {
    use: 'open, stickers on both pages',
    size: { turn: -4, box: [-380, -412, 396, 424], tall: 230 },
  },
  'sticker-book-refill-leaves-pack-of-20': {
    use: 'in a ring book, stickers on the leaves',
    size: { box: [-320, -412, 360, 440], part: [-320, -410, 320, 410], wide: 140, tall: 190 },
  },
  'festival-sticker-book': {
    use: 'open, stickers on both pages',
    size: { turn: -4, box: [-392, -412, 404, 424], wide: 180, tall: 180 },
  },
  'round-seal-sticker-roll-500-pieces': {
    use: 'on a parcel',
    size: { box: [0, -112, 760, 112], part: [11, -84, 179, 84], wide: 25 },
  },
  'thank-you-sticker-roll': {
    use: 'on a parcel',
    size: { box: [0, -112, 760, 112], part: [9, -86, 181, 86], wide: 38 },
  },
  'airmail-label-roll': {
    use: 'on a parcel',
    size: { box: [0, -112, 692, 112], part: [12, -65, 218, 65], wide: 60 },
  },
  'numbered-sticker-roll-1-to-500': {
    use: 'on a parcel',
    size: { box: [-12, -112, 760, 112], part: [3, -72, 148, 73], wide: 20 },
  },
  'marigold-border-roll-sticker': {
    use: 'on a page of a journal',
    size: { turn: 14, box: [-600, -308, 544, 304], part: [-587, -8, 533, 222], tall: 28, word: 'across' },
  },
  'kraft-address-sticker-roll': {
    use: 'on a parcel',
    size: { box: [0, -112, 660, 112], part: [22, -60, 198, 60], wide: 70 },
  },
  'mini-star-sticker-roll': {
    use: 'on a parcel',
    size: { box: [0, -112, 696, 112], part: [35, -79, 81, -33], wide: 8 },
  },
  'garden-flakes-pack-of-45': { use: 'on an envelope', size: { box: [-444, -444, 420, 420], wide: 150 } },
  'bazaar-flakes-pack-of-45': { use: 'on an envelope', size: { box: [-432, -444, 468, 444], wide: 150 } },
  'pressed-flower-flakes-transparent': {
    use: 'on a page of a journal',
    size: { turn: -1.5, box: [-488, -440, 496, 440], wide: 200 },
  },
  'old-ledger-flakes': {
    use: 'pasted on a page of a journal',
    size: { turn: 0.5, box: [-472, -428, 516, 476], wide: 210 },
  },
  'kite-festival-flakes': {
    use: 'on an envelope',
    size: { turn: 1.5, box: [-480, -444, 432, 540], wide: 175 },
  },
  'postal-flakes-with-cancelled-edges': {
    use: 'pasted on a page of a journal',
    size: { turn: -2.5, box: [-508, -508, 484, 496], wide: 130 },
  },
  'sparrow-sky-flakes': { use: 'on an envelope', size: { box: [-488, -424, 456, 448], wide: 160 } },
};
