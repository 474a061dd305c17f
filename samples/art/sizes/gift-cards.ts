import type { Sizes } from './sized';

export const GIFT_CARDS_SIZES: Sizes = {
  'gift-card-of-rs-500-letterpress': {
    use: 'half in its sleeve',
    size: { turn: 8, box: [-444, -288, 500, 472], part: [-412, -286, 404, 204], wide: 190 },
  },
  'gift-card-of-rs-1000-letterpress': {
    use: 'on its envelope',
    size: { of: 'use', turn: -7, box: [-428, -284, 516, 452], part: [-423, -283, 393, 207], wide: 190 },
  },
  'gift-card-of-rs-2500-wax-sealed': {
    use: 'its envelope opened',
    size: { box: [-484, -528, 452, 532], wide: 215 },
  },
  'book-of-ten-vouchers-rs-100-each': {
    use: 'three slips torn out',
    size: { turn: 5, box: [-392, -428, 404, 324], part: [-393, -80, 375, 325], wide: 155 },
  },
  'shubh-greeting-card-arched-lotus': {
    use: 'open, with a message',
    size: { turn: 5, box: [-368, -428, 540, 512], part: [-368, -428, 192, 372], wide: 120, tall: 170 },
  },
  'deepavali-card': {
    use: 'open, with a message',
    size: { turn: 5, box: [-380, -440, 576, 548], part: [-377, -438, 203, 362], wide: 120, tall: 170 },
  },
  'monsoon-letter-cards-set-of-6': {
    use: 'one written, on its envelope',
    size: { turn: -0.5, box: [-468, -448, 468, 460], wide: 330 },
  },
  'sorry-its-late-card': {
    use: 'open, with a message',
    size: { turn: 6, box: [-372, -428, 564, 536], part: [-372, -427, 199, 348], wide: 105, tall: 148 },
  },
  'pop-up-tea-stall-card': {
    use: 'shut, with its envelope',
    size: { box: [-440, -332, 440, 400], wide: 200 },
  },
  'kraft-parcel-wrap-ribbon-set': {
    use: 'two parcels',
    size: { turn: 5, box: [-444, -376, 532, 444], part: [-460, -379, 515, -30], wide: 500 },
  },
  'furoshiki-cloth-block-printed': {
    use: 'unfolded, a corner turned',
    size: { of: 'use', turn: 8, box: [-404, -404, 404, 404], wide: 700, tall: 700 },
  },
  'fabric-ribbon-five-spools': {
    use: 'round a parcel',
    size: { box: [-488, -324, 564, 352], wide: 210, beside: 'coin' },
  },
  'gift-tags-with-brass-bells': {
    use: 'on a parcel',
    size: { box: [-484, -388, 484, 444], part: [-75, -320, 80, -50], wide: 40 },
  },
};
