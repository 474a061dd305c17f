import { lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { letter } from '../lettering';
import { shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

export interface InkPadLook {
  ink: string;
  emblem: Emblem;
  name: string;
}

/** An open tin: the inked felt below, the printed lid leaning over it. */
export function inkPad(canvas: Canvas, look: InkPadLook): string {
  const tin = sweep(
    canvas,
    [
      [0, '#f6f1e4'],
      [0.35, '#c9c2b0'],
      [0.7, '#e9e3d3'],
      [1, '#928b7b'],
    ],
    'slant',
  );
  const felt = sweep(
    canvas,
    [
      [0, tint(look.ink, 0.14)],
      [0.5, look.ink],
      [1, shade(look.ink, 0.4)],
    ],
    'slant',
  );
  const lidPaint = sweep(
    canvas,
    [
      [0, tint(look.ink, 0.22)],
      [0.4, look.ink],
      [1, shade(look.ink, 0.28)],
    ],
    'slant',
  );
  const nap = times(15, (row) => svg`M-258 ${-148 + row * 21}H258`);
  const base = svg`<rect x="-320" y="-210" width="640" height="420" rx="44" fill="${tin}"/><rect x="-290" y="-180" width="580" height="360" rx="26" fill="${shade(look.ink, 0.55)}"/><rect x="-276" y="-168" width="552" height="336" rx="16" fill="${felt}"/><path d="${nap}" stroke="#fff" stroke-width="3" stroke-dasharray="5 7" opacity=".13"/>`;
  const lid = svg`<rect x="-320" y="-210" width="640" height="420" rx="44" fill="${tin}"/><rect x="-304" y="-194" width="608" height="388" rx="32" fill="${lidPaint}"/><rect x="-272" y="-162" width="544" height="324" rx="14" fill="none" stroke="${SHOP.buff}" stroke-width="5"/><rect x="-258" y="-148" width="516" height="296" rx="8" fill="none" stroke="${SHOP.buff}" stroke-width="2"/>${place(-150, 0, emblem(canvas, look.emblem, SHOP.buff, look.ink), 0, 1.7)}${letter('display', look.name, 98, 0, 72, SHOP.buff)}${letter('typed', 'STAMPING INK', 98, 50, 34, SHOP.buff)}<path d="M-290-176C-120-192 120-192 290-176" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none" opacity=".35"/>`;
  return lifted(canvas, place(70, 190, base, 4)) + lifted(canvas, place(-50, -200, lid, -9));
}
