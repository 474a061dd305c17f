import { lifted } from '../canvas';
import { PIGMENTS, SHOP } from '../palette';
import { times } from '../random';
import { fountainPen } from '../recipes/pen';
import { place, svg } from '../svg';
import { eased, sheets, steady, type Clip } from './clip';

type Point = readonly [x: number, y: number];

/** The nib's tip in the drawing of the pen, how the pen is held, and its size. */
const TIP = 516;
const HELD = -40;
const SIZE = 0.8;

/** A line of joined-up loops, as a quick hand leaves them; heights change as in words. */
function scribble(y: number, from: number, to: number, loops: number): readonly Point[] {
  return times(loops * 14 + 1, (step): Point => {
    const share = step / (loops * 14);
    const angle = share * loops * Math.PI * 2;
    const tall = 1 + 0.75 * Math.sin(share * 17 + y) ** 3;
    return [from + (to - from) * share + 22 * Math.cos(angle) - 22, y + 30 * tall * Math.sin(angle)];
  });
}

const LINES: readonly (readonly Point[])[] = [
  scribble(330, 200, 520, 7),
  scribble(470, 200, 740, 13),
  scribble(610, 200, 720, 12),
  scribble(750, 200, 660, 11),
  times(30, (step): Point => {
    const share = step / 29;
    return [430 + 300 * share, 940 + 46 * Math.sin(share * 9) * (1 - share)];
  }),
];
/** When each line is begun and ended. */
const TIMES = [
  [0.03, 0.16],
  [0.19, 0.39],
  [0.42, 0.6],
  [0.63, 0.77],
  [0.8, 0.86],
] as const;

const REST: Point = [1150, 260];
const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Where the tip is, and how far it is off the paper. */
function tipAt(at: number): { readonly tip: Point; readonly lift: number } {
  let from = REST;
  let left = 0;
  for (const [index, [start, end]] of TIMES.entries()) {
    const line = LINES[index] ?? [];
    const [first = REST, last = REST] = [line[0], line.at(-1)];
    if (at < start) {
      const share = eased(at, left, start);
      return { tip: between(from, first, share), lift: Math.sin(share * Math.PI) };
    }
    if (at <= end) {
      const place = steady(at, start, end) * (line.length - 1);
      const [here = last, next = last] = [line[Math.floor(place)], line[Math.ceil(place)]];
      return { tip: between(here, next, place % 1), lift: 0 };
    }
    [from, left] = [last, end];
  }
  return { tip: between(from, REST, eased(at, left, 0.95)), lift: 1 };
}

const page = svg`<rect x="100" y="90" width="720" height="1020" rx="6" fill="#fffdf6"/><path d="${times(7, (row) => svg`M170 ${370 + row * 140}H760`)}" stroke="${SHOP.postal}" stroke-opacity=".25" stroke-width="3"/><path d="M100 130H820" stroke="${SHOP.ledger}" stroke-width="16" stroke-dasharray="36 72"/><path d="M100 130H820" stroke="${SHOP.postal}" stroke-width="16" stroke-dasharray="36 72" stroke-dashoffset="-54"/>`;

/** A fountain pen writes a letter and signs it. */
export const PEN: Clip = {
  id: 'clip-pen',
  seconds: 6,
  ground: SHOP.postal,
  opening: 0.5,
  draw(canvas, at) {
    const written = LINES.map((line, index) => {
      const [start, end] = TIMES[index] ?? [0, 1];
      const points = line.slice(0, Math.ceil(steady(at, start, end) * line.length));
      if (points.length < 2) return '';
      const d = points.map(([x, y], step) => svg`${step === 0 ? 'M' : 'L'}${x} ${y}`);
      return svg`<path d="${d}" fill="none" stroke="${PIGMENTS.Indigo}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`;
    });
    const { tip, lift } = tipAt(at);
    const turn = HELD + 2 * Math.sin(tip[0] / 30);
    const angle = (turn * Math.PI) / 180;
    const reach = TIP * SIZE;
    const x = tip[0] + reach * Math.cos(angle) + 14 * lift;
    const y = tip[1] + reach * Math.sin(angle) - 40 * lift;
    const pen = lifted(canvas, place(x, y, fountainPen(canvas, PIGMENTS.Vermilion), turn, SIZE));
    return sheets(canvas, at, 0.88, page, written.join('')) + pen;
  },
};
