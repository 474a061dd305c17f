import { lifted, sweep, type Canvas } from '../canvas';
import { letter } from '../lettering';
import { times } from '../random';
import { place, svg } from '../svg';

export interface RulersLook {
  metal: readonly [light: string, middle: string, dark: string];
}

/** A metal rule, a bone folder and a set square. */
export function rulers(canvas: Canvas, look: RulersLook): string {
  const [light, middle, dark] = look.metal;
  const metal = sweep(
    canvas,
    [
      [0, light],
      [0.3, middle],
      [0.55, light],
      [1, dark],
    ],
    'slant',
  );
  const bone = sweep(
    canvas,
    [
      [0, '#fffaf0'],
      [0.6, '#eadfc6'],
      [1, '#bfae8a'],
    ],
    'slant',
  );
  const ticks = times(
    61,
    (index) => svg`M${-450 + index * 15}-60v${index % 10 === 0 ? 46 : index % 5 === 0 ? 34 : 22}`,
  );
  const numbers = times(6, (index) =>
    letter('typed', String(index + 1), -290 + index * 150, 18, 34, '#2c2110'),
  );
  const rule = svg`<path d="M-480-62H470V62H-480z" fill="${metal}"/><path d="${ticks}" stroke="#2c2110" stroke-width="3"/>${numbers}<circle cx="440" r="20" fill="#3a3020"/><circle cx="443" cy="3" r="18" fill="#d6cdb8"/>${letter('typed', 'CHOWK BAZAAR TOOL WORKS', -60, 50, 24, '#2c2110')}`;
  const folder = svg`<path d="M-400 0C-390-46-300-62-200-60H260C360-60 400-30 400 0S360 60 260 60H-200C-300 62-390 46-400 0z" fill="${bone}"/><path d="M-360-14C-280-40 100-44 320-38" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`;
  const square = svg`<path d="M-280 280H300L-280-300zM-190 190V-90L90 190z" fill="${metal}" fill-rule="evenodd" opacity=".95"/><path d="${times(24, (index) => svg`M${-250 + index * 20} 280v${index % 5 === 0 ? -36 : -20}`)}" stroke="#2c2110" stroke-width="3"/>`;
  return (
    lifted(canvas, place(-90, -10, square, -8)) +
    lifted(canvas, place(40, -230, folder, -24, 0.9)) +
    lifted(canvas, place(10, 250, rule, 10, 0.95))
  );
}
