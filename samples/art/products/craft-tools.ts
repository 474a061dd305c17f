import { PIGMENTS, SHOP, tint } from '../palette';
import {
  craftKnife,
  deckleScissors,
  knifeAtWork,
  nibOpener,
  openedLetter,
  shears,
  snips,
} from '../recipes/blades';
import { brushJar } from '../recipes/brush-jar';
import {
  brushRow,
  glue,
  gluedSpine,
  mendedPage,
  mendingKit,
  pasteBag,
  pasteBowl,
  pasteBrush,
  pasting,
} from '../recipes/pastes';
import { punch } from '../recipes/punch';
import {
  borderPunch,
  clippedTickets,
  cornerRounder,
  holePunch,
  laceCards,
  punchedCard,
  roundedCards,
  screwPunch,
  sewnSheets,
} from '../recipes/punches';
import { rulers } from '../recipes/rulers';
import { bookPress, foldedCards, letteringGuide, resinFolder, ruledCut, steelRule } from '../recipes/rules';
import { scissors } from '../recipes/scissors';
import { spools } from '../recipes/spools';
import { cutLeaves, deckledPhotos, handLettering, scissoredCloth } from '../recipes/tools-at-work';
import { lifted } from '../canvas';
import { place } from '../svg';
import type { Shelf } from './art';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Rose, Teal, Brass, Ink } = PIGMENTS;

const metal = (ink: string) => (ink === Brass ? '#c9a75a' : '#aab3bb');

export const CRAFT_TOOLS: Shelf = {
  'stork-necked-paper-scissors': {
    main: (canvas, ink) => scissors(canvas, { blade: metal(ink), handle: ink === Brass ? Brass : '#454f5c' }),
    use: cutLeaves,
    ground: tint(Teal, 0.55),
  },
  'tailors-shears-eight-inch': {
    main: (canvas) => shears(canvas, '#23272e'),
    use: scissoredCloth,
    ground: SHOP.kraft,
  },
  'deckle-edge-scissors': {
    main: (canvas) => deckleScissors(canvas, Vermilion),
    use: deckledPhotos,
    ground: SHOP.buff,
  },
  'snap-off-knife-slim-brass': { main: craftKnife, use: knifeAtWork, ground: '#31506a' },
  'letter-opener-pen-nib-shaped': { main: nibOpener, use: openedLetter, ground: '#8a3a32' },
  'thread-snips': {
    main: (canvas) => snips(canvas, Vermilion),
    use: (canvas) =>
      spools(canvas, [Indigo, Vermilion, Marigold]) + place(250, 330, snips(canvas, Vermilion), 60, 0.42),
    ground: tint(Rose, 0.62),
  },
  'marigold-shape-punch': {
    main: (canvas) =>
      punch(canvas, {
        body: Vermilion,
        emblem: 'marigold',
        confetti: [SHOP.buff, Rose, Marigold, '#ffffff'],
      }),
    use: (canvas) => punchedCard(canvas, [Marigold, Vermilion, '#e8b13d']),
    ground: SHOP.inland,
  },
  'corner-rounder-three-radii': {
    main: (canvas) => cornerRounder(canvas, '#8f231e'),
    use: roundedCards,
    ground: tint(Leaf, 0.5),
  },
  'screw-punch-for-bookbinding': {
    main: (canvas) => screwPunch(canvas, Vermilion),
    use: (canvas) => sewnSheets(canvas, Vermilion),
    ground: SHOP.paper,
  },
  'hole-punch-single-nickel': { main: holePunch, use: clippedTickets, ground: tint(Plum, 0.5) },
  'border-punch-scalloped-lace': {
    main: (canvas) => borderPunch(canvas, Vermilion),
    use: laceCards,
    ground: '#31506a',
  },
  'brass-rule-bone-folder-set': {
    main: (canvas) => rulers(canvas, { metal: ['#f0d58f', '#c99b43', '#a67c2c'] }),
    use: (canvas) => foldedCards(canvas, '#eadfc6', '#7fa0ad'),
    ground: Leaf,
    surface: 'grid',
  },
  'steel-safety-rule-30-cm': { main: steelRule, use: ruledCut, ground: tint(Vermilion, 0.35) },
  'resin-folder-two-ends': {
    main: (canvas, ink) => resinFolder(canvas, ink, Ink),
    use: (canvas, ink) => foldedCards(canvas, ink, '#8f231e'),
    ground: tint(Marigold, 0.55),
  },
  'book-press-teak-brass': {
    main: (canvas) => bookPress(canvas, Vermilion),
    use: (canvas) => bookPress(canvas, undefined),
    ground: tint(Teal, 0.5),
    surface: 'desk',
  },
  'lettering-guide-ruler-devanagari': {
    main: (canvas) => letteringGuide(canvas, Vermilion),
    use: handLettering,
    ground: tint(Indigo, 0.3),
  },
  'six-brushes-in-an-indigo-jar': {
    main: (canvas) =>
      brushJar(canvas, { glaze: Indigo, emblem: 'lotus', handles: [Vermilion, '#c79a62', Leaf], count: 6 }),
    use: (canvas) =>
      brushRow(canvas, ['#c79a62', Vermilion, Leaf], [Indigo, Vermilion, Marigold, Leaf, Plum, Teal]),
    ground: SHOP.buff,
    surface: 'desk',
  },
  'paste-brush-wide': {
    main: (canvas, ink) => place(0, 30, lifted(canvas, pasteBrush(canvas, ink)), 24),
    use: pasting,
    ground: tint(Rose, 0.45),
  },
  'wheat-paste-ready-to-mix': { main: pasteBag, use: pasteBowl, ground: '#3c6a55' },
  'pva-binders-glue-with-spreader': { main: glue, use: gluedSpine, ground: tint(Marigold, 0.5) },
  'mending-tissue-paste-kit': {
    main: mendingKit,
    use: mendedPage,
    ground: tint(Plum, 0.6),
  },
};
