import { lifted, sweep, type Canvas } from '../canvas';
import { letter } from '../lettering';
import { printed } from '../motifs';
import { shade, SHOP } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

export interface NotebookLook {
  cloth: string;
  thread: string;
  /** Stands on the pasted label. */
  label: string;
  /** Small print under the name. */
  line?: string;
  devanagari?: boolean;
}

/** A cloth-bound account book, side-stitched, with a pasted label and a ribbon. */
export function notebook(canvas: Canvas, look: NotebookLook): string {
  const { cloth, thread } = look;
  const hinge = sweep(canvas, [
    [0, '#000', 0.34],
    [0.5, '#fff', 0.14],
    [0.9, '#000', 0.2],
    [1, '#000', 0.02],
  ]);
  const lit = sweep(
    canvas,
    [
      [0, '#fff', 0.2],
      [0.5, '#fff', 0],
      [1, '#000', 0.2],
    ],
    'slant',
  );
  const pages = svg`<rect x="-284" y="-410" width="602" height="846" rx="8" fill="#efe6d2"/><path d="${times(9, (index) => svg`M${302 + index * 1.8}-400V426`)}" stroke="#b9aa88" stroke-width=".8"/><path d="M40 426V520l20-24 20 24V426z" fill="${thread}"/>`;
  const board = (fill: string) =>
    svg`<rect x="-302" y="-420" width="602" height="846" rx="12" fill="${fill}"/>`;
  const stitches = times(5, (index) => {
    const y = -350 + index * 174;
    return svg`<path d="M-302 ${y}H-224" stroke="${thread}" stroke-width="8" stroke-linecap="round"/><path d="M-224 ${y}V${y + (index === 4 ? 40 : 174)}" stroke="${thread}" stroke-width="6" stroke-dasharray="24 11" stroke-linecap="round"/>`;
  });
  const title = letter(
    'display',
    look.label,
    0,
    look.line === undefined ? 22 : -2,
    look.devanagari ? 84 : 64,
    SHOP.ink,
  );
  const label = svg`<path d="M-180-108H180V108H-180z" fill="${SHOP.paper}"/><path d="M-166-94H166V94H-166z" fill="none" stroke="${SHOP.ink}" stroke-width="4"/><path d="M-156-84H156V84H-156z" fill="none" stroke="${SHOP.ink}" stroke-width="1.5"/>${title}${look.line === undefined ? '' : letter('typed', look.line, 0, 54, 31, shade(cloth, 0.1))}`;
  const cover = board(cloth) + board(printed(canvas, 'weave', 'none', shade(cloth, 0.4))) + board(lit);
  return place(
    0,
    -20,
    lifted(canvas, pages + cover) +
      svg`<rect x="-302" y="-420" width="92" height="846" rx="12" fill="${hinge}"/>${stitches}` +
      place(50, -160, label),
    6,
  );
}
