import { lifted, stencil, sweep, type Canvas } from '../canvas';
import { emblem, type Emblem } from '../emblems';
import { letter } from '../lettering';
import { shade, SHOP, tint } from '../palette';
import { times } from '../random';
import { place, svg } from '../svg';

export interface SketchbookLook {
  cover: string;
  ink: string;
  emblem: Emblem;
  pencil: string;
}

/** A hexagonal pencil lying left to right, its point at the left. */
export function pencil(canvas: Canvas, colour: string, lead = '#2a2622'): string {
  const barrel = sweep(
    canvas,
    [
      [0, tint(colour, 0.4)],
      [0.34, tint(colour, 0.4)],
      [0.35, colour],
      [0.68, colour],
      [0.69, shade(colour, 0.35)],
      [1, shade(colour, 0.35)],
    ],
    'down',
  );
  return svg`<path d="M-270-24H250V24H-270L-350 0z" fill="#e6c79b"/><path d="M-270-24H250V24H-270l14-16-14-16z" fill="${barrel}"/><path d="M-320-9-350 0l30 9q6-9 0-18z" fill="${lead}"/><path d="M250-25H300V25H250z" fill="#c9b26d"/><path d="M262-25V25M276-25V25M288-25V25" stroke="#8a7433" stroke-width="4"/><path d="M300-24H332Q348-24 348 0T332 24H300z" fill="#c46a78"/>`;
}

/** A top-wired sketchbook with a pencil across it. */
export function sketchbook(canvas: Canvas, look: SketchbookLook): string {
  const lit = sweep(
    canvas,
    [
      [0, '#fff', 0.28],
      [0.5, '#fff', 0],
      [1, '#000', 0.16],
    ],
    'slant',
  );
  const loop = stencil(
    canvas,
    '<path d="M0-350C-16-420 16-440 10-352" stroke="#5b5f66" stroke-width="8"/><path d="M-4-362C-12-410 4-420 8-400" stroke="#e9edf0" stroke-width="3"/>',
  );
  const wire = svg`<g fill="none">${times(15, (index) => place(-280 + index * 40, 0, loop))}</g>`;
  const leaves = svg`<rect x="-318" y="-366" width="650" height="800" rx="8" fill="#f7f1e2"/><path d="M-300 436H324M-296 442H320" stroke="#d8ccb1" stroke-width="3"/>`;
  const board = svg`<rect x="-328" y="-380" width="650" height="800" rx="10" fill="${look.cover}"/><rect x="-328" y="-380" width="650" height="800" rx="10" fill="${lit}"/>`;
  const art = svg`<circle cy="-70" r="164" fill="none" stroke="${look.ink}" stroke-width="5"/>${place(0, -70, emblem(canvas, look.emblem, look.ink, look.cover), 0, 2.4)}${letter('display', 'Sketches', 0, 210, 92, look.ink)}${letter('typed', '48 LEAVES', 0, 264, 34, look.ink)}`;
  const holes = times(
    15,
    (index) => svg`<circle cx="${-275 + index * 40}" cy="-346" r="9" fill="${SHOP.ink}"/>`,
  );
  return (
    place(-10, -10, lifted(canvas, leaves + board) + art + holes.join('') + wire, -5) +
    lifted(canvas, place(150, 330, pencil(canvas, look.pencil), -24))
  );
}
