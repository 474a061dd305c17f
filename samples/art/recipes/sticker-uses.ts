import { lifted, type Canvas } from '../canvas';
import { board, fitted, flat, rounded, scribble, sheen, STEEL } from '../materials';
import { shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { closedBook } from './books';
import { jar } from './containers';
import { pieceOf, type StickerSet } from './sticker-views';

type Spot = readonly [x: number, y: number, size: number];

const stuck = (canvas: Canvas, set: StickerSet, spots: readonly Spot[]): string => {
  const piece = pieceOf(canvas, set);
  return lifted(
    canvas,
    spots.map(([x, y, size], index) => place(x, y, piece(index), index * 13 - 20, size)).join(''),
  );
};

/** Stickers all over the cover of a kraft notebook. */
export const onCover = (canvas: Canvas, set: StickerSet): string =>
  place(
    0,
    0,
    closedBook(canvas, { width: 620, height: 820, colour: '#c29a68', thick: 26 }) +
      stuck(canvas, set, [
        [-90, -250, 1.9],
        [150, -220, 1.5],
        [20, -30, 2.5],
        [-160, 90, 1.5],
        [190, 150, 1.7],
        [-60, 290, 1.9],
        [180, 330, 1.2],
      ]),
    5,
  );

/** A glass jar and a tin of the pantry, a sticker on each as its label. */
export const onJars = (canvas: Canvas, set: StickerSet): string => {
  const tin = svg`<path d="M-150-220H150V320H-150z" fill="${rounded(canvas, '#d9d2c0')}"/><ellipse cy="-220" rx="150" ry="34" fill="${flat(canvas, '#b9c0c5')}"/><ellipse cy="-220" rx="126" ry="24" fill="none" stroke="#8d969c" stroke-width="4"/><path d="M-150 300Q0 336 150 300V320Q0 356-150 320z" fill="${shade('#d9d2c0', 0.3)}"/>`;
  return (
    lifted(canvas, place(-190, 0, jar(canvas, '#a9763a', '#3f6a52'), 0, 1.12)) +
    lifted(canvas, place(270, 110, tin, 0, 0.94)) +
    stuck(canvas, set, [
      [-190, 110, 2.5],
      [270, 140, 2],
    ])
  );
};

/** A tiffin of three steel boxes, stickers round its sides. */
export const onTiffin = (canvas: Canvas, set: StickerSet): string => {
  const box = (y: number) =>
    svg`<path d="M-260 ${y}H260V${y + 200}Q0 ${y + 232}-260 ${y + 200}z" fill="${rounded(canvas, '#c3cbd1')}"/><path d="M-266 ${y - 6}H266V${y + 18}H-266z" fill="${rounded(canvas, STEEL)}"/>`;
  const handle = svg`<path d="M-292 260V-330Q-292-430-190-430H190Q292-430 292-330V260" fill="none" stroke="${shade(STEEL, 0.35)}" stroke-width="30"/><path d="M-292 260V-330Q-292-430-190-430H190Q292-430 292-330V260" fill="none" stroke="${tint(STEEL, 0.3)}" stroke-width="12"/>`;
  const lid = svg`<path d="M-260-300Q0-400 260-300V-280H-260z" fill="${rounded(canvas, '#ccd3d8')}"/><path d="M-60-372Q0-400 60-372V-350H-60z" fill="${rounded(canvas, STEEL)}"/>`;
  return (
    lifted(canvas, handle + box(160) + box(-60) + box(-280) + lid) +
    stuck(canvas, set, [
      [-120, -170, 1.5],
      [110, -170, 1.6],
      [-10, 60, 1.8],
      [150, 270, 1.5],
      [-140, 280, 1.5],
    ])
  );
};

/** A month on a wall calendar, stickers on its days. */
export const onCalendar = (canvas: Canvas, set: StickerSet, month: string): string => {
  const days = times(31, (index) => {
    const [x, y] = [-330 + (index % 7) * 110, -150 + Math.floor(index / 7) * 118];
    return svg`<rect x="${x - 50}" y="${y - 54}" width="100" height="108" fill="none" stroke="${SHOP.postal}" stroke-width="2" opacity=".5"/>${fitted('typed', String(index + 1), { x: x - 28, y: y - 26, width: 44, size: 33 }, SHOP.ink)}`;
  });
  return place(
    0,
    0,
    lifted(canvas, board(880, 900, '#fdfaf1', 4)) +
      board(880, 900, sheen(canvas), 4) +
      fitted('display', month, { y: -290, width: 500, size: 120 }, set.inks[0] ?? SHOP.ledger) +
      days.join('') +
      stuck(canvas, set, [
        [-106, -142, 0.9],
        [114, -24, 0.9],
        [334, 94, 0.9],
        [-326, 212, 0.9],
        [-216, 94, 0.9],
        [224, 212, 0.9],
      ]) +
      place(-30, 336, scribble(130, SHOP.ink)),
    -3,
  );
};
