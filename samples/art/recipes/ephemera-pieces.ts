import { lifted, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { board, fitted, flat, frame, scribble, sheen, stroke } from '../materials';
import { shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, polygon, svg } from '../svg';

/** An Edmondson ticket of pasteboard, 300 x 160, half of it in a second colour. */
export const pasteboard = (
  canvas: Canvas,
  words: readonly [string, string, string],
  paper: string,
  half: string,
): string =>
  svg`<rect x="-146" y="-74" width="300" height="160" rx="8" fill="${shade(paper, 0.45)}"/><rect x="-150" y="-80" width="300" height="160" rx="8" fill="${paper}"/><path d="M20-80H142a8 8 0 0 1 8 8V72a8 8 0 0 1-8 8H20z" fill="${half}"/>${fitted('typed', words[0], { y: -38, width: 260, size: 32 }, SHOP.ink)}${fitted('display', words[1], { y: 10, width: 260, size: 46 }, SHOP.ink)}${fitted('typed', words[2], { y: 54, width: 260, size: 32 }, SHOP.ink)}<rect x="-150" y="-80" width="300" height="160" rx="8" fill="${sheen(canvas)}"/>`;

/** A luggage label, 230 x 430, with its string. */
export const luggageLabel = (
  canvas: Canvas,
  paper: string,
  ink: string,
  mark: Emblem,
  words: string,
): string =>
  svg`${stroke('M0-178C-30-260 40-300 10-360', '#efe1bf', 9)}<path d="M-60-215H60L115-150V215H-115V-150z" fill="${flat(canvas, paper)}"/><path d="M-52-198H52L98-142V198H-98V-142z" fill="none" stroke="${ink}" stroke-width="4"/><circle cy="-172" r="24" fill="${shade(paper, 0.3)}"/><circle cy="-172" r="12" fill="#3a3027"/>${place(0, -50, emblem(canvas, mark, ink, paper), 0, 1.1)}${fitted('display', words, { y: 70, width: 170, size: 46 }, ink)}<path d="M-80 110H80M-80 146H80M-80 182H40" stroke="${ink}" stroke-width="3" opacity=".6"/>`;

/** A printed form, 460 x 620: a title, boxes and some handwriting. */
export const printedForm = (
  canvas: Canvas,
  title: string,
  paper: string,
  ink: string,
  mark: Emblem,
): string =>
  svg`${board(460, 620, paper, 2)}${frame(424, 584, ink, 4)}${place(0, -232, emblem(canvas, mark, ink, paper), 0, 0.7)}${fitted('display', title, { y: -136, width: 380, size: 66 }, ink)}<path d="M-212-112H212M-212-30H212M-212 52H212M-212 134H212M0-30V134M-212 216H212" stroke="${ink}" stroke-width="3"/>${place(-190, -60, scribble(300, SHOP.ink, 4))}${place(-190, 20, scribble(140, SHOP.ink, 4))}${place(24, 20, scribble(120, SHOP.ink, 4))}${place(-190, 104, scribble(100, SHOP.ink, 4))}${fitted('typed', 'Rs. 25/-', { x: 106, y: 104, width: 160, size: 42 }, SHOP.ink)}${place(-190, 186, scribble(330, SHOP.ink, 4))}${fitted('typed', 'COUNTERFOIL', { y: 268, width: 260, size: 36 }, ink)}${board(460, 620, sheen(canvas), 2)}`;

/** A telegram with its strips of print pasted on, 520 x 340. */
export const telegram = (canvas: Canvas, ink: string): string =>
  svg`${board(520, 340, '#efd58d', 2)}${frame(490, 310, ink, 4)}${fitted('display', 'Telegram', { y: -96, width: 300, size: 66 }, ink)}${['NUMBER SIXTEEN STOP', 'BEST WISHES STOP'].map((line, row) => place(row * 12 - 6, -20 + row * 80, board(430, 56, SHOP.paper, 1) + fitted('typed', line, { y: 12, width: 400, size: 38 }, SHOP.ink), row * 2 - 1)).join('')}${board(520, 340, sheen(canvas), 2)}`;

/** The front of a song booklet, 420 x 600: rays, a star and a title of our own. */
export const songBooklet = (
  canvas: Canvas,
  title: string,
  ink: string,
  rays: string,
  mark: Emblem,
): string => {
  const beams = times(14, (index) => {
    const [from, to] = [(index / 14) * Math.PI * 2, ((index + 0.5) / 14) * Math.PI * 2];
    return polygon([
      [0, 0],
      [Math.cos(from) * 250, Math.sin(from) * 250],
      [Math.cos(to) * 250, Math.sin(to) * 250],
    ]);
  });
  return svg`${place(8, 8, board(420, 600, '#efe6d2', 2))}${board(420, 600, ink, 2)}<g transform="translate(0 90) scale(.8 .82)"><path d="${beams}" fill="${rays}"/></g><circle cy="90" r="122" fill="${shade(ink, 0.25)}"/>${place(0, 90, emblem(canvas, mark, '#fff3d0', ink), 0, 1.8)}<rect x="-210" y="-300" width="420" height="160" fill="${shade(ink, 0.4)}"/>${fitted('display', title, { y: -212, width: 370, size: 96 }, '#f6d36a')}${fitted('typed', 'SONGS  4 ANNAS', { y: -160, width: 330, size: 36 }, '#fff3d0')}<path d="M-196-300V300" stroke="#fff" stroke-width="4" opacity=".3"/>${board(420, 600, sheen(canvas), 2)}`;
};

/** A chemist's label, 330 x 210: framed, deckled when asked for. */
export function chemistLabel(
  canvas: Canvas,
  words: readonly [string, string],
  ink: string,
  paper: string,
  look: 'plain' | 'deckled' | 'solid',
): string {
  const scallop = svg`M-165-105${times(11, () => 'a15 15 0 0 1 30 0')}${times(7, () => 'a15 15 0 0 1 0 30')}${times(11, () => 'a15 15 0 0 1-30 0')}${times(7, () => 'a15 15 0 0 1 0-30')}z`;
  const body =
    look === 'deckled'
      ? svg`<path d="${scallop}" fill="${paper}"/>`
      : board(330, 210, look === 'solid' ? ink : paper, 12);
  const print = look === 'solid' ? SHOP.paper : ink;
  return svg`${body}${frame(292, 172, print, 5)}${frame(276, 156, print, 2)}${fitted('display', words[0], { y: 4, width: 250, size: 62 }, print)}<path d="M-60 22H60" stroke="${print}" stroke-width="3"/>${fitted('typed', words[1], { y: 58, width: 240, size: 32 }, look === 'solid' ? SHOP.buff : SHOP.ink)}${look === 'deckled' ? '' : board(330, 210, sheen(canvas), 12)}`;
}

/** The label of a tea chest, 440 x 520. */
export const chestLabel = (canvas: Canvas, ink: string, gold: string): string =>
  svg`${board(440, 520, ink, 3)}${frame(404, 484, gold, 6)}${frame(384, 464, gold, 2)}<circle cy="-40" r="138" fill="${tint(gold, 0.5)}"/><circle cy="-40" r="126" fill="none" stroke="${ink}" stroke-width="4"/>${place(0, -40, emblem(canvas, 'elephant', ink, tint(gold, 0.5)), 0, 1.8)}${fitted('display', 'Hill Garden', { y: -186, width: 330, size: 62 }, gold)}${fitted('display', 'Orange Pekoe', { y: 156, width: 340, size: 62 }, gold)}${fitted('typed', 'CHEST No. 42', { y: 206, width: 260, size: 36 }, SHOP.paper)}${board(440, 520, sheen(canvas), 3)}`;

/** A school slate in its wooden frame, letters chalked on it; 760 x 560. */
export const slate = (canvas: Canvas): string =>
  svg`<rect x="-380" y="-280" width="760" height="560" rx="26" fill="${flat(canvas, '#b98652')}"/><rect x="-330" y="-230" width="660" height="460" rx="6" fill="#33393d"/><rect x="-330" y="-230" width="660" height="460" rx="6" fill="${sheen(canvas)}" opacity=".6"/><g opacity=".9">${['क', 'ख', 'ग'].map((mark, index) => fitted('display', mark, { x: -200 + index * 200, y: -50, width: 150, size: 170 }, '#eef0ea')).join('')}${stroke('M-300-20H300', '#eef0ea', 4)}</g><circle cx="-350" cy="-250" r="10" fill="#6b4526"/><circle cx="350" cy="250" r="10" fill="#6b4526"/>`;

/** A report card, 420 x 580. */
export const reportCard = (canvas: Canvas, ink: string): string =>
  svg`${board(420, 580, '#f3e6c6', 3)}${frame(386, 546, ink, 4)}${fitted('display', 'Report Card', { y: -196, width: 340, size: 68 }, ink)}${['Sums', 'Reading', 'Drawing', 'Conduct'].map((subject, row) => fitted('typed', subject, { x: -86, y: -112 + row * 88, width: 190, size: 42 }, SHOP.ink)).join('')}<path d="${times(5, (row) => svg`M-192 ${-156 + row * 88}H192`)}M30-156V196" stroke="${ink}" stroke-width="3"/>${board(420, 580, sheen(canvas), 3)}`;

/** A foil prize seal with a ribbed edge. */
export const prizeSeal = (canvas: Canvas, foil: string): string =>
  svg`<path d="${polygon(
    times(32, (index): [number, number] => {
      const [angle, radius] = [(index / 32) * Math.PI * 2, index % 2 === 0 ? 66 : 56];
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    }),
  )}" fill="${flat(canvas, foil)}"/><circle r="44" fill="none" stroke="${tint(foil, 0.6)}" stroke-width="4"/>${emblem(canvas, 'star', tint(foil, 0.6), foil).replace('<g', '<g transform="scale(.7)"')}`;

/** A prize label, 360 x 220. */
export const prizeLabel = (canvas: Canvas, words: string, ink: string): string =>
  svg`${board(360, 220, SHOP.paper, 4)}${frame(330, 190, ink, 6)}${fitted('typed', 'PRIZE FOR', { y: -36, width: 200, size: 36 }, SHOP.ink)}${fitted('display', words, { y: 34, width: 300, size: 58 }, ink)}<path d="M-110 66H110" stroke="${ink}" stroke-width="3" stroke-dasharray="4 8"/>${board(360, 220, sheen(canvas), 4)}`;

/** The printed envelope that a pack of pieces comes in, 620 x 420, its flap up. */
export const packEnvelope = (
  canvas: Canvas,
  title: string,
  line: string,
  paper: string,
  ink: string,
): string =>
  svg`<path d="M-310-210 0-400 310-210z" fill="${shade(paper, 0.12)}"/>${board(620, 420, flat(canvas, paper), 4)}${frame(580, 380, ink, 5)}${fitted('display', title, { y: -20, width: 500, size: 104 }, ink)}${fitted('typed', line, { y: -118, width: 420, size: 42 }, SHOP.ink)}`;

/** Pieces laid where they are told to lie: x, y, turn, scale, drawing. */
export const laid = (
  canvas: Canvas,
  pieces: readonly (readonly [number, number, number, number, string])[],
): string =>
  pieces.map(([x, y, turn, scale, body]) => lifted(canvas, place(x, y, body, turn, scale))).join('');
