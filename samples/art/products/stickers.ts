import { lifted, type Canvas } from '../canvas';
import type { Emblem } from '../emblems';
import { board, frame } from '../materials';
import { PIGMENTS, SHOP, shade, tint } from '../palette';
import { kitBox } from '../recipes/containers';
import { stickerBook } from '../recipes/sticker-book';
import { onCalendar, onCover, onJars, onTiffin } from '../recipes/sticker-uses';
import {
  albumCover,
  pieceOf,
  scatter,
  sheetFan,
  stickerGrid,
  stickerPage,
  stuckOn,
  type AlbumCover,
  type GridLook,
  type StickerSet,
} from '../recipes/sticker-views';
import { place, svg } from '../svg';
import type { Art, Shelf } from './art';

const { Vermilion, Indigo, Leaf, Marigold, Plum, Rose, Teal, Brass, Ink, Slate } = PIGMENTS;

const POST: Emblem[] = ['postbox', 'envelope', 'sparrow', 'star', 'scale'];
const GARDEN: Emblem[] = ['lotus', 'leaf', 'marigold', 'fern', 'rose'];
const TRAIN: Emblem[] = ['engine', 'glass', 'umbrella', 'hill'];
const NIGHT: Emblem[] = ['lantern', 'key', 'moon', 'engine', 'envelope'];
const STALL: Emblem[] = ['glass', 'kettle', 'biscuit', 'bell'];
const BAZAAR: Emblem[] = ['paisley', 'elephant', 'kite', 'diya', 'crown'];
const DESK: Emblem[] = ['bell', 'key', 'scale', 'clock', 'envelope', 'lantern'];
const FEAST: Emblem[] = ['diya', 'marigold', 'lotus', 'star', 'sun'];

type Use = (canvas: Canvas, set: StickerSet) => string;

const sheet = (look: GridLook, use: Use = stickerPage, more: Partial<Art> = {}): Art => ({
  main: (canvas) => stickerGrid(canvas, look),
  use: (canvas) => use(canvas, look),
  ...more,
});

const book = (cover: (ink: string) => AlbumCover, set: StickerSet): Art => ({
  main: (canvas, ink) => albumCover(canvas, cover(ink)),
  use: (canvas, ink) => stickerBook(canvas, { cover: ink, ...set }),
});

const BOTANICAL: StickerSet = { emblems: GARDEN, inks: [Leaf, Rose, Marigold, Teal, Plum] };
const BRIGHT: StickerSet = { emblems: BAZAAR, inks: [Vermilion, Teal, Marigold, Indigo, Plum] };

export const STICKERS: Shelf = {
  'letterbox-red-sticker-sheet': sheet({
    emblems: POST,
    inks: [Vermilion, '#c9544a'],
    sheet: '#e7eef0',
    columns: 3,
    rows: 4,
  }),
  'dak-ghar-vintage-stickers-set-of-4-sheets': {
    main: (canvas) =>
      sheetFan(canvas, [
        { emblems: POST, inks: [Indigo, Vermilion], sheet: '#f3ecd9', columns: 3, rows: 4 },
        { emblems: DESK, inks: [Leaf, Ink], sheet: '#d9c2a0', columns: 3, rows: 4 },
        { emblems: NIGHT, inks: [Plum, Brass], sheet: '#e7eef0', columns: 3, rows: 4 },
        { emblems: STALL, inks: [Vermilion, Brass], sheet: '#f1dca7', columns: 3, rows: 4 },
      ]),
    use: (canvas) => stuckOn(canvas, { emblems: POST, inks: [Indigo, Vermilion] }),
    laid: (canvas) =>
      stickerGrid(canvas, {
        emblems: POST,
        inks: [Indigo, Vermilion],
        sheet: '#f3ecd9',
        columns: 3,
        rows: 4,
      }),
  },
  'railway-tiffin-sticker-sheet': sheet(
    {
      emblems: TRAIN,
      inks: [Plum, Vermilion, Marigold],
      sheet: '#e9e4ee',
      columns: 3,
      rows: 4,
    },
    onTiffin,
    { ground: tint(Plum, 0.45) },
  ),
  'botanical-plate-stickers': sheet(
    {
      ...BOTANICAL,
      inks: [Leaf, '#5d7a3c', Teal],
      sheet: '#e9ead2',
      columns: 4,
      rows: 3,
      wide: true,
    },
    onJars,
  ),
  'night-mail-stickers': sheet(
    {
      emblems: NIGHT,
      inks: [Indigo, Plum, '#c99a2e'],
      sheet: '#dfe5ee',
      columns: 3,
      rows: 4,
      header: 'डाक',
    },
    onCover,
  ),
  'bazaar-signboard-stickers': sheet(
    {
      ...BRIGHT,
      sheet: '#f8f0da',
      columns: 4,
      rows: 4,
      header: 'Bazaar',
      staggered: true,
    },
    onCover,
  ),
  'monsoon-umbrella-stickers': sheet(
    {
      emblems: ['umbrella', 'cloud', 'umbrella', 'drop'],
      inks: [Ink, Indigo, Slate, Teal],
      sheet: '#eef4f6',
      columns: 3,
      rows: 4,
      round: true,
    },
    (canvas, set) => onCalendar(canvas, set, 'July'),
  ),
  'grandfathers-desk-sticker-set': {
    main: (canvas) =>
      kitBox(canvas, { paper: '#8f231e', print: '#b5524a', motif: 'columns', name: 'No. 60' }, (inside) =>
        place(
          0,
          0,
          scatter(inside, pieceOf(inside, { emblems: DESK, inks: [Brass, Vermilion, Ink, Leaf] }), 12, 1.5),
          0,
          0.62,
        ),
      ),
    use: (canvas) => onCalendar(canvas, { emblems: DESK, inks: [Vermilion, Brass, Ink] }, 'March'),
  },
  'tea-stall-sticker-sheet': sheet(
    {
      emblems: STALL,
      inks: [Marigold, '#8a5a3c', Vermilion],
      sheet: '#fbf3e0',
      columns: 3,
      rows: 6,
    },
    onJars,
    { ground: tint(Teal, 0.45) },
  ),
  'ring-bound-sticker-book-large': {
    ...book(
      (ink) => ({
        cloth: ink,
        print: SHOP.buff,
        title: 'Stickers',
        line: '24 LEAVES',
        mark: 'star',
        fitting: 'rings',
      }),
      { emblems: [...POST, ...TRAIN], inks: [Vermilion, Indigo, Marigold, Plum] },
    ),
    main: (canvas, ink) =>
      stickerBook(canvas, {
        cover: ink,
        emblems: [...POST, ...TRAIN],
        inks: [Vermilion, Indigo, Marigold, Plum],
      }),
    use: (canvas, ink) =>
      albumCover(canvas, {
        cloth: ink,
        print: SHOP.buff,
        title: 'Stickers',
        line: '24 LEAVES',
        mark: 'star',
        fitting: 'rings',
      }),
  },
  'pocket-sticker-book': book(
    (ink) => ({
      cloth: ink,
      print: SHOP.buff,
      title: 'Pocket Book',
      line: '12 LEAVES',
      mark: 'envelope',
      fitting: 'elastic',
      wide: 560,
    }),
    { emblems: POST, inks: [Vermilion, Indigo, Leaf] },
  ),
  'herbarium-sticker-book': book(
    () => ({
      cloth: Leaf,
      print: SHOP.buff,
      motif: 'leaf',
      title: 'Herbarium',
      line: '120 STICKERS',
      mark: 'fern',
      wide: 660,
    }),
    BOTANICAL,
  ),
  'stamp-collectors-sticker-album': book(
    () => ({
      cloth: Ink,
      print: Brass,
      title: 'Stamp Album',
      line: '32 BLACK LEAVES',
      mark: 'postbox',
      fitting: 'corners',
      wide: 680,
    }),
    { emblems: POST, inks: [Vermilion, Indigo, Leaf] },
  ),
  'childrens-first-sticker-book': book(
    () => ({
      cloth: '#c5402f',
      print: '#f2c65a',
      motif: 'dots',
      title: 'My First Book',
      line: '40 STICKERS',
      mark: 'elephant',
      wide: 760,
    }),
    { emblems: ['elephant', 'kite', 'sparrow', 'sun', 'butterfly'], inks: [Vermilion, Teal, Marigold, Leaf] },
  ),
  'sticker-book-refill-leaves-pack-of-20': {
    main: () =>
      [2, 1, 0]
        .map((index) =>
          place(index * 40 - 40, index * -34 + 20, leaf(index === 1 ? SHOP.kraft : '#ffffff'), index * 4 - 3),
        )
        .join(''),
    laid: (canvas) => lifted(canvas, place(26, 20, leaf(SHOP.kraft), 2) + leaf('#ffffff')),
    use: (canvas, ink) =>
      stickerBook(canvas, { cover: ink, emblems: ['leaf', 'star'], inks: [Slate, SHOP.kraft] }),
    ground: tint(Leaf, 0.4),
  },
  'festival-sticker-book': {
    ...book(
      (ink) => ({
        cloth: ink,
        print: Marigold,
        motif: 'marigold',
        title: 'Utsav',
        line: '96 STICKERS',
        mark: 'diya',
        wide: 780,
      }),
      { emblems: FEAST, inks: [Vermilion, Marigold, Plum] },
    ),
  },
};

/** A leaf with six punched holes. */
function leaf(paper: string): string {
  const holes = [0, 1, 2, 3, 4, 5].map(
    (index) => svg`<circle cx="-270" cy="${-330 + index * 132}" r="16" fill="${shade(SHOP.kraft, 0.5)}"/>`,
  );
  return board(640, 820, paper, 14) + frame(500, 740, tint(Slate, 0.5), 3) + holes.join('');
}
