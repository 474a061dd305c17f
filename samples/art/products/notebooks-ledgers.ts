import type { Canvas } from '../canvas';
import { emblem } from '../emblems';
import { printed } from '../motifs';
import { PIGMENTS, shade, SHOP, tint } from '../palette';
import { cashPage, ridgeSketch, ruledLines, written } from '../recipes/book-pages';
import { closedBook, openBook } from '../recipes/books';
import {
  dayBook,
  deepavaliBook,
  longBahi,
  longBahiOpen,
  marigoldHead,
  miniBahi,
  munimLedger,
  plate,
} from '../recipes/bahis';
import { bahiOpen, miniBahiOpen, munimOpen } from '../recipes/notebook-uses';
import { notebook } from '../recipes/notebook';
import { place, svg } from '../svg';
import type { Shelf } from './art';

const { Vermilion, Indigo, Leaf, Teal, Rose, Marigold } = PIGMENTS;

/** Leather at the two corners that wear. */
const corners = (leather: string): string =>
  svg`<path d="M280-380V-260L160-380zM280 380V260L160 380z" fill="${leather}"/><path d="M280-252 152-380M280 252 152 380" stroke="${shade(leather, 0.4)}" stroke-width="4"/>`;

/** Income on the left and expense on the right, the marbled endpapers showing round them. */
const cashBook = (canvas: Canvas, cloth: string): string => {
  const page = (head: string) => cashPage(canvas, 440, 640, head, SHOP.ink);
  const endpaper = printed(canvas, 'marble', '#b5453a', '#d9a05a', 1);
  const look = { width: 440, height: 640, cover: cloth, paper: '#fbf6e6', endpaper };
  return place(0, 0, openBook(canvas, look, page('Income'), page('Expense')), -7, 1.04);
};

export const NOTEBOOKS_LEDGERS: Shelf = {
  'bahi-no-7-ledger': {
    main: (canvas, ink) =>
      notebook(canvas, {
        cloth: ink,
        thread: '#f4e7c4',
        label: 'बही',
        line: 'No. 7, 192 PAGES',
        devanagari: true,
      }),
    use: bahiOpen,
  },
  'long-bahi-folded': { main: longBahi, use: longBahiOpen, ground: tint(Teal, 0.6) },
  'rokad-cash-book': {
    main: cashBook,
    use: (canvas, ink) =>
      place(
        0,
        0,
        closedBook(
          canvas,
          { width: 560, height: 760, colour: ink, motif: 'weave', thick: 30 },
          place(20, -130, plate(380, 210, SHOP.ledger, ['Rokad', '144 PAGES'])) +
            place(20, 170, emblem(canvas, 'scale', SHOP.buff, ink), 0, 1.2) +
            corners(SHOP.ledger),
        ),
        6,
      ),
    ground: SHOP.kraft,
  },
  'mini-bahi-pocket': { main: miniBahi, use: miniBahiOpen, ground: tint(Leaf, 0.5) },
  'deepavali-account-book': {
    main: deepavaliBook,
    use: (canvas) =>
      openBook(
        canvas,
        { width: 410, height: 620, cover: '#c5201c', paper: '#fdf8ea' },
        place(
          -164,
          -164,
          svg`<rect width="328" height="328" fill="${printed(canvas, 'rangoli', '#fdf8ea', '#c5201c', 4.1)}"/>`,
        ) +
          place(0, 235, marigoldHead(canvas, 44)) +
          place(0, -235, marigoldHead(canvas, 44, '#e2b21e')),
        ruledLines(410, 620, 44, Vermilion) +
          written(canvas, { x: -110, y: -190, width: 260, gap: 44, rows: 3 }, Vermilion),
      ),
    ground: tint(Marigold, 0.66),
  },
  'munims-desk-ledger-quarter-bound': { main: munimLedger, use: munimOpen, ground: SHOP.buff },
  'day-book-plain-leaves': {
    main: dayBook,
    use: (canvas, ink) =>
      openBook(
        canvas,
        { width: 420, height: 620, cover: ink },
        place(0, -40, ridgeSketch(), 0, 0.85),
        written(canvas, { x: -150, y: -190, width: 290, gap: 48, rows: 8 }, Indigo),
      ),
    ground: tint(Rose, 0.66),
  },
};
