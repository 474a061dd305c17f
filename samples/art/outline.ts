import type { PathCommand } from 'opentype.js';

type Point = readonly [x: number, y: number];

const PRECISION = 10;
/** In picture units (1/1200 of its width): shorter segments, and bends flatter than this, cannot be seen. */
const SHORTEST = 2.2;
const FLATTEST = 0.6;

/** Numbers (in tenths) one after another, with no zero or space more than SVG needs. */
function packed(values: readonly number[]): string {
  let text = '';
  let hasPoint = false;
  values.forEach((value, index) => {
    const number = String(value / PRECISION).replace(/^(-?)0\./, '$1.');
    const joins = index === 0 || number.startsWith('-') || (hasPoint && number.startsWith('.'));
    text += joins ? number : ` ${number}`;
    hasPoint = number.includes('.');
  });
  return text;
}

/** How far `point` lies from the straight line between the other two. */
function bend([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** The points a command passes to SVG: its control points, unless they bend nothing, and its end. */
function pointsOf(command: Exclude<PathCommand, { type: 'Z' }>, from: Point): Point[] {
  const end: Point = [command.x, command.y];
  if (command.type === 'M' || command.type === 'L') return [end];
  const controls: Point[] =
    command.type === 'Q'
      ? [[command.x1, command.y1]]
      : [
          [command.x1, command.y1],
          [command.x2, command.y2],
        ];
  return controls.every((control) => bend(control, from, end) < FLATTEST) ? [end] : [...controls, end];
}

/**
 * A glyph outline as the shortest path data: relative, in tenths, without what nobody can see. Rounding is made
 * against the point already written, so that errors never add up.
 */
export function compactPath(commands: readonly PathCommand[]): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let data = '';
  let last = '';
  for (const command of commands) {
    if (command.type === 'Z') {
      data += 'z';
      [last, x, y] = ['z', startX, startY];
      continue;
    }
    const from: Point = [x / PRECISION, y / PRECISION];
    const isMove = command.type === 'M';
    if (!isMove && Math.hypot(command.x - from[0], command.y - from[1]) < SHORTEST) continue;
    const rounded = pointsOf(command, from).map(([px, py]): Point => [
      Math.round(px * PRECISION),
      Math.round(py * PRECISION),
    ]);
    let values = rounded.flatMap(([px, py]) => [px - x, py - y]);
    let letter = isMove ? 'm' : (['l', 'q', 'c'][rounded.length - 1] ?? 'l');
    if (letter === 'l' && values[0] === 0) [letter, values] = ['v', values.slice(1)];
    else if (letter === 'l' && values[1] === 0) [letter, values] = ['h', values.slice(0, 1)];
    const numbers = packed(values);
    const repeats = letter === last && !isMove;
    data += repeats ? (numbers.startsWith('-') ? numbers : ` ${numbers}`) : letter + numbers;
    last = letter;
    [x, y] = rounded.at(-1) ?? [x, y];
    if (isMove) [startX, startY] = [x, y];
  }
  return data;
}
