import type { Sizes } from './sized';

export const STAMPS_INKPADS_SIZES: Sizes = {
  'lotus-round-wooden-stamp': {
    use: 'on the page of a letter',
    size: { box: [-464, -456, 404, 436], part: [-341, -30, 25, 336], wide: 40 },
  },
  'peepal-leaf-wooden-stamp': {
    use: 'on a bookplate',
    size: { box: [-352, -444, 456, 480], part: [40, 90, 370, 420], wide: 40 },
  },
  'paisley-corner-stamp': {
    use: 'repeated over a sheet',
    size: { turn: 4, box: [-416, -424, 412, 476], part: [-309, -320, 257, 215], wide: 55 },
  },
  'small-sparrow-stamp': {
    use: 'on three tags',
    size: { turn: 3, box: [-440, -332, 364, 456], part: [-332, -206, -215, -125], wide: 20 },
  },
  'alphabet-stamp-set-typewriter': {
    use: 'three lines of a message',
    size: { box: [-400, -452, 400, 400], wide: 155 },
  },
  'your-name-bahi-stamp-made-to-order': {
    use: 'three names on a page',
    size: { turn: 4, box: [-392, -352, 372, 444], part: [-325, -285, 305, 5], wide: 50 },
  },
  'monsoon-cloud-stamp': {
    use: 'all over a parcel',
    size: { turn: -3, box: [-416, -392, 408, 480], part: [-279, -325, 298, 140], wide: 45 },
  },
  'steam-engine-stamp': {
    use: 'on the page of a letter',
    size: { turn: 3, box: [-436, -436, 416, 440], part: [-364, -362, 125, 259], wide: 48, tall: 60 },
  },
  'set-of-12-weather-stamps': {
    use: 'on the page of a planner',
    size: { turn: 5, box: [-432, -400, 424, 460], part: [-435, -402, -232, -199], wide: 12 },
  },
  'garden-clear-stamp-set': { use: 'on a card', size: { turn: -4, box: [-332, -476, 332, 452], wide: 148 } },
  'journey-clear-stamp-set': {
    use: 'on a card',
    size: { turn: 3, box: [-472, -364, 472, 364], part: [-265, 98, 54, 164], wide: 60 },
  },
  'postmark-date-clear-set': {
    use: 'on a postcard',
    size: { turn: -4, box: [-352, -452, 352, 452], part: [-284, -249, -14, 15], wide: 32 },
  },
  'clear-acrylic-block-60-mm': {
    use: 'with a leaf beside it',
    size: {
      of: 'use',
      turn: 20,
      box: [-392, -312, 444, 348],
      part: [-310, -310, 310, 310],
      wide: 60,
      tall: 60,
    },
  },
  'clear-corner-set-twelve-borders': {
    use: 'around an invitation',
    size: { turn: 5, box: [-364, -452, 364, 452], part: [-303, -375, -122, -300], tall: 15 },
  },
  'kitchen-words-clear-set': {
    use: 'on a recipe card',
    size: { turn: -3, box: [-384, -464, 384, 464], wide: 130 },
  },
  'felt-inkpad-in-a-tin': {
    use: 'its ink stamped on three tags',
    size: { turn: -4, box: [-416, -464, 404, 396], part: [-193, 17, 359, 353], wide: 70, tall: 45 },
  },
  'pigment-pad-slow-drying': {
    use: 'its ink stamped on black paper',
    size: { turn: -6, box: [-476, -460, 440, 408], part: [-121, 12, 379, 342], wide: 75, tall: 50 },
  },
  're-inker-bottle-15-ml': { use: 'filling a felt pad', size: { box: [-192, -432, 192, 412], tall: 75 } },
  'archival-black-pad': {
    use: 'its ink stamped on a page',
    size: { turn: 5, box: [-412, -416, 412, 416], part: [-384, 60, 346, 370], wide: 75 },
  },
  'fabric-inkpad-rangrez-brown': {
    use: 'on a cotton bag',
    size: { turn: -6, box: [-516, -504, 464, 440], part: [-162, 7, 382, 371], wide: 90, tall: 60 },
  },
  'mini-dew-drop-pads-four-colours': {
    use: 'edging a card',
    size: { turn: -7.5, box: [-372, -372, 372, 372], part: [-376, -376, -40, -40], wide: 33 },
  },
  'brass-wax-seal-lotus': {
    use: 'on an envelope',
    size: { box: [-396, -532, 464, 400], part: [-355, -365, -105, -115], wide: 25 },
  },
  'wax-seal-kit-vermilion': {
    use: 'on an envelope',
    size: { turn: 4, box: [-424, -464, 440, 468], wide: 200 },
  },
  'sealing-wax-sticks-pack-of-6': {
    use: 'lit, over the seal of an envelope',
    size: { box: [-300, -388, 300, 348], tall: 90, word: 'long' },
  },
  'wax-beads-in-a-tin': { use: 'melting in a spoon', size: { box: [-400, -400, 436, 452], wide: 95 } },
  'initial-seal-brass': { use: 'six letters in wax', size: { box: [-452, -552, 444, 348], wide: 70 } },
  'registrars-seal-cabinet': {
    use: 'a lamp, a spoon and a head',
    size: { box: [-460, -432, 484, 460], part: [-450, -440, 450, 290], wide: 380 },
  },
  'dak-ghar-date-stamp': {
    use: 'on a list of letters',
    size: { turn: 5, box: [-452, -416, 408, 400], part: [-425, -15, 5, 300], wide: 42 },
  },
  'pocket-dater-four-bands': {
    use: 'on a library card',
    size: { turn: 5, box: [-444, -500, 352, 408], tall: 100 },
  },
  'hand-numbering-machine': { use: 'on three tickets', size: { box: [-512, -424, 436, 452], tall: 150 } },
  'habit-tracker-roller-stamp': {
    use: 'on a page of habits',
    size: { turn: 4, box: [-476, -412, 424, 368], part: [-430, -55, 380, -15], wide: 155 },
  },
};
