type Part = string | number | readonly string[];

const written = (part: Part): string => {
  if (typeof part === 'number') return String(Math.round(part * 10) / 10);
  return typeof part === 'string' ? part : part.join('');
};

/** Template tag for SVG markup: numbers are rounded to a tenth to keep the file small, lists are joined. */
export const svg = (strings: TemplateStringsArray, ...parts: readonly Part[]): string =>
  strings.reduce((text, piece, index) => text + written(parts[index - 1] ?? '') + piece);

/** Moves, and optionally turns (degrees) and scales, what was drawn around the origin. */
export function place(x: number, y: number, body: string, turn = 0, scale = 1): string {
  const turned = turn === 0 ? '' : svg` rotate(${turn})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return svg`<g transform="translate(${x} ${y})${turned}${scaled}">${body}</g>`;
}

/** A closed path through the points. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `${points.map(([x, y], index) => svg`${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}Z`;
