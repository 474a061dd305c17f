import type { Sizes } from './sized';

export const JOURNAL_MATERIALS_SIZES: Sizes = {
  'kraft-scrap-paper-60-sheets': {
    use: 'three weights, stamped',
    size: { turn: 2, box: [-480, -400, 332, 496], part: [-281, -408, 325, 420], wide: 148, tall: 210 },
  },
  'seigaiha-booti-patterned-papers': {
    use: 'its eight patterns side by side',
    size: { box: [-576, -348, 576, 416], wide: 392 },
  },
  'marigold-paper-pad': {
    use: 'its sheets fanned, from yellow to orange',
    size: { turn: 5, box: [-344, -460, 316, 416], wide: 148, tall: 210 },
  },
  'old-account-book-leaves': {
    use: 'pasted into a journal under a photograph',
    size: { box: [-188, -412, 280, 444], part: [-185, -410, 185, 410], wide: 150, tall: 330 },
  },
  'railway-timetable-paper-pack': {
    use: 'the map of the line',
    size: { of: 'use', turn: 3, box: [-312, -444, 312, 444], wide: 148, tall: 210 },
  },
  'tissue-paper-ten-dusk-tones': {
    use: 'torn into a sunset',
    size: { box: [-572, -384, 560, 460], wide: 950, beside: 'hand' },
  },
  'map-paper-of-the-western-ghats': {
    use: 'as the cover of a notebook',
    size: { turn: 2.5, box: [-440, -436, 448, 444], wide: 560, beside: 'hand' },
  },
  'plain-newsprint-pad-large': {
    use: 'trying out pens',
    size: { turn: -4, box: [-360, -456, 372, 432], tall: 297 },
  },
  'third-class-ticket-ephemera-pack': {
    use: 'four of its tickets',
    size: { of: 'use', turn: 0.5, box: [-292, -472, 296, 480], tall: 110 },
  },
  'money-order-ephemera-pack': {
    use: 'a telegram with its postmark',
    size: { turn: 4, box: [-452, -424, 480, 452], wide: 190 },
  },
  'cinema-hall-ephemera-pack': {
    use: 'a song booklet',
    size: { turn: 9, box: [-416, -428, 500, 468], wide: 200 },
  },
  'chemists-label-ephemera-pack': {
    use: 'three of its labels',
    size: { box: [-432, -472, 400, 492], wide: 130 },
  },
  'tea-garden-ephemera-pack': {
    use: 'a chest label',
    size: { of: 'use', turn: 3, box: [-352, -416, 352, 416], tall: 120 },
  },
  'school-slate-ephemera-pack': {
    use: 'a report card with prize seals',
    size: { turn: 1, box: [-464, -472, 464, 464], wide: 200 },
  },
  'bundle-of-odd-papers-100-g': {
    use: 'untied',
    size: { turn: -3.5, box: [-476, -468, 516, 396], wide: 230 },
  },
  'vellum-leaf-print-mist': {
    use: 'over the page of a letter',
    size: { box: [-452, -400, 328, 480], wide: 170 },
  },
  'plain-tracing-pad-90-gsm': {
    use: 'tracing a word',
    size: { turn: 4, box: [-328, -448, 468, 428], part: [-330, -449, 327, 430], tall: 297 },
  },
  'vellum-envelopes-set-of-12': {
    use: 'sealed with wax',
    size: { of: 'use', turn: 6, box: [-424, -300, 424, 300], wide: 162, tall: 114 },
  },
  'pearl-vellum-rose-water': {
    use: 'its sheets fanned',
    size: { turn: -7.5, box: [-376, -432, 400, 452], wide: 240 },
  },
  'architects-onionskin-50-sheets': {
    use: 'a typed letter',
    size: { turn: -3.5, box: [-364, -420, 408, 452], wide: 235 },
  },
  'strung-kraft-tags-pack-of-25': { use: 'on a parcel', size: { box: [-496, -436, 496, 280], wide: 190 } },
  'printed-tag-trio-leaf-sun-sparrow': {
    use: 'on a parcel',
    size: { turn: -1, box: [-436, -404, 428, 388], wide: 170 },
  },
  'seed-packet-labels': { use: 'on a packet of seed', size: { box: [-420, -408, 416, 400], wide: 200 } },
  'brass-rimmed-label-frames-set-of-8': {
    use: 'on two drawers',
    size: { box: [-416, -432, 420, 436], part: [-416, -432, -22, -226], wide: 60 },
  },
  'index-labels-in-a-matchbox': {
    use: 'filled in and laid out',
    size: { of: 'use', box: [-408, -388, 408, 388], part: [-390, -388, -30, -192], wide: 40, tall: 20 },
  },
  'parchment-scroll-tags': { use: 'on a jar', size: { turn: 1, box: [-528, -440, 528, 448], wide: 180 } },
  'wooden-thread-spools-warm-trio': {
    use: 'sewing a notebook',
    size: { box: [-384, -400, 384, 456], wide: 95 },
  },
  'pressed-flower-sachet': { use: 'mounted on a card', size: { box: [-360, -404, 400, 464], tall: 140 } },
  'sequin-mirror-work-sachet': {
    use: 'stitched on cloth in a hoop',
    size: { turn: 19.5, box: [-340, -500, 308, 464], tall: 110 },
  },
  'gum-arabic-powdered': {
    use: 'in the grain, with a spoon',
    size: { box: [-404, -412, 516, 400], tall: 95 },
  },
  'cotton-cord-bead-bookmarks-kit-for-6': {
    use: 'in a book',
    size: { box: [-384, -392, 384, 412], tall: 225 },
  },
};
