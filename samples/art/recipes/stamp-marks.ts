import { sweep, type Canvas } from '../canvas';
import { emblem } from '../emblems';
import { fitted, stroke } from '../materials';
import { shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import type { Piece } from './clear-views';

const CLOUD =
  'M-150 110C-236 112-246 14-164 2-206-84-128-142-76-104-62-204 80-236 118-134 196-160 248-58 186-10 258 8 252 112 166 110z';

/** A towering cloud on a flat base; the rain below it is a second inking. */
export const cloudMark = (ink: string, paper: string): string =>
  svg`<path d="${CLOUD}" fill="${ink}"/><path d="M-118 20C-122-40-40-62-12-8M-60-60C-40-130 50-150 84-72M70-20C110-60 168-30 160 26" fill="none" stroke="${paper}" stroke-width="9" stroke-linecap="round"/><path d="M-170 72H186M-176 92H190" stroke="${paper}" stroke-width="6"/><path d="${times(6, (index) => svg`M${-130 + index * 56} 138l-22 54`)}" stroke="${ink}" stroke-width="10" stroke-linecap="round"/>`;

/** An engine head-on: boiler door, lamp, buffers and cowcatcher, 2 x 200 across. */
export const engineMark = (ink: string, paper: string): string =>
  svg`<path d="M-40-214H40L30-150H-30z" fill="${ink}"/><circle cy="-30" r="136" fill="${ink}"/><circle cy="-30" r="112" fill="none" stroke="${paper}" stroke-width="7"/><circle cy="-30" r="74" fill="none" stroke="${paper}" stroke-width="5"/><path d="M-92-50H-20M20-50H92M-92-12H-40" stroke="${paper}" stroke-width="6"/><circle cy="-30" r="20" fill="${paper}"/><circle cy="-30" r="9" fill="${ink}"/><circle cy="-142" r="34" fill="${paper}"/><circle cy="-142" r="26" fill="${ink}"/><circle cy="-142" r="14" fill="${paper}"/><path d="M-200 96H200V140H-200z" fill="${ink}"/><path d="M-160 96V60H-136V96zM160 96V60H136V96z" fill="${ink}"/><circle cx="-146" cy="118" r="40" fill="${ink}" stroke="${paper}" stroke-width="6"/><circle cx="146" cy="118" r="40" fill="${ink}" stroke="${paper}" stroke-width="6"/><path d="M-120 150H120L170 232H-170z" fill="${ink}"/><path d="${times(9, (index) => svg`M${-96 + index * 24} 156L${-136 + index * 34} 228`)}" stroke="${paper}" stroke-width="7"/>`;

/** Four paisleys turned about a centre: a medallion. */
export const medallion = (canvas: Canvas, ink: string, paper: string): string =>
  svg`<circle r="30" fill="${ink}"/><circle r="12" fill="${paper}"/>${times(4, (index) =>
    place(0, 0, place(-78, -78, emblem(canvas, 'paisley', ink, paper), 150, 1.62), index * 90),
  )}${times(4, (index) => place(0, 0, svg`<circle cy="-172" r="13" fill="${ink}"/>`, index * 90))}`;

/** A merchant's double rule round a name in two scripts, 460 x 190. */
export const nameMark = (deva: string, latin: string, ink: string): string =>
  svg`<path d="M-230-95H230V95H-230z" fill="none" stroke="${ink}" stroke-width="9"/><path d="M-212-77H212V77H-212z" fill="none" stroke="${ink}" stroke-width="3"/>${fitted('display', deva, { y: 22, width: 360, size: 96 }, ink)}${fitted('typed', latin, { y: 64, width: 360, size: 34 }, ink)}`;

const arc =
  (d: string): Piece =>
  (colour) =>
    stroke(d, colour, 7);
const both =
  (...pieces: readonly Piece[]): Piece =>
  (colour) =>
    pieces.map((piece) => piece(colour)).join('');
const dot =
  (x: number, y: number, r: number): Piece =>
  (colour) =>
    svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;
const CLOUDLET = 'M-26 6C-48 4-46-24-24-22-18-44 14-42 18-22 42-26 44 6 24 6z';
const solid =
  (d: string): Piece =>
  (colour) =>
    svg`<path d="${d}" fill="${colour}"/>`;
const rays = (from: number, to: number, count: number, turn = 0) =>
  arc(
    times(count, (index) => {
      const angle = ((index + turn) / count) * Math.PI * 2;
      return svg`M${Math.cos(angle) * from} ${Math.sin(angle) * from}L${Math.cos(angle) * to} ${Math.sin(angle) * to}`;
    }).join(''),
  );

/** Twelve kinds of weather, each inside -50..50. */
export const WEATHER: readonly Piece[] = [
  both(dot(0, 0, 22), rays(32, 46, 8)),
  both(dot(0, -14, 22), arc('M-44 18H44M-34 34H34M-22 50H22')),
  both(solid(CLOUDLET), arc('M-20 18l-6 16M2 18l-6 16M24 18l-6 16')),
  arc('M-46-20q12-14 24 0t24 0 24 0 20 0M-46 6q12-14 24 0t24 0 24 0 20 0M-46 32q12-14 24 0t24 0 24 0 20 0'),
  arc('M-46-14H16C40-14 40-44 20-44 8-44 4-34 8-28M-46 6H34C56 6 54 36 34 34M-46 26H6C22 26 22 48 8 48'),
  arc('M-44-30H20M-20-12H44M-44 6H24M-16 24H44M-40 42H14'),
  both(dot(0, 30, 16), arc('M0 26V-18M-12 20V-32Q-12-46 0-46T12-32V20'), arc('M26-30H40M26-12H36M26 6H40')),
  both(solid(CLOUDLET), solid('M4 8-16 34H-4L-10 54 16 24H4L14 8z')),
  solid('M8-46C-10-32-14 8 30 30-6 52-46 30-44-4-42-32-14-50 8-46z'),
  both(arc('M-44 28A44 44 0 0 1 44 28M-28 28A28 28 0 0 1 28 28M-12 28A12 12 0 0 1 12 28'), arc('M-46 40H46')),
  both(solid('M0-36C32-36 46-10 46 2H-46C-46-10-32-36 0-36z'), arc('M0 2V34C0 48 18 48 18 36')),
  both(
    solid('M-14-44C-8-28 12-8 12 10A26 26 0 0 1-40 10C-40-8-20-28-14-44z'),
    solid('M28 0C32 12 44 22 44 34A16 16 0 0 1 12 34C12 22 24 12 28 0z'),
  ),
];

/** A sheet of foam rubber, its marks raised; the piece at `loose` has been cut off. */
export function foamSheet(canvas: Canvas, foam: string, loose: number): string {
  const step = 196;
  const face = sweep(
    canvas,
    [
      [0, tint(foam, 0.24)],
      [1, shade(foam, 0.14)],
    ],
    'slant',
  );
  const cell = (index: number) => {
    const piece = WEATHER[index] ?? dot(0, 0, 20);
    return svg`<rect x="-98" y="-86" width="196" height="196" fill="${shade(SHOP.kraft, 0.25)}"/><rect x="-98" y="-98" width="196" height="196" fill="${face}"/><rect x="-90" y="-90" width="180" height="180" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="10 9" opacity=".6"/>${place(4, 6, piece(shade(foam, 0.55)), 0, 1.35)}${place(0, 0, piece(tint(foam, 0.5)), 0, 1.35)}`;
  };
  return (
    times(12, (index) => {
      const [column, row] = [index % 4, Math.floor(index / 4)];
      const [x, y] = [-294 + column * step, -196 + row * step];
      return index === loose ? '' : place(x, y, cell(index));
    }).join('') + place(310, 300, cell(loose), 14)
  );
}
