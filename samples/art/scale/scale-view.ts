import { lifted, type Canvas } from '../canvas';
import { letter, lineWidth } from '../lettering';
import { SHOP } from '../palette';
import type { Draw } from '../products/art';
import { place, svg } from '../svg';
import { heightOf, lay, widthOf, type Arranged, type Lengths } from './arrange';
import { REFERENCES } from './references';
import { matGrid, ruler } from './ruler';

export type Beside = keyof typeof REFERENCES | 'ruler' | 'mat';

/** A drawing, the true size of what it shows, and what lies beside it. */
export interface Measured extends Lengths {
  readonly draw: Draw;
  /** Degrees that lay the drawing straight. */
  readonly turn?: number;
  /** What is written along each length; nothing where it is left out. */
  readonly wideLabel?: string;
  readonly tallLabel?: string;
  readonly beside: Beside;
  /** Chooses the ruler, the side and how far the whole is turned. */
  readonly variant: number;
}

/** How far a line with its label is from what it measures, and other things from each other. */
const LABEL = 38;
const GAP = 34;
const RULERS_MM = [150, 300, 600, 1000];

/** A line between two marks, its label on a slip of paper in the middle; `length` to the right. */
function dimension(canvas: Canvas, length: number, text: string): string {
  const size = 36;
  const slip = lineWidth('typed', text, size) + 30;
  // A slip that would hide its line hangs beside it.
  const aside = slip + 40 > length ? -34 : 0;
  const line = svg`M0 0H${length}M0-17V17M${length}-17V17`;
  const paper = svg`<rect x="${(length - slip) / 2}" y="${aside - 28}" width="${slip}" height="56" rx="3" fill="#fffdf6"/>`;
  return (
    svg`<path d="${line}" stroke="#fff" stroke-width="11" stroke-opacity=".8" fill="none"/><path d="${line}" stroke="${SHOP.ink}" stroke-width="4" fill="none"/>` +
    lifted(canvas, paper) +
    letter('typed', text, length / 2, aside + 12, size, SHOP.ink)
  );
}

/** The lengths written above what was measured and at one side of it. */
function labels(canvas: Canvas, { part, right }: Arranged, { wideLabel, tallLabel }: Measured): string {
  const above = wideLabel ? place(part[0], part[1] - LABEL, dimension(canvas, widthOf(part), wideLabel)) : '';
  const aside = right ? part[2] + LABEL : part[0] - LABEL;
  const side = tallLabel
    ? right
      ? place(aside, part[1], dimension(canvas, heightOf(part), tallLabel), 90)
      : place(aside, part[3], dimension(canvas, heightOf(part), tallLabel), -90)
    : '';
  return above + side;
}

interface Laid {
  readonly arranged: Arranged;
  /** Puts what was arranged into the picture's middle. */
  at(body: string): string;
  /** The ruler, or the thing beside the product. */
  beside(canvas: Canvas, ink: string): string;
}

/** Whether a length is written to the right: at the side that the product's other parts do not lie at, or else by turns. */
function labelledRight({ box, part = box, variant }: Measured): boolean {
  const beyond = box[2] - part[2] - (part[0] - box[0]);
  return Math.abs(beyond) > 40 ? beyond < 0 : variant % 2 === 0;
}

/** How far the whole is turned, in degrees: a long thing lies across the picture. */
const turned = (variant: number, isLong: boolean): number =>
  isLong ? ([-32, 30, -36][variant % 3] ?? 0) : ([-5, 4, 0, -3, 6][variant % 5] ?? 0);

function arrange(sized: Measured): Laid {
  const { beside, variant, part = sized.box } = sized;
  const upright = heightOf(part) > widthOf(part);
  const right = labelledRight(sized);
  const isLong = widthOf(sized.box) > heightOf(sized.box) * 2.2;
  const room = {
    full: isLong ? 1050 : 1010,
    above: sized.wideLabel ? LABEL * 2 : 0,
    aside: sized.tallLabel ? LABEL * 2 : 0,
    right,
  };
  const put = (arranged: Arranged, thing: Laid['beside']): Laid => ({
    arranged,
    at: (body) => place(0, 0, place(arranged.shift[0], arranged.shift[1], body), turned(variant, isLong)),
    beside: thing,
  });

  if (beside === 'mat') return put(lay(sized, { ...room, below: 60, opposite: 50 }), () => '');
  if (beside === 'ruler') {
    const thick = 92;
    const arranged = lay(
      sized,
      upright ? { ...room, opposite: thick + GAP } : { ...room, below: thick + GAP },
    );
    const { box, part: measuredPart, unit } = arranged;
    const span = (upright ? heightOf(measuredPart) : widthOf(measuredPart)) / unit;
    const length = RULERS_MM.find((each) => each >= span - 0.5) ?? 1000;
    return put(arranged, (canvas) => {
      const body = ruler(canvas, { length, thick, kind: variant }, unit);
      // Its marks face the product; an upright one stands opposite the label.
      if (!upright) return place(measuredPart[0], box[3] + GAP, body);
      return right
        ? place(box[0] - GAP, measuredPart[1], body, 90)
        : place(box[2] + GAP, measuredPart[3], body, -90);
    });
  }

  const reference = REFERENCES[beside];
  const isWide = widthOf(sized.box) > heightOf(sized.box) * 1.2 && beside !== 'hand';
  const lying = isWide && beside !== 'coin';
  const [wide, tall] = lying ? [reference.tall, reference.wide] : [reference.wide, reference.tall];
  const arranged = lay(
    sized,
    isWide
      ? { ...room, below: GAP, mm: [0, tall], least: [wide, 0] }
      : { ...room, opposite: GAP, mm: [wide, 0], least: [0, tall] },
  );
  const { box, unit } = arranged;
  const x = isWide
    ? ((variant % 3) - 1) * Math.max(0, (widthOf(box) - wide * unit) / 2)
    : right
      ? box[0] - GAP - (wide * unit) / 2
      : box[2] + GAP + (wide * unit) / 2;
  const y = isWide ? box[3] + GAP + (tall * unit) / 2 : Math.max(0, box[3] - (tall * unit) / 2);
  return put(arranged, (canvas, ink) => place(x, y, reference.draw(canvas, ink), lying ? 90 : 0, unit));
}

/** A product at its true size, with its lengths and a familiar thing or a ruler to read them by. */
export function scaleView(canvas: Canvas, sized: Measured, ink: string): string {
  const { arranged, at, beside } = arrange(sized);
  const product = `<g transform="${arranged.transform}">${place(0, 0, sized.draw(canvas, ink), sized.turn ?? 0)}</g>`;
  return at(product + beside(canvas, ink) + labels(canvas, arranged, sized));
}

/** What a scale view lies on: the grid of a cutting mat, or nothing. */
export function scaleGround(sized: Measured): string {
  if (sized.beside !== 'mat') return '';
  const { arranged, at } = arrange(sized);
  const { part, unit } = arranged;
  return at(
    place(part[0], part[3], matGrid(unit, Math.ceil(widthOf(part) / unit), Math.ceil(heightOf(part) / unit))),
  );
}
