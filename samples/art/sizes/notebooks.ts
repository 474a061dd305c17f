import type { Sizes } from './sized';

export const NOTEBOOKS_SIZES: Sizes = {
  'bahi-no-7-ledger': {
    use: 'open at its ruled pages',
    size: { turn: -6, box: [-308, -440, 316, 500], part: [-310, -443, 319, 440], wide: 148, tall: 210 },
  },
  'long-bahi-folded': { use: 'unfolded', size: { turn: -20, box: [-236, -472, 232, 472], tall: 400 } },
  'rokad-cash-book': {
    use: 'shut',
    size: { of: 'use', turn: -6, box: [-280, -380, 308, 412], wide: 150, tall: 210 },
  },
  'mini-bahi-pocket': {
    use: 'open at a shopping list',
    size: { turn: 5.5, box: [-276, -372, 420, 408], part: [-265, -280, 155, 300], wide: 65, tall: 95 },
  },
  'deepavali-account-book': {
    use: 'open at its first page',
    size: { turn: 4.5, box: [-476, -404, 416, 452], part: [-265, -405, 280, 355], wide: 170, tall: 230 },
  },
  'munims-desk-ledger-quarter-bound': {
    use: 'open at two cash pages',
    size: { turn: 4, box: [-396, -424, 348, 440], part: [-397, -426, 340, 430], tall: 330 },
  },
  'day-book-plain-leaves': {
    use: 'open at a sketch and a page of notes',
    size: { turn: 9, box: [-364, -520, 556, 444], part: [-367, -330, 245, 430], tall: 210 },
  },
  'leather-wrap-journal-mussoorie': {
    use: 'open at a sketch and a page of notes',
    size: { turn: 7, box: [-320, -408, 336, 448], wide: 130, tall: 180 },
  },
  'night-mail-travel-journal': {
    use: 'open at its pocket',
    size: { turn: -7, box: [-248, -524, 308, 456], part: [-250, -385, 290, 459], wide: 120, tall: 190 },
  },
  'three-notebook-travellers-set': {
    use: 'open, ruled and squared',
    size: { box: [-520, -372, 524, 424], tall: 210 },
  },
  'monsoon-log-water-resistant': {
    use: 'open at a table of rain',
    size: { turn: -6, box: [-336, -400, 348, 432], tall: 180 },
  },
  'field-notes-on-tea': {
    use: 'open at the tasting wheel',
    size: { turn: 5.5, box: [-436, -404, 428, 496], part: [-265, -405, 255, 380], wide: 120, tall: 180 },
  },
  'pilgrims-long-stitch-journal': {
    use: 'open, half a page written',
    size: { of: 'use', turn: -5, box: [-480, -352, 480, 352], wide: 300, tall: 210 },
  },
  'postcard-travel-album': { use: 'shut', size: { turn: 5, box: [-460, -360, 460, 372], wide: 320 } },
  'sparrow-spiral-sketchbook': {
    use: 'a leaf torn out, drawn on',
    size: { turn: 5, box: [-340, -424, 452, 456], part: [-340, -428, 335, 440], wide: 148, tall: 210 },
  },
  'cotton-rag-watercolour-pad': {
    use: 'a sheet with swatches of paint',
    size: { turn: -4.5, box: [-348, -432, 548, 488], part: [-340, -434, 340, 455], wide: 210, tall: 297 },
  },
  'kraft-cover-drawing-books-pair': {
    use: 'both shut',
    size: { of: 'use', box: [-420, -404, 432, 436], tall: 190 },
  },
  'toned-sketchbook-grey-sand': {
    use: 'shut, with its band',
    size: { of: 'use', box: [-392, -392, 424, 420], part: [-360, -370, 390, 400], wide: 200, tall: 200 },
  },
  'concertina-sketchbook': {
    use: 'shut and tied',
    size: { of: 'use', turn: 7, box: [-280, -320, 344, 380], tall: 140 },
  },
  'draughtsmans-grid-pad': {
    use: 'the plan of a room',
    size: { turn: 4, box: [-372, -436, 496, 508], part: [-373, -438, 315, 440], wide: 210, tall: 297 },
  },
  'almanac-week-planner': {
    use: 'shut',
    size: { of: 'use', box: [-324, -424, 348, 480], part: [-300, -410, 330, 430], wide: 148, tall: 210 },
  },
  'kartik-festival-planner': {
    use: 'open at the gift register',
    size: { turn: 4, box: [-388, -400, 360, 432], tall: 220 },
  },
  'pocket-diary-with-pencil': {
    use: 'open at a week',
    size: { turn: -14, box: [-240, -464, 256, 464], part: [-215, -360, 250, 467], wide: 80, tall: 140 },
  },
  'habit-harvest-planner': {
    use: 'open at a month of habits',
    size: { turn: -4, box: [-376, -412, 360, 432], wide: 165, tall: 210 },
  },
  'letter-writers-register': {
    use: 'open at letters sent and answered',
    size: { turn: 5, box: [-432, -488, 480, 376], tall: 240 },
  },
  'desk-pad-calendar-perpetual': {
    use: 'under a letter and a pen',
    size: { turn: 4, box: [-472, -352, 472, 492], part: [-473, -353, 474, 320], wide: 420, tall: 297 },
  },
  'one-line-a-day-five-years': {
    use: 'open at a day',
    size: { turn: 6, box: [-268, -436, 336, 480], part: [-271, -438, 330, 400], wide: 120, tall: 170 },
  },
};
