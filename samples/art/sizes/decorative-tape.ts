import type { Sizes } from './sized';

export const DECORATIVE_TAPE_SIZES: Sizes = {
  'booti-washi-tape-15-mm': {
    use: 'round a parcel',
    size: { box: [-432, -480, 432, 76], part: [-420, -75, 420, 75], tall: 15, word: 'across' },
  },
  'airmail-stripe-washi-tape': {
    use: 'on an envelope',
    size: { box: [-428, -480, 432, 76], part: [-420, -75, 420, 75], tall: 15, word: 'across' },
  },
  'marigold-garland-washi-tape': {
    use: 'on an envelope',
    size: { box: [-432, -480, 424, 76], part: [-420, -75, 420, 75], tall: 15, word: 'across' },
  },
  'barsaat-rain-washi-tape': {
    use: 'round a parcel',
    size: {
      box: [-428, -480, 432, 76],
      part: [-420, -75, 420, 75],
      tall: 15,
      beside: 'coin',
      word: 'across',
    },
  },
  'slim-booti-washi-7-mm': {
    use: 'on a page of a journal',
    size: { box: [-428, -444, 432, 40], part: [-420, -37, 420, 37], tall: 7, word: 'across' },
  },
  'ledger-line-washi-tape': {
    use: 'on a page of a journal',
    size: { box: [-428, -500, 432, 96], part: [-420, -95, 420, 95], tall: 20, word: 'across' },
  },
  'hill-mist-washi-tape': {
    use: 'on a page of a journal',
    size: { box: [-432, -524, 428, 120], part: [-420, -120, 420, 120], tall: 25, word: 'across' },
  },
  'chai-check-washi-tape': {
    use: 'on a page of a journal',
    size: { box: [-428, -480, 432, 76], part: [-420, -75, 420, 75], tall: 15, word: 'across' },
  },
  'peacock-feather-washi-tape': {
    use: 'on a page of a journal',
    size: { box: [-424, -500, 432, 96], part: [-420, -95, 420, 95], tall: 20, beside: 'mat', word: 'across' },
  },
  'plain-washi-tape-pigment-tone': {
    use: 'on an envelope',
    size: { box: [-432, -480, 428, 76], part: [-420, -75, 420, 75], tall: 15, word: 'across' },
  },
  'night-train-windows-washi-tape': {
    use: 'round a parcel',
    size: { box: [-428, -500, 432, 96], part: [-420, -95, 420, 95], tall: 20, word: 'across' },
  },
  'engine-drivers-stripe-washi': {
    use: 'round a parcel',
    size: { box: [-432, -464, 432, 60], part: [-420, -60, 420, 60], tall: 12, word: 'across' },
  },
  'botanical-pet-tape-50-mm': {
    use: 'on an envelope',
    size: { box: [-432, -556, 428, 152], part: [-420, -150, 420, 150], tall: 50, word: 'across' },
  },
  'rose-trellis-pet-tape': {
    use: 'on a page of a journal',
    size: { box: [-432, -532, 432, 124], part: [-420, -125, 420, 125], tall: 40, word: 'across' },
  },
  'rain-on-glass-pet-tape': {
    use: 'on a page of a journal',
    size: { box: [-428, -504, 432, 100], part: [-420, -100, 420, 100], tall: 30, word: 'across' },
  },
  'postmark-pet-tape': {
    use: 'on an envelope',
    size: { box: [-432, -504, 432, 100], part: [-420, -100, 420, 100], tall: 30, word: 'across' },
  },
  'kitchen-garden-pet-tape': {
    use: 'round a parcel',
    size: {
      box: [-428, -532, 432, 124],
      part: [-420, -125, 420, 125],
      tall: 40,
      beside: 'ruler',
      word: 'across',
    },
  },
  'letter-girl-pet-tape': {
    use: 'on an envelope',
    size: { box: [-432, -572, 432, 164], part: [-420, -165, 420, 165], tall: 60, word: 'across' },
  },
  'gilded-border-pet-tape': {
    use: 'round a parcel',
    size: {
      box: [-428, -500, 432, 96],
      part: [-420, -95, 420, 95],
      tall: 20,
      beside: 'coin',
      word: 'across',
    },
  },
  'die-cut-pet-sampler-loop': {
    use: 'on an envelope',
    size: { box: [-432, -76, 428, 444], part: [-420, -75, 420, 75], tall: 40, word: 'across' },
  },
  'rangoli-corners-pet-tape': {
    use: 'on an envelope',
    size: { box: [-428, -556, 424, 152], part: [-420, -150, 420, 150], tall: 50, word: 'across' },
  },
  'cotton-lace-tape-ivory': {
    use: 'on a page of a journal',
    size: { box: [-432, -480, 432, 76], part: [-420, -75, 420, 75], tall: 18, word: 'across' },
  },
  'paper-lace-tape-scalloped': {
    use: 'on a page of a journal',
    size: { box: [-432, -512, 432, 108], part: [-420, -105, 420, 105], tall: 22, word: 'across' },
  },
  'khadi-cloth-tape': {
    use: 'on a page of a journal',
    size: {
      box: [-432, -480, 428, 76],
      part: [-420, -75, 420, 75],
      tall: 15,
      beside: 'ruler',
      word: 'across',
    },
  },
  'gota-edge-tape': {
    use: 'round a parcel',
    size: { box: [-432, -460, 432, 56], part: [-420, -55, 420, 55], tall: 12, word: 'across' },
  },
  'ticking-stripe-fabric-tape': {
    use: 'round a parcel',
    size: { box: [-428, -500, 428, 96], part: [-420, -95, 420, 95], tall: 20, word: 'across' },
  },
  'jute-twine-tape': {
    use: 'on an envelope',
    size: { box: [-428, -460, 428, 56], part: [-420, -55, 420, 55], tall: 10, word: 'across' },
  },
  'spice-market-tape-set-of-3': {
    use: 'marking days of a calendar',
    size: { box: [-428, -76, 432, 444], part: [-420, -75, 420, 75], tall: 15, word: 'across' },
  },
  'monsoon-tape-set-of-5': {
    use: 'marking days of a calendar',
    size: { box: [-432, -96, 428, 652], part: [-420, -95, 420, 95], tall: 25, word: 'across' },
  },
  'sampler-card-12-washi-designs': {
    use: 'five of the designs, marking days of a calendar',
    size: { box: [-432, -76, 432, 800], part: [-420, -75, 420, 75], tall: 15, word: 'across' },
  },
  'postal-office-tape-box': {
    use: 'five of the tapes, torn',
    size: { box: [-400, -452, 400, 400], wide: 160, beside: 'hand' },
  },
  'wedding-season-tape-trio': {
    use: 'marking days of a calendar',
    size: { box: [-432, -88, 432, 444], part: [-380, 150, 380, 240], tall: 10, word: 'across' },
  },
  'twelve-tone-slim-tape-set': {
    use: 'woven strips of five tones',
    size: { box: [-432, -24, 432, 568], part: [-420, -22, 420, 22], tall: 5, word: 'across' },
  },
  'tape-cutter-two-rolls': {
    use: 'its tape round a parcel',
    size: { turn: -19.5, box: [-324, -284, 548, 388], wide: 150, beside: 'hand' },
  },
};
