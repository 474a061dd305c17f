import { lifted, sweep, type Canvas } from '../canvas';
import { type Emblem } from '../emblems';
import { letter } from '../lettering';
import { SHOP } from '../palette';
import { between } from '../random';
import { place, svg } from '../svg';
import { dieCut } from './sticker-sheet';

export interface FlakesLook {
  emblems: readonly Emblem[];
  inks: readonly string[];
  header: string;
  /** Stands on the header card. */
  name: string;
}

const LOOSE = [
  [-90, 210, 1.5],
  [110, 150, 1.7],
  [310, 230, 1.5],
  [-250, 340, 1.4],
  [20, 370, 1.6],
  [230, 400, 1.4],
  [400, 30, 1.4],
  [390, -170, 1.5],
] as const;
const BAGGED = [
  [-300, -130, 1.3],
  [-160, -160, 1.2],
  [-30, -110, 1.3],
  [-320, 20, 1.2],
  [-180, 0, 1.4],
  [-40, 30, 1.2],
] as const;

/** Die-cut pieces spilling from a glassine bag with a header card. */
export function flakes(canvas: Canvas, look: FlakesLook): string {
  const pieces = (spots: typeof LOOSE | typeof BAGGED, offset: number) =>
    spots.map(([x, y, size], index) => {
      const name = look.emblems[(index + offset) % look.emblems.length] ?? 'leaf';
      const ink = look.inks[(index * 3 + offset) % look.inks.length] ?? SHOP.green;
      return place(x, y, dieCut(canvas, name, ink, 20), between(canvas.random, -28, 28), size);
    });
  const glassine = sweep(
    canvas,
    [
      [0, '#fff', 0.62],
      [0.45, '#fff', 0.2],
      [1, '#fff', 0.5],
    ],
    'slant',
  );
  const bag = svg`<path d="M-430-330H80V130H-430z" fill="${SHOP.inland}" opacity=".55"/>${pieces(BAGGED, 2)}<path d="M-430-330H80V130H-430z" fill="${glassine}" stroke="#fff" stroke-width="3"/>`;
  const header = svg`<path d="M-444-430H94V-290H-444z" fill="${look.header}"/><path d="M-430-416H80V-304H-430z" fill="none" stroke="${SHOP.buff}" stroke-width="3"/><circle cx="-175" cy="-404" r="10" fill="${SHOP.ink}"/>${letter('display', look.name, -175, -334, 62, SHOP.buff)}`;
  return place(0, 0, lifted(canvas, bag + header), -4) + lifted(canvas, pieces(LOOSE, 0).join(''));
}
