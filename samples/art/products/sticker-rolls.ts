import { lifted, type Canvas } from '../canvas';
import type { Emblem } from '../emblems';
import { board, fitted, scribble } from '../materials';
import { PIGMENTS, SHOP, tint } from '../palette';
import { postmark } from '../recipes/ephemera';
import { flakes } from '../recipes/flakes';
import { postageStamp } from '../recipes/postage';
import {
  filmPieceOf,
  kitePiece,
  pastedPage,
  pieceOf,
  scatter,
  seal,
  stickerPage,
  stuckOn,
  wordSeal,
  type StickerSet,
} from '../recipes/sticker-views';
import {
  stickerBox,
  stickerRoll,
  stickerRun,
  stickerWheel,
  type StickerRollLook,
} from '../recipes/sticker-roll-views';
import { roll, tapeRun } from '../recipes/tape-views';
import { place, svg } from '../svg';
import { STAMPS } from '../pictures/stamps';
import type { Art, Shelf } from './art';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Rose, Teal, Ink, Slate, Ivory } = PIGMENTS;

const GARDEN: Emblem[] = ['lotus', 'leaf', 'marigold', 'fern', 'rose'];
const BAZAAR: Emblem[] = ['paisley', 'elephant', 'kite', 'diya', 'crown'];
const SKY: Emblem[] = ['sparrow', 'cloud', 'sparrow', 'feather'];

const BOTANICAL: StickerSet = { emblems: GARDEN, inks: [Leaf, Rose, Marigold, Teal, Plum] };
const BRIGHT: StickerSet = { emblems: BAZAAR, inks: [Vermilion, Teal, Marigold, Indigo, Plum] };

type RollView = (canvas: Canvas, look: StickerRollLook, ink: string) => string;

const rolls = (
  look: (ink: string) => StickerRollLook,
  more: Partial<Art> = {},
  show: RollView = stickerRoll,
): Art => ({
  main: (canvas, ink) => show(canvas, look(ink), ink),
  laid: (canvas, ink) => stickerRun(canvas, look(ink)),
  use: (canvas, ink) => {
    const { sticker } = look(ink);
    const parcel =
      board(760, 560, tint(SHOP.kraft, 0.1), 6) +
      svg`<path d="M-380 0H380" stroke="#efe1bf" stroke-width="14"/>`;
    return place(
      0,
      0,
      lifted(canvas, parcel) + place(0, 0, sticker(canvas), 0, 2.1) + place(60, 180, scribble(260, SHOP.ink)),
      -6,
    );
  },
  ...more,
});

const bag = (set: StickerSet, header: string, name: string, more: Partial<Art> = {}): Art => ({
  main: (canvas) => flakes(canvas, { ...set, header, name }),
  use: (canvas) => stuckOn(canvas, set, '#e9dcc0'),
  laid: (canvas) => scatter(canvas, pieceOf(canvas, set), 9, 2),
  ...more,
});

const address = (paper: string, ink: string) => (): string =>
  board(176, 120, paper, 8) +
  fitted('typed', 'From', { x: -52, y: -24, width: 60, size: 26 }, ink) +
  svg`<path d="M-74-4H74M-74 20H74M-74 44H40" stroke="${ink}" stroke-width="3" opacity=".6"/>`;

/** Sticker rolls and loose flakes. */
export const STICKER_ROLLS: Shelf = {
  'round-seal-sticker-roll-500-pieces': rolls((ink) => ({
    liner: '#cfae80',
    sticker: (c) => seal(c, ink, 'star'),
  })),
  'thank-you-sticker-roll': rolls(
    (ink) => ({ liner: '#dfe8ea', sticker: () => wordSeal(ink, ['Thank', 'You']) }),
    { ground: tint(Marigold, 0.5) },
    (canvas, look, ink) => stickerBox(canvas, look, ink, 'Thank You'),
  ),
  'airmail-label-roll': rolls(
    () => ({
      liner: '#f4efe2',
      step: 230,
      sticker: () =>
        svg`${board(206, 130, SHOP.paper, 6)}<path d="M-103-58H103M-103 58H103" stroke="${Vermilion}" stroke-width="14" stroke-dasharray="22 44"/><path d="M-103-58H103M-103 58H103" stroke="${Indigo}" stroke-width="14" stroke-dasharray="22 44" stroke-dashoffset="-33"/>${fitted('typed', 'PAR AVION', { y: -8, width: 160, size: 34 }, Indigo)}<path d="M-70 22H70" stroke="${Ink}" stroke-width="3"/>`,
    }),
    { ground: SHOP.buff },
    stickerWheel,
  ),
  'numbered-sticker-roll-1-to-500': rolls(
    () => {
      let number = 416;
      return {
        liner: '#f3ead2',
        step: 150,
        sticker: () => wordSeal(Ink, [String((number += 1))], SHOP.buff),
      };
    },
    { ground: tint(Slate, 0.35) },
  ),
  'marigold-border-roll-sticker': {
    main: (canvas) => tapeRun(canvas, roll('marigold', '#f8e3b2', '#cf7a12', { height: 230 })),
    use: (canvas) => stickerPage(canvas, { emblems: ['marigold'], inks: [Marigold, '#c9661a'] }),
    ground: '#3c6a55',
  },
  'kraft-address-sticker-roll': rolls(
    () => ({ liner: '#efe7d6', step: 220, sticker: address('#c8a57a', Ink) }),
    { ground: SHOP.inland },
    (canvas, look) => stickerBox(canvas, look, '#a9814f', 'From'),
  ),
  'mini-star-sticker-roll': rolls(
    (ink) => ({
      liner: '#f8f1e0',
      step: 116,
      sticker: (c) => [-56, 0, 56].map((y) => place(0, y, dotStar(c, ink), 0, 0.5)).join(''),
    }),
    { ground: tint(Plum, 0.5) },
    stickerWheel,
  ),
  'garden-flakes-pack-of-45': bag(BOTANICAL, Leaf, 'Garden', { ground: SHOP.paper, surface: 'grid' }),
  'bazaar-flakes-pack-of-45': bag(BRIGHT, Vermilion, 'Bazaar', { ground: tint(Marigold, 0.5) }),
  'pressed-flower-flakes-transparent': {
    main: (canvas) =>
      scatter(
        canvas,
        filmPieceOf(canvas, {
          emblems: ['rose', 'lotus', 'fern', 'butterfly', 'leaf'],
          inks: ['#b8475c', '#8d4468', Leaf],
        }),
        12,
        2.1,
      ),
    use: (canvas) => stickerPage(canvas, { emblems: ['rose', 'fern', 'lotus'], inks: [Rose, Leaf] }),
    ground: SHOP.kraft,
  },
  'old-ledger-flakes': {
    main: (canvas) => scatter(canvas, scrap, 12, 1),
    use: (canvas) => pastedPage(canvas, (index) => place(0, 0, scrap(index), 0, 0.62)),
    ground: '#6a4a35',
  },
  'kite-festival-flakes': {
    main: (canvas) => scatter(canvas, kitePiece([Vermilion, Marigold, Indigo, Leaf, Plum]), 16, 1.9),
    use: (canvas) =>
      stuckOn(canvas, { emblems: ['kite'], inks: [Vermilion, Marigold, Teal, Plum] }, '#d5e4ea'),
    ground: '#7fb0c8',
  },
  'postal-flakes-with-cancelled-edges': {
    main: (canvas) =>
      scatter(
        canvas,
        (index) =>
          postageStamp(
            canvas,
            [STAMPS.lotus, STAMPS.sun, STAMPS.hill, STAMPS.monsoon][index % 4] ?? STAMPS.mail,
          ),
        9,
        0.58,
      ) +
      [
        [-170, -150],
        [190, 120],
        [-60, 330],
      ]
        .map(([x = 0, y = 0], index) => place(x, y, postmark(Ink, 'DAK'), index * 20 - 20, 1.1))
        .join(''),
    use: (canvas) =>
      pastedPage(canvas, (index) =>
        place(0, 0, postageStamp(canvas, Object.values(STAMPS)[index] ?? STAMPS.mail), 0, 0.22),
      ),
    ground: Marigold,
  },
  'sparrow-sky-flakes': bag(
    { emblems: SKY, inks: [Indigo, '#7fa9c0', '#8a6a4c', Slate] },
    Indigo,
    'Sparrow & Sky',
    { ground: tint(Indigo, 0.55) },
  ),
};

const dotStar = (canvas: Parameters<typeof seal>[0], ink: string): string =>
  seal(canvas, ink, 'star', '#fff8ea');

/** A torn piece of an account book. */
function scrap(index: number): string {
  const [paper, ink] = [
    ['#f4ecd6', Vermilion],
    ['#e7d6ae', Ink],
    [Ivory, Indigo],
    ['#f1dca7', '#8f231e'],
  ][index % 4] ?? ['#fff', Ink];
  const wide = 90 + (index % 3) * 24;
  return svg`<path d="M${-wide}-96 -20-104 40-92 ${wide}-100 ${wide - 8}-30 ${wide + 6} 30 ${wide - 4} 98 10 90-40 102 ${-wide + 4} 92 ${-wide - 8} 10z" fill="${paper ?? ''}"/><path d="M${-wide + 14}-60H${wide - 20}M${-wide + 14}-24H${wide - 20}M${-wide + 14} 12H${wide - 20}M${-wide + 14} 48H${wide - 20}" stroke="${SHOP.postal}" stroke-width="3" opacity=".4"/><path d="M${wide - 50}-90V90" stroke="${ink ?? ''}" stroke-width="4"/>${place(-wide + 22, -32, scribble(wide, ink ?? '', 5))}${place(-wide + 22, 40, scribble(wide * 0.8, ink ?? '', 5))}`;
}
