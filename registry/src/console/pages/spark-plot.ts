import { markup, type Markup, type Piece } from '../markup';

/** Two curves over the same steps; null where nothing was reported. */
export interface SparkPlot {
  /** What is drawn, and in which numbers: the text of the picture. */
  readonly label: string;
  readonly now: readonly (number | null)[];
  readonly before: readonly (number | null)[];
  /** Where a line says that the version was switched, from 0 to 1; null for none. */
  readonly mark: number | null;
  /** The least that the upper edge stands for, so that a small difference looks small. */
  readonly least: number;
  readonly textOf: (value: number) => string;
}

/** In units of the picture, which is stretched to its place. */
const size = { width: 240, height: 60 } as const;
const inset = 3;

const round = (value: number) => Math.round(value * 10) / 10;

/** A curve with a gap where nothing was reported; a step between two gaps is a short line. */
function pathOf(values: readonly (number | null)[], most: number): string {
  const width = size.width / values.length;
  let isOpen = false;
  return values
    .map((value, at) => {
      const wasOpen = isOpen;
      isOpen = value !== null;
      if (value === null) return '';
      const y = round(size.height - inset - (Math.min(value, most) / most) * (size.height - 2 * inset));
      const [left, right] = [round(at * width), round((at + 1) * width)];
      return `${wasOpen ? 'L' : 'M'}${left} ${y}H${right}`;
    })
    .join('');
}

const curve = (kind: string, values: readonly (number | null)[], most: number): Piece =>
  values.some((value) => value !== null) && markup`<path class="${kind}" d="${pathOf(values, most)}"/>`;

/** A small plot without a script; the numbers behind it are in a table beside. */
export function sparkPlot({ label, now, before, mark, least, textOf }: SparkPlot): Markup {
  const most = Math.max(least, ...now.map((value) => value ?? 0), ...before.map((value) => value ?? 0));
  const x = mark === null ? 0 : round(mark * size.width);
  return markup`<div class="spark"><span class="scale" aria-hidden="true"><span>${textOf(most)}</span><span>0</span></span>
    <svg viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="none" role="img" aria-label="${label}">
      ${mark !== null && markup`<path class="switch" d="M${x} 0V${size.height}"/>`}
      ${curve('before', before, most)}${curve('now', now, most)}
    </svg></div>`;
}
