import { lifted, stencil, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { letter } from '../lettering';
import { SHOP } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';
import { postmark } from './ephemera';

export interface StampLook {
  ink: string;
  emblem: Emblem;
  name: string;
  value: string;
  /** Paper of the printed field; the rim stays white. */
  field?: string;
}

const HALF_WIDTH = 190;
const HALF_HEIGHT = 240;
const TOOTH = 30;

/** The stamp's outline: half-round notches on every side. */
function perforated(): string {
  const across = (HALF_WIDTH * 2) / TOOTH;
  const down = (HALF_HEIGHT * 2) / TOOTH;
  const side = (count: number, dx: number, dy: number) => {
    const flat = dx === 0 ? svg`v${dy * 6}` : svg`h${dx * 6}`;
    return times(Math.round(count), () => svg`${flat}a9 9 0 0 0 ${dx * 18} ${dy * 18}${flat}`).join('');
  };
  const width = Math.round(across) * TOOTH;
  const height = Math.round(down) * TOOTH;
  return svg`M${-width / 2} ${-height / 2}${side(across, 1, 0)}${side(down, 0, 1)}${side(across, -1, 0)}${side(down, 0, -1)}z`;
}

/** One postage stamp, 390 x 480, centred. */
export function postageStamp(canvas: Canvas, look: StampLook): string {
  const { ink } = look;
  const field = look.field ?? '#fdfaf2';
  const paper = stencil(canvas, svg`<path d="${perforated()}" fill="#fdfaf2"/>`);
  const hatch = times(9, (row) => svg`M-150 ${-66 + row * 24}H150`);
  return svg`${paper}<path d="M-160-208H160V208H-160z" fill="${field}" stroke="${ink}" stroke-width="5"/><path d="${hatch}" stroke="${ink}" stroke-width="3" opacity=".16"/>${place(0, 22, emblem(canvas, look.emblem, ink, field), 0, 2.2)}${letter('typed', look.value, 100, -156, 44, ink)}<g fill="${ink}">${stencil(canvas, letter('typed', 'INDIA', -88, -158, 34))}</g>${letter('display', look.name, 0, 186, 46, ink)}`;
}

/** Two or three stamps and the mark that cancelled them. */
export function postage(canvas: Canvas, stamps: readonly StampLook[], date: string): string {
  const spots = [
    [-220, -150, -7],
    [230, -190, 5],
    [10, 250, -2],
  ] as const;
  const placed = stamps.map((stamp, index) => {
    const [x, y, turn] = spots[index % spots.length] ?? [0, 0, 0];
    return lifted(canvas, place(x, y, postageStamp(canvas, stamp), turn, 0.98));
  });
  return placed.join('') + place(190, 80, postmark(SHOP.ink, date), -16, 1.5);
}
