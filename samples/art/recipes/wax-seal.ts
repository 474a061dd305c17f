import { glow, lifted, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { shade, SHOP, tint } from '../palette';
import { between, times } from '../random';
import { place, svg } from '../svg';

export interface WaxLook {
  wax: string;
  emblem: Emblem;
  envelope: string;
}

/** A run of molten wax: a closed curve through jittered points. */
export function puddle(canvas: Canvas): string {
  const points = times(22, (index): [number, number] => {
    const angle = (index / 22) * Math.PI * 2;
    const radius = between(canvas.random, 226, 272);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  const middle = (index: number): string => {
    const [x1, y1] = points[index % 22] ?? [0, 0];
    const [x2, y2] = points[(index + 1) % 22] ?? [0, 0];
    return svg`${(x1 + x2) / 2} ${(y1 + y2) / 2}`;
  };
  return `M${middle(21)}${points.map(([x, y], index) => svg`Q${x} ${y} ${middle(index)}`).join('')}z`;
}

/** A pressed wax seal alone, lit from the upper left. */
export function seal(canvas: Canvas, wax: string, name: Emblem): string {
  const d = puddle(canvas);
  const body = glow(canvas, [
    [0, tint(wax, 0.34)],
    [0.35, wax],
    [1, shade(wax, 0.42)],
  ]);
  const well = sweep(
    canvas,
    [
      [0, shade(wax, 0.42)],
      [1, shade(wax, 0.08)],
    ],
    'slant',
  );
  const mark = (colour: string) => emblem(canvas, name, colour, colour);
  const emboss = `${place(-5, -6, mark(tint(wax, 0.5)), 0, 2.3)}${place(6, 8, mark(shade(wax, 0.55)), 0, 2.3)}${place(0, 0, emblem(canvas, name, wax, shade(wax, 0.32)), 0, 2.3)}`;
  return svg`<path d="${d}" fill="${shade(wax, 0.45)}" transform="translate(6 9)"/><path d="${d}" fill="${body}"/><path d="${d}" fill="none" stroke="${tint(wax, 0.6)}" stroke-width="9" opacity=".4" transform="translate(5 6) scale(.94)"/><circle r="184" fill="${well}"/><path d="M-130 130A184 184 0 0 0 130-130" fill="none" stroke="${tint(wax, 0.6)}" stroke-width="8" stroke-linecap="round" opacity=".75"/>${emboss}<path d="M-206-84C-190-130-160-170-116-196" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round" opacity=".55"/>`;
}

/** The back of an envelope, its flap down, with airmail stripes. */
export function envelope(canvas: Canvas, paper: string): string {
  const flap = sweep(
    canvas,
    [
      [0, tint(paper, 0.5)],
      [1, shade(paper, 0.1)],
    ],
    'down',
  );
  const body = svg`<path d="M-450-310H450V310H-450z" fill="${paper}"/><path d="M-450 310-90 10M450 310 90 10" stroke="${shade(paper, 0.22)}" stroke-width="3"/><path d="M-450-310-28 52Q0 74 28 52L450-310z" fill="${flap}" stroke="${shade(paper, 0.25)}" stroke-width="3"/>`;
  const stripes = svg`<path d="M-450 300H450" stroke="${SHOP.ledger}" stroke-width="20" stroke-dasharray="44 88"/><path d="M-450 300H450" stroke="${SHOP.postal}" stroke-width="20" stroke-dasharray="44 88" stroke-dashoffset="-66"/>`;
  return body + stripes;
}

/** An envelope closed with a seal. */
export function waxSeal(canvas: Canvas, look: WaxLook): string {
  return (
    place(0, 0, lifted(canvas, envelope(canvas, look.envelope)), -6) +
    lifted(canvas, place(-6, 40, seal(canvas, look.wax, look.emblem)))
  );
}
