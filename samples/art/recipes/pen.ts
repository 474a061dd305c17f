import { lifted, sweep, type Canvas } from '../canvas';
import { shade, tint } from '../palette';
import { place, svg } from '../svg';

export interface PenLook {
  barrel: string;
  ink: string;
}

/** Polished brass, shared by nibs, bands and fittings. */
export const gilt = (canvas: Canvas): string =>
  sweep(
    canvas,
    [
      [0, '#8d6a23'],
      [0.25, '#fff0bd'],
      [0.5, '#c79a3e'],
      [1, '#6d4d14'],
    ],
    'down',
  );

/** A fountain pen lying left to right, its nib at the left. */
export function fountainPen(canvas: Canvas, barrel: string): string {
  const lacquer = sweep(
    canvas,
    [
      [0, tint(barrel, 0.2)],
      [0.2, tint(barrel, 0.7)],
      [0.34, barrel],
      [0.8, shade(barrel, 0.55)],
      [1, tint(barrel, 0.1)],
    ],
    'down',
  );
  const dark = sweep(
    canvas,
    [
      [0, '#3d4654'],
      [0.25, '#8f99a6'],
      [0.45, '#1c232d'],
      [1, '#2b333f'],
    ],
    'down',
  );
  const gold = gilt(canvas);
  return svg`<path d="M-236-38H312C384-38 420-26 420 0S384 38 312 38H-236z" fill="${lacquer}"/><path d="M-252-46H-204V46H-252z" fill="${gold}"/><path d="M96-42H116V42H96zM130-42H137V42H130z" fill="${gold}"/><path d="M-252-38C-320-36-352-28-386-20V20C-352 28-320 36-252 38z" fill="${dark}"/><path d="M-380-21C-440-22-488-8-516 0-488 8-440 22-380 21z" fill="${gold}"/><path d="M-512 0H-414" stroke="#4a360f" stroke-width="3"/><circle cx="-408" r="7" fill="#4a360f"/><path d="M150-50H340Q356-48 352-40T336-36H150z" fill="${gold}"/><circle cx="340" cy="-42" r="9" fill="#f8e3a6"/>`;
}

/** A fountain pen resting on the line it has just written. */
export const pen = (canvas: Canvas, look: PenLook): string =>
  svg`<path d="M-360 330c90-130 160-64 118 12s-100 6-6-50 180-90 196-16-76 48 24-4 120-64 196-26 60 20 110-14 90-26 130-4" fill="none" stroke="${look.ink}" stroke-width="9" stroke-linecap="round"/><path d="M-300 430c40-30 60 10 100-6s60 10 110-2 80 6 120-6 90 8 140-4" fill="none" stroke="${look.ink}" stroke-width="6" stroke-linecap="round" opacity=".75"/>` +
  lifted(canvas, place(40, -70, fountainPen(canvas, look.barrel), -38));
