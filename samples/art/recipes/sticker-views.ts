import { lifted, type Canvas } from '../canvas';
import { emblem, silhouette, type Emblem } from '../emblems';
import { board, fitted, flat, frame, rounded, scribble, sheen, stroke } from '../materials';
import { printed, type Motif } from '../motifs';
import { mix, shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';
import { dieCut } from './sticker-sheet';

export interface StickerSet {
  emblems: readonly Emblem[];
  inks: readonly string[];
}

const pick = <T>(list: readonly T[], index: number, otherwise: T): T =>
  list[index % list.length] ?? otherwise;

const sticker = (canvas: Canvas, { emblems, inks }: StickerSet, index: number, rim = 24): string =>
  dieCut(
    canvas,
    pick(emblems, index, 'star'),
    pick(inks, index + Math.floor(index / emblems.length), SHOP.ledger),
    rim,
  );

export interface GridLook extends StickerSet {
  sheet: string;
  columns: number;
  rows: number;
  /** Printed at the head of the sheet. */
  header?: string;
  round?: boolean;
  /** Wider than high. */
  wide?: boolean;
  /** Every second row is one shorter. */
  staggered?: boolean;
}

/** A sheet of stickers in columns and rows. */
export function stickerGrid(canvas: Canvas, look: GridLook): string {
  const [width, height] = look.wide ? [920, 700] : [700, 920];
  const top = look.header ? 170 - height / 2 : 40 - height / 2;
  const [stepX, stepY] = [(width - 60) / look.columns, (height / 2 - 20 - top) / look.rows];
  const size = Math.min(stepX, stepY) / 150;
  const marks = times(look.columns * look.rows, (index) => {
    const row = Math.floor(index / look.columns);
    const isShort = look.staggered === true && row % 2 === 1;
    if (isShort && index % look.columns === look.columns - 1) return '';
    const x = -width / 2 + 30 + stepX * ((index % look.columns) + (isShort ? 1 : 0.5));
    const y = top + stepY * (row + 0.5);
    const ink = pick(look.inks, index * 2 + row, SHOP.ledger);
    const body = look.round
      ? svg`<circle r="70" fill="#fff"/><circle r="62" fill="${ink}"/>${emblem(canvas, pick(look.emblems, index, 'star'), SHOP.paper, ink)}`
      : sticker(canvas, look, index);
    return place(x, y, body, between(canvas.random, -8, 8), look.round ? size * 1.02 : size * 1.16);
  });
  const head = look.header
    ? svg`<rect x="${20 - width / 2}" y="${20 - height / 2}" width="${width - 40}" height="110" fill="${pick(look.inks, 0, SHOP.ledger)}"/>${fitted('display', look.header, { y: 98 - height / 2, width: 600, size: 74 }, SHOP.paper)}`
    : '';
  return lifted(canvas, board(width, height, look.sheet, 16)) + head + lifted(canvas, marks.join(''));
}

/** Several sheets fanned out of a card sleeve. */
export function sheetFan(canvas: Canvas, looks: readonly GridLook[]): string {
  return looks
    .map((look, index) => {
      const at = index - (looks.length - 1) / 2;
      return place(at * 150, Math.abs(at) * 40, stickerGrid(canvas, look), at * 13, 0.74);
    })
    .join('');
}

/** Stickers in use: an envelope that three of them close and decorate. */
export function stuckOn(canvas: Canvas, set: StickerSet, paper: string = SHOP.kraft): string {
  const envelope = svg`${board(860, 580, flat(canvas, paper), 6)}<path d="M-430-290 0 40 430-290" fill="none" stroke="${shade(paper, 0.3)}" stroke-width="5"/>`;
  const spots = [
    [0, 20, 2],
    [-300, 170, 1.5],
    [-140, 190, 1.3],
    [310, -180, 1.4],
  ] as const;
  const marks = spots.map(([x, y, size], index) =>
    place(x, y, sticker(canvas, set, index), index * 9 - 12, size),
  );
  const words = place(60, 150, scribble(280, SHOP.ink)) + place(60, 215, scribble(220, SHOP.ink));
  return place(0, 0, lifted(canvas, envelope) + words + lifted(canvas, marks.join('')), -7);
}

/** A page of a journal with five pieces pasted on it. */
export function pastedPage(
  canvas: Canvas,
  piece: (index: number) => string,
  ink: string = SHOP.ledger,
): string {
  const page = board(740, 900, '#fdfaf1', 8) + frame(690, 850, tint(ink, 0.5), 3);
  const words = times(7, (row) =>
    place(
      row < 3 ? -300 : -40,
      -300 + row * 62 + (row > 2 ? 90 : 0),
      scribble(row < 3 ? 300 : 330, SHOP.ink, 4),
    ),
  );
  const spots = [
    [190, -250, 2.4],
    [-210, 120, 2.2],
    [-230, 330, 1.7],
    [80, 330, 1.8],
    [280, 320, 1.5],
  ] as const;
  const marks = spots.map(([x, y, size], index) => place(x, y, piece(index), index * 11 - 18, size));
  return place(0, 0, lifted(canvas, page) + words.join('') + lifted(canvas, marks.join('')), 5);
}

/** Stickers in use: a page of a journal. */
export const stickerPage = (canvas: Canvas, set: StickerSet): string =>
  pastedPage(canvas, (index) => sticker(canvas, set, index), pick(set.inks, 0, SHOP.ledger));

/** A round printed sticker. */
export const seal = (canvas: Canvas, ink: string, mark: Emblem, paper = '#f6eedb'): string =>
  svg`<circle r="84" fill="${paper}"/><circle r="74" fill="none" stroke="${ink}" stroke-width="6"/>${place(0, 0, emblem(canvas, mark, ink, paper), 0, 0.95)}`;

/** A round sticker with words in two lines. */
export const wordSeal = (ink: string, words: readonly string[], paper = '#f6eedb'): string =>
  svg`<circle r="86" fill="${paper}"/><circle r="78" fill="none" stroke="${ink}" stroke-width="6"/><circle r="68" fill="none" stroke="${ink}" stroke-width="2"/>${words.map((word, index) => fitted('display', word, { y: 14 + (index - (words.length - 1) / 2) * 44, width: 112, size: 46 }, ink)).join('')}`;

export interface AlbumCover {
  cloth: string;
  print: string;
  motif?: Motif;
  title: string;
  line: string;
  mark: Emblem;
  /** Rings at the spine, an elastic at the edge, brass corners, or none of it. */
  fitting?: 'rings' | 'elastic' | 'corners';
  wide?: number;
}

/** A closed album or book, seen from the front. */
export function albumCover(canvas: Canvas, look: AlbumCover): string {
  const half = (look.wide ?? 640) / 2;
  const height = 820;
  const cloth = look.motif
    ? printed(canvas, look.motif, look.cloth, mix(look.cloth, look.print, 0.35), 1.2)
    : look.cloth;
  const body = svg`${place(14, 12, board(half * 2, height, '#efe6d2', 10))}${board(half * 2, height, cloth, 12)}${board(half * 2, height, sheen(canvas), 12)}<path d="M${-half + 64} -410V410" stroke="${shade(look.cloth, 0.4)}" stroke-width="7" opacity=".6"/>`;
  const label = svg`<rect x="${-half + 120}" y="-190" width="${half * 2 - 190}" height="330" fill="${SHOP.paper}"/><rect x="${-half + 134}" y="-176" width="${half * 2 - 218}" height="302" fill="none" stroke="${look.cloth}" stroke-width="5"/>${place(25, -90, emblem(canvas, look.mark, look.cloth, SHOP.paper), 0, 1.1)}${fitted('display', look.title, { x: 25, y: 42, width: half * 2 - 250, size: 74 }, SHOP.ink)}${fitted('typed', look.line, { x: 25, y: 96, width: half * 2 - 250, size: 34 }, shade(look.cloth, 0.1))}`;
  const fittings = {
    rings: () =>
      times(
        6,
        (index) =>
          svg`<path d="M${-half - 26} ${-320 + index * 128}C${-half - 30} ${-360 + index * 128} ${-half + 50} ${-360 + index * 128} ${-half + 46} ${-320 + index * 128}" fill="none" stroke="#b9c0c6" stroke-width="13"/>`,
      ).join(''),
    elastic: () =>
      svg`<path d="M${half - 70}-410V410" stroke="${shade(look.print, 0.1)}" stroke-width="24"/>`,
    corners: () =>
      [-1, 1]
        .map(
          (side) =>
            svg`<path d="M${half} ${side * 410}V${side * 320}L${half - 90} ${side * 410}z" fill="${rounded(canvas, '#b58a3c', 'slant')}"/>`,
        )
        .join(''),
  };
  return place(
    0,
    0,
    lifted(canvas, body) + label + (look.fitting ? lifted(canvas, fittings[look.fitting]()) : ''),
    4,
  );
}

/** Loose pieces over the whole picture, the larger ones in the middle. */
export function scatter(
  canvas: Canvas,
  piece: (index: number) => string,
  count: number,
  scale = 1.6,
): string {
  const columns = Math.ceil(Math.sqrt(count));
  const step = 900 / columns;
  const rows = Math.ceil(count / columns);
  return lifted(
    canvas,
    times(count, (index) => {
      const x = -450 + step * ((index % columns) + 0.5) + between(canvas.random, -0.2, 0.2) * step;
      const y =
        -450 +
        (900 / rows) * (Math.floor(index / columns) + 0.5) +
        between(canvas.random, -0.16, 0.16) * step;
      return place(
        x,
        y,
        piece(index),
        between(canvas.random, -30, 30),
        scale * between(canvas.random, 0.86, 1.14),
      );
    }).join(''),
  );
}

/** One die-cut piece of a set, for `scatter`. */
export const pieceOf =
  (canvas: Canvas, set: StickerSet) =>
  (index: number): string =>
    sticker(canvas, set, index, 18);

/** A piece printed on clear film: the table is seen around and faintly through it. */
export const filmPieceOf =
  (canvas: Canvas, { emblems, inks }: StickerSet) =>
  (index: number): string => {
    const name = pick(emblems, index, 'leaf');
    const film = svg`<g opacity=".34">${silhouette(canvas, name, '#ffffff', 34)}</g>`;
    return svg`${film}<g opacity=".84">${emblem(canvas, name, pick(inks, index, SHOP.ledger), '#f6e8ea')}</g>`;
  };

/** A kite with its tail. */
export const kitePiece =
  (inks: readonly string[]) =>
  (index: number): string => {
    const ink = pick(inks, index, SHOP.ledger);
    const other = pick(inks, index + 1, SHOP.buff);
    return svg`<path d="M0-56 46-6 0 44-46-6z" fill="#fff" stroke="#fff" stroke-width="14" stroke-linejoin="round"/><path d="M0-56 46-6H0z" fill="${ink}"/><path d="M0-56-46-6H0z" fill="${tint(other, 0.2)}"/><path d="M-46-6H46L0 44z" fill="${other}"/>${stroke('M0 44C20 60-16 70 4 92', ink, 5)}`;
  };
