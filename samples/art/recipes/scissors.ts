import { lifted, sweep, type Canvas } from '../canvas';
import { shade, tint } from '../palette';
import { svg } from '../svg';

export interface ScissorsLook {
  blade: string;
  handle: string;
}

/** A pair of open scissors, points upward, with ringed handles. */
export function scissors(canvas: Canvas, look: ScissorsLook): string {
  const steel = sweep(canvas, [
    [0, shade(look.blade, 0.35)],
    [0.3, tint(look.blade, 0.75)],
    [0.55, look.blade],
    [1, shade(look.blade, 0.45)],
  ]);
  const bow = sweep(
    canvas,
    [
      [0, tint(look.handle, 0.55)],
      [0.4, look.handle],
      [1, shade(look.handle, 0.5)],
    ],
    'slant',
  );
  const half = svg`<path d="M-26 30C-44-120-34-300 6-470 30-320 34-140 24 30z" fill="${steel}"/><path d="M4-450C18-310 20-140 12 10" fill="none" stroke="#fff" stroke-width="5" opacity=".75"/><path d="M-22 10C-30 90-60 130-70 190-40 220 10 130 24 10z" fill="${bow}"/><path d="M-86 180C-170 190-196 280-176 350-150 430-50 430-30 350-10 270-30 176-86 180zM-92 222C-62 214-62 280-76 330-92 376-134 374-142 330-150 280-130 226-92 222z" fill="${bow}" fill-rule="evenodd"/><path d="M-150 240C-170 270-172 320-160 350" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"/>`;
  const screw = svg`<circle r="26" fill="${shade(look.blade, 0.4)}"/><circle cx="-3" cy="-4" r="21" fill="${tint(look.handle, 0.35)}"/><path d="M-14-12 10 8" stroke="${shade(look.handle, 0.6)}" stroke-width="6"/>`;
  const pair =
    lifted(canvas, svg`<g transform="rotate(16)">${half}</g>`) +
    lifted(canvas, svg`<g transform="rotate(-16) scale(-1 1)">${half}</g>`);
  return svg`<g transform="translate(0 30) rotate(28)">${pair}${screw}</g>`;
}
