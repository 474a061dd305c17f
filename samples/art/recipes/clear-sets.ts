import type { Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { fitted, stroke } from '../materials';
import { mix, SHOP } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { resin, type Piece } from './clear-views';
import { engineMark } from './stamp-marks';

export const CLEAR = '#f4fafc';

/** An emblem as a clear stamp. */
export const mark =
  (canvas: Canvas, name: Emblem): Piece =>
  (colour) =>
    emblem(canvas, name, colour, CLEAR);

/** A run of track that joins with itself, 300 long. */
export const track: Piece = (colour) =>
  stroke('M-150-14H150M-150 14H150', colour, 7) +
  stroke(times(11, (index) => svg`M${-140 + index * 28}-24v48`).join(''), colour, 7);

export const signal: Piece = (colour) =>
  svg`<path d="M-8-90H8V90H-8zM8-80H84L74-62 84-44H8zM-30 84H30V96H-30z" fill="${colour}"/><circle cx="-22" cy="-62" r="14" fill="${colour}"/>`;

export const tunnel: Piece = (colour) =>
  svg`<path d="M-90 60V-10A90 90 0 0 1 90-10V60H56V-6A56 56 0 0 0-56-6V60z" fill="${colour}"/><path d="M-20 60-8 0H8L20 60z" fill="${colour}" opacity=".7"/>`;

/** Fourteen stamps of a journey, in 760 x 640. */
export function journey(canvas: Canvas): string {
  const tone = mix(SHOP.postal, '#ffffff', 0.3);
  const spots: readonly (readonly [Piece, number, number, number, number?])[] = [
    [(colour) => engineMark(colour, CLEAR), -250, -190, 0.62],
    [signal, -88, -196, 1.1],
    [tunnel, 125, -196, 1.08],
    [mark(canvas, 'hill'), 308, -200, 1.35],
    [mark(canvas, 'umbrella'), -300, 20, 0.95],
    [mark(canvas, 'glass'), -180, 20, 0.95],
    [mark(canvas, 'lantern'), -60, 20, 1],
    [mark(canvas, 'clock'), 60, 20, 0.95],
    [mark(canvas, 'bell'), 180, 20, 0.95],
    [mark(canvas, 'key'), 300, 20, 0.95],
    [track, -180, 150, 1.1],
    [track, 180, 150, 1.1],
    [mark(canvas, 'sun'), -220, 262, 0.95],
    [mark(canvas, 'cloud'), 160, 256, 1.2],
  ];
  return spots.map(([piece, x, y, size]) => place(x, y, resin(piece, tone), 0, size)).join('');
}

/** A canceller with an empty middle. */
export const RING: Piece = (colour) =>
  svg`<circle r="112" fill="none" stroke="${colour}" stroke-width="9"/><circle r="74" fill="none" stroke="${colour}" stroke-width="6"/><circle r="93" fill="none" stroke="${colour}" stroke-width="11" stroke-dasharray=".1 24.3" stroke-linecap="round"/>`;

/** Two cancellers, the numerals and the months. */
export function cancellers(): string {
  const tone = '#59708a';
  const text =
    (words: string, size: number): Piece =>
    (colour) =>
      fitted('display', words, { y: size * 0.34, width: 170, size }, colour);
  const digits = times(10, (index) =>
    place(-230 + (index % 5) * 115, 80 + Math.floor(index / 5) * 92, resin(text(String(index), 84), tone)),
  );
  const months = ['JAN FEB', 'MAR APR', 'MAY JUN', 'JUL AUG', 'SEP OCT', 'NOV DEC'].map((pair, index) =>
    place(-190 + (index % 3) * 190, 250 + Math.floor(index / 3) * 74, resin(text(pair, 46), tone)),
  );
  const bars: Piece = (colour) =>
    stroke(times(4, (row) => svg`M-70 ${-36 + row * 24}q18-14 36 0t36 0 36 0 32 0`).join(''), colour, 8);
  return (
    place(-150, -160, resin(RING, tone), 0, 1.15) +
    place(150, -190, resin(RING, tone), 0, 0.86) +
    place(150, -50, resin(bars, tone), 0, 0.9) +
    digits.join('') +
    months.join('')
  );
}

export const BORDERS: readonly Piece[] = [
  (colour) =>
    stroke(
      times(8, (i) => svg`M${-80 + i * 20} 0l10-20 10 20-10 20z`).join('') + 'M-90-28H90M-90 28H90',
      colour,
      5,
    ),
  (colour) =>
    stroke(
      'M-90 0q22-34 45 0t45 0 45 0 45 0M-60-8q-6-16 8-20M-10 10q-6 16 8 20M36-8q-6-16 8-20M80 10q-6 16 4 18',
      colour,
      6,
    ),
  (colour) =>
    stroke(
      'M-90 10a22 22 0 0 1 45 0a22 22 0 0 1 45 0a22 22 0 0 1 45 0a22 22 0 0 1 45 0M-90 26H90M-90-22H90',
      colour,
      6,
    ),
  (colour) =>
    svg`<path d="${times(9, (i) => svg`M${-90 + i * 20} ${i % 2 === 0 ? -24 : -4}h20v20h-20zM${-90 + i * 20} ${i % 2 === 0 ? 16 : -24}h20v${i % 2 === 0 ? 10 : 18}h-20z`)}" fill="${colour}"/>`,
];
/** A border's corner: the straight, mitred with itself. */
const corner =
  (border: Piece): Piece =>
  (colour) =>
    svg`<g transform="translate(20 -52) scale(.8)">${border(colour)}</g><g transform="translate(-66 34) rotate(90) scale(.8)">${border(colour)}</g><path d="M-92-78h52v52h-52z" fill="${colour}"/><circle cx="-66" cy="-52" r="12" fill="${CLEAR}"/>`;

/** Four borders: two straights and a corner each. */
export function borders(): string {
  const tone = '#3f7f84';
  return BORDERS.flatMap((border, row) => {
    const y = -255 + row * 170;
    return [
      place(-210, y, resin(border, tone), 0, 0.98),
      place(0, y, resin(border, tone), 180, 0.98),
      place(220, y + 14, resin(corner(border), tone), 0, 0.82),
    ];
  }).join('');
}

const WORDS =
  'Simmer,Soak,Stir well,Salt,Knead,Rest,Sieve,Thoda sa,Bhuno,Overnight,Haldi,Mirch,Chai,To taste,Serves 4,Dhania,Boil,Garam,Fold in,As needed';

/** Twenty words in a slanting hand. */
export function kitchenWords(): string {
  const tone = '#a8553f';
  return WORDS.split(',')
    .map((word, index) => {
      const piece: Piece = (colour) =>
        svg`<g transform="skewX(-14)">${fitted('display', word, { y: 20, width: 190, size: 62 }, colour)}</g>`;
      return place(
        -215 + (index % 3) * 215 + (index > 17 ? 108 : 0),
        -310 + Math.floor(index / 3) * 106,
        resin(piece, tone),
        (index % 3) * 3 - 3,
      );
    })
    .join('');
}
