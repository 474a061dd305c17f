import { sweep, type Canvas } from './canvas';
import { letter, lineWidth, type Face } from './lettering';
import { shade, tint } from './palette';
import { svg } from './svg';

type Direction = 'across' | 'down' | 'slant';

/** A rounded thing of one colour: dark rims, a light streak towards the upper left. */
export const rounded = (canvas: Canvas, colour: string, direction: Direction = 'across'): string =>
  sweep(
    canvas,
    [
      [0, shade(colour, 0.45)],
      [0.24, tint(colour, 0.5)],
      [0.5, colour],
      [1, shade(colour, 0.5)],
    ],
    direction,
  );

/** A flat thing of one colour in the picture's light. */
export const flat = (canvas: Canvas, colour: string): string =>
  sweep(
    canvas,
    [
      [0, tint(colour, 0.24)],
      [0.5, colour],
      [1, shade(colour, 0.2)],
    ],
    'slant',
  );

/** Light over a print: lay it on the same shape. */
export const sheen = (canvas: Canvas): string =>
  sweep(
    canvas,
    [
      [0, '#fff', 0.26],
      [0.5, '#fff', 0],
      [1, '#1b1420', 0.18],
    ],
    'slant',
  );

export const STEEL = '#aab3bb';
export const GOLD = '#c79a3e';
export const TEAK = '#a5703f';
export const SHEESHAM = '#6d4128';

/** A rectangle around the origin. */
export const board = (width: number, height: number, fill: string, radius = 6): string =>
  svg`<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** An empty frame around the origin. */
export const frame = (width: number, height: number, stroke: string, thick = 4): string =>
  svg`<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="none" stroke="${stroke}" stroke-width="${thick}"/>`;

/** A stroke without a fill. */
export const stroke = (d: string, colour: string, width: number): string =>
  svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Text centred on `x`, as large as `size` allows within `width`. */
export function fitted(
  face: Face,
  text: string,
  at: { x?: number; y: number; width: number; size: number },
  fill: string,
): string {
  const size = Math.min(at.size, (at.size * at.width) / Math.max(1, lineWidth(face, text, at.size)));
  return letter(face, text, at.x ?? 0, at.y, Math.round(size), fill);
}

/** A line of handwriting, `width` long, from the origin to the right. */
export function scribble(width: number, colour: string, thick = 5): string {
  const loops = Math.max(1, Math.floor(width / 26));
  return stroke(
    svg`M0 0${Array.from({ length: loops }, (_, index) => (index % 4 === 3 ? 'q8-4 26 0' : 'q6-24 13 0t13 0'))}`,
    colour,
    thick,
  );
}
