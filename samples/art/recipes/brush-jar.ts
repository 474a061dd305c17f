import { lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { shade, SHOP, tint } from '../palette';
import { place, svg } from '../svg';

export interface BrushJarLook {
  glaze: string;
  emblem: Emblem;
  handles: readonly string[];
  /** Five when left out. */
  count?: 5 | 6;
}

type Lean = readonly [x: number, turn: number, kind: 'flat' | 'round'];

const FIVE: readonly Lean[] = [
  [-120, -16, 'flat'],
  [-60, -7, 'round'],
  [10, 1, 'flat'],
  [70, 9, 'round'],
  [130, 18, 'round'],
];
const SIX: readonly Lean[] = [
  [-130, -18, 'flat'],
  [-78, -10, 'round'],
  [-20, -3, 'flat'],
  [34, 4, 'round'],
  [86, 11, 'flat'],
  [138, 19, 'round'],
];

/** Brushes standing in a glazed jar. */
export function brushJar(canvas: Canvas, look: BrushJarLook): string {
  const { glaze } = look;
  const clay = sweep(canvas, [
    [0, shade(glaze, 0.5)],
    [0.22, tint(glaze, 0.55)],
    [0.5, glaze],
    [1, shade(glaze, 0.48)],
  ]);
  const ferrule = sweep(canvas, [
    [0, '#7d858d'],
    [0.3, '#fafcfd'],
    [1, '#6a727a'],
  ]);
  const brushes = (look.count === 6 ? SIX : FIVE).map(([x, turn, kind], index) => {
    const handle = look.handles[index % look.handles.length] ?? SHOP.ledger;
    const hair =
      kind === 'flat'
        ? 'M-30-340H30V-410Q0-424-30-410z'
        : 'M-22-340H22C32-390 14-430 0-466-14-430-32-390-22-340z';
    const body = svg`<path d="M-16-250H16L11 120H-11z" fill="${handle}"/><path d="M-6-240H0V110H-4z" fill="#fff" opacity=".35"/><path d="M-${kind === 'flat' ? '30' : '22'}-345H${kind === 'flat' ? '30' : '22'}L17-244H-17z" fill="${ferrule}"/><path d="${hair}" fill="#5b3f2a"/><path d="M-10-350V-400M4-350V-410M14-350V-390" stroke="#a17a52" stroke-width="3"/>`;
    return place(x, -60 + Math.abs(turn) * 3, body, turn);
  });
  const back = svg`<ellipse cy="-40" rx="210" ry="46" fill="${shade(glaze, 0.15)}"/><ellipse cy="-36" rx="188" ry="36" fill="#2a2320"/>`;
  const front = svg`<path d="M-210-40A210 46 0 0 0 210-40C220 80 250 160 230 300 222 380 160 400 0 400S-222 380-230 300C-250 160-220 80-210-40z" fill="${clay}"/><path d="M-210-40A210 46 0 0 0 210-40" fill="none" stroke="${tint(glaze, 0.4)}" stroke-width="7"/><path d="M-226 130C-120 164 120 164 226 130M-232 340C-120 374 120 374 232 340" fill="none" stroke="${SHOP.buff}" stroke-width="9"/>${place(0, 245, emblem(canvas, look.emblem, SHOP.buff, glaze), 0, 1.35)}<path d="M-176 40C-186 120-200 190-192 270" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".35"/>`;
  return lifted(canvas, place(0, 60, back + brushes.join('') + front));
}
