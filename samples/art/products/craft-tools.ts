import { emblem } from '../emblems';
import { board } from '../materials';
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
import {
  cutLeaves,
  deckledPhotos,
  handLettering,
  scissoredCloth,
  scoredEnvelope,
} from '../recipes/tools-at-work';
import { lifted } from '../canvas';
import { place } from '../svg';
import type { Shelf } from './art';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Rose, Teal, Brass, Ink } = PIGMENTS;

const metal = (ink: string) => (ink === Brass ? '#c9a75a' : '#aab3bb');

export const CRAFT_TOOLS: Shelf = {
  'stork-necked-paper-scissors': {
    main: (canvas, ink) => scissors(canvas, { blade: metal(ink), handle: ink === Brass ? Brass : '#454f5c' }),
    second: cutLeaves,
    ground: tint(Teal, 0.55),
  },
  'tailors-shears-eight-inch': {
    main: (canvas) => shears(canvas, '#23272e'),
    second: scissoredCloth,
    ground: SHOP.kraft,
  },
  'deckle-edge-scissors': {
    main: (canvas) => deckleScissors(canvas, Vermilion),
    second: deckledPhotos,
    ground: SHOP.buff,
  },
  'snap-off-knife-slim-brass': { main: craftKnife, second: knifeAtWork, ground: '#31506a' },
  'letter-opener-pen-nib-shaped': { main: nibOpener, second: openedLetter, ground: '#8a3a32' },
  'thread-snips': {
    main: (canvas) => snips(canvas, Vermilion),
    second: (canvas) =>
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
    second: (canvas) => punchedCard(canvas, [Marigold, Vermilion, '#e8b13d']),
    ground: SHOP.inland,
  },
  'corner-rounder-three-radii': {
    main: (canvas) => cornerRounder(canvas, '#8f231e'),
    second: roundedCards,
    ground: tint(Leaf, 0.5),
  },
  'screw-punch-for-bookbinding': {
    main: (canvas) => screwPunch(canvas, Vermilion),
    second: (canvas) => sewnSheets(canvas, Vermilion),
    ground: SHOP.paper,
  },
  'hole-punch-single-nickel': { main: holePunch, second: clippedTickets, ground: tint(Plum, 0.5) },
  'border-punch-scalloped-lace': {
    main: (canvas) => borderPunch(canvas, Vermilion),
    second: laceCards,
    ground: '#31506a',
  },
  'brass-rule-bone-folder-set': {
    main: (canvas) => rulers(canvas, { metal: ['#f0d58f', '#c99b43', '#a67c2c'] }),
    second: (canvas) => foldedCards(canvas, '#eadfc6', '#7fa0ad'),
    ground: Leaf,
    surface: 'grid',
  },
  'steel-safety-rule-30-cm': { main: steelRule, second: ruledCut, ground: tint(Vermilion, 0.35) },
  'resin-folder-two-ends': {
    main: (canvas, ink) => resinFolder(canvas, ink, Ink),
    second: (canvas, ink) => foldedCards(canvas, ink, '#8f231e'),
    ground: tint(Marigold, 0.55),
  },
  'book-press-teak-brass': {
    main: (canvas) => bookPress(canvas, Vermilion),
    second: (canvas) => bookPress(canvas, undefined),
    ground: tint(Teal, 0.5),
    surface: 'desk',
  },
  'lettering-guide-ruler-devanagari': {
    main: (canvas) => letteringGuide(canvas, Vermilion),
    second: handLettering,
    ground: tint(Indigo, 0.3),
  },
  'six-brushes-in-an-indigo-jar': {
    main: (canvas) =>
      brushJar(canvas, { glaze: Indigo, emblem: 'lotus', handles: [Vermilion, '#c79a62', Leaf], count: 6 }),
    second: (canvas) =>
      brushRow(canvas, ['#c79a62', Vermilion, Leaf], [Indigo, Vermilion, Marigold, Leaf, Plum, Teal]),
    ground: SHOP.buff,
    surface: 'desk',
  },
  'paste-brush-wide': {
    main: (canvas, ink) => place(0, 30, lifted(canvas, pasteBrush(canvas, ink)), 24),
    second: pasting,
    ground: tint(Rose, 0.45),
  },
  'wheat-paste-ready-to-mix': { main: pasteBag, second: pasteBowl, ground: '#3c6a55' },
  'pva-binders-glue-with-spreader': { main: glue, second: gluedSpine, ground: tint(Marigold, 0.5) },
  'mending-tissue-paste-kit': {
    main: mendingKit,
    second: mendedPage,
    third: (canvas) =>
      scoredEnvelope(canvas, '#6f7f5c') +
      lifted(
        canvas,
        place(0, 30, board(360, 260, SHOP.paper, 3) + emblem(canvas, 'leaf', '#6f7f5c', SHOP.paper), -5),
      ),
    ground: tint(Plum, 0.6),
  },
};
