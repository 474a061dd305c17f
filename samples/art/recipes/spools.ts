import { lifted, sweep, type Canvas } from '../canvas';
import { shade, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

const WOOD = '#c79a62';

function spool(canvas: Canvas, thread: string): string {
  const wood = sweep(canvas, [
    [0, shade(WOOD, 0.4)],
    [0.25, tint(WOOD, 0.4)],
    [0.6, WOOD],
    [1, shade(WOOD, 0.5)],
  ]);
  const wound = sweep(canvas, [
    [0, shade(thread, 0.45)],
    [0.28, tint(thread, 0.35)],
    [0.62, thread],
    [1, shade(thread, 0.5)],
  ]);
  const turns = times(17, (row) => svg`M-112 ${-140 + row * 17}Q0 ${-112 + row * 17} 112 ${-146 + row * 17}`);
  return svg`<path d="M-138 170Q0 232 138 170V212Q0 276-138 212z" fill="${wood}"/><ellipse cy="172" rx="138" ry="38" fill="${tint(WOOD, 0.2)}"/><path d="M-112-160V164Q0 214 112 164V-160z" fill="${wound}"/><path d="${turns}" fill="none" stroke="${shade(thread, 0.35)}" stroke-width="2.5" opacity=".55"/><path d="M-138-200V-164Q0-104 138-164V-200z" fill="${wood}"/><ellipse cy="-200" rx="138" ry="48" fill="${tint(WOOD, 0.3)}"/><ellipse cy="-200" rx="96" ry="32" fill="none" stroke="${shade(WOOD, 0.3)}" stroke-width="3"/><ellipse cy="-200" rx="34" ry="12" fill="#3c2a18"/>`;
}

/** Three wooden spools of thread, one with its end trailing. */
export function spools(canvas: Canvas, threads: readonly [string, string, string]): string {
  const tail = svg`<path d="M-110 250C-220 320-330 330-380 400-300 440-180 380-60 420S220 470 380 410" fill="none" stroke="${threads[1]}" stroke-width="7" stroke-linecap="round"/>`;
  return (
    lifted(
      canvas,
      place(-170, -170, spool(canvas, threads[0]), 0, 0.92) +
        place(190, -140, spool(canvas, threads[2]), 0, 0.92),
    ) + lifted(canvas, tail + place(0, 110, spool(canvas, threads[1]), 0, 1.06))
  );
}
