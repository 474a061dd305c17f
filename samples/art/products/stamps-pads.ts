import { lifted } from '../canvas';
import type { Emblem } from '../emblems';
import { board } from '../materials';
import { PIGMENTS, SHOP, tint } from '../palette';
import { nozzleBottle } from '../recipes/containers';
import { inkPad } from '../recipes/ink-pad';
import { dewDrops, foamPad, hingedPad, inkedEdge, woodPad } from '../recipes/pads';
import { printedBag, reInked } from '../recipes/paper-uses';
import { stampedTags } from '../recipes/stamp-uses';
import { roundMark, stampedPage } from '../recipes/stamp-views';
import { place, svg } from '../svg';
import type { Shelf } from './art';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Teal } = PIGMENTS;

const INK_NAMES: Readonly<Record<string, readonly [string, Emblem]>> = {
  [Vermilion]: ['Sindoor', 'sun'],
  [Indigo]: ['Indigo', 'umbrella'],
  [Leaf]: ['Neem', 'leaf'],
};
const inkName = (ink: string) => INK_NAMES[ink] ?? (['Ink', 'drop'] as const);

/** Ink pads and their bottles. */
export const STAMPS_PADS: Shelf = {
  'felt-inkpad-in-a-tin': {
    main: (canvas, ink) => {
      const [name, sign] = inkName(ink);
      return inkPad(canvas, { ink, emblem: sign, name });
    },
    use: (canvas, ink) => stampedTags(canvas, roundMark(canvas, inkName(ink)[1], ink, '#f6efdc')),
  },
  'pigment-pad-slow-drying': {
    main: (canvas, ink) => foamPad(canvas, { ink, name: 'Pigment', line: 'DRIES SLOWLY', mark: 'clock' }),
    use: (canvas, ink) =>
      lifted(canvas, board(820, 700, '#2c2a33', 6)) +
      place(-150, -60, roundMark(canvas, 'feather', tint(ink, 0.35), '#2c2a33'), 8, 1.4) +
      place(240, 230, roundMark(canvas, 'feather', '#d9b04c', '#2c2a33'), -10, 0.9),
  },
  're-inker-bottle-15-ml': {
    main: (canvas, ink) => {
      const drop = svg`<path d="M0-60C16-24 44 0 44 30A44 44 0 0 1-44 30C-44 0-16-24 0-60z" fill="${ink}"/><path d="M-20 26q2 24 18 26" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".6"/>`;
      return (
        lifted(
          canvas,
          place(
            -110,
            20,
            nozzleBottle(canvas, ink, '#f3ecdc', {
              name: inkName(ink)[0],
              line: 'RE-INKER 15 ML',
              ink,
              emblem: 'drop',
            }),
            -3,
            1.02,
          ),
        ) +
        place(230, 90, drop, 0, 1.2) +
        place(310, 280, drop, 0, 0.8) +
        place(190, 330, drop, 0, 0.55)
      );
    },
    use: (canvas, ink) => reInked(canvas, ink, inkName(ink)[0]),
    laid: (canvas, ink) =>
      lifted(
        canvas,
        nozzleBottle(canvas, ink, '#f3ecdc', {
          name: inkName(ink)[0],
          line: 'RE-INKER 15 ML',
          ink,
          emblem: 'drop',
        }),
      ),
  },
  'archival-black-pad': {
    main: (canvas) =>
      place(
        0,
        0,
        hingedPad(canvas, {
          ink: '#1d1c24',
          cloth: '#3d4148',
          name: 'Archival Black',
          line: 'WATERPROOF WHEN DRY',
          mark: 'key',
        }),
        -5,
      ),
    use: (canvas) => stampedPage(canvas, roundMark(canvas, 'fern', '#1d1c24', '#fdfaf1', 'line'), Leaf),
    ground: SHOP.kraft,
  },
  'fabric-inkpad-rangrez-brown': {
    main: (canvas) =>
      woodPad(canvas, {
        ink: '#6e3f28',
        wood: '#b98a58',
        cloth: '#f4ead6',
        name: 'Rangrez',
        line: 'FOR CLOTH',
        mark: 'paisley',
      }),
    use: (canvas) => printedBag(canvas, '#6e3f28', '#f4ead6'),
    ground: tint(Teal, 0.45),
  },
  'mini-dew-drop-pads-four-colours': {
    main: (canvas) => dewDrops(canvas, [Vermilion, Marigold, '#4d7a3c', Plum]),
    use: (canvas) => inkedEdge(canvas, [Vermilion, Marigold]),
    ground: SHOP.inland,
  },
};
