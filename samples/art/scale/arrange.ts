/** Left, top, right, bottom, in the units of a drawing. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const widthOf = ([left, , right]: Box): number => right - left;
export const heightOf = ([, top, , bottom]: Box): number => bottom - top;

export interface Lengths {
  /** What the drawing takes up, once straight. */
  readonly box: Box;
  /** What was measured, where that is a part of it only. */
  readonly part?: Box;
  /** Of what was measured, in mm; one of them at least. */
  readonly wide?: number;
  readonly tall?: number;
}

/** Room to leave for what lies around a product, in picture units. */
export interface Room {
  /** The side of the square that all of it may fill. */
  readonly full: number;
  /** For the line over it, and for the one at its side: to the right, or else to the left. */
  readonly above: number;
  readonly aside: number;
  readonly right: boolean;
  readonly below?: number;
  readonly opposite?: number;
  /** More of it, in mm, across and down; and the least that all of it takes. */
  readonly mm?: readonly [across: number, down: number];
  readonly least?: readonly [across: number, down: number];
}

export interface Arranged {
  /** Picture units a mm. */
  readonly unit: number;
  /** The product and what was measured, around the product's middle. */
  readonly box: Box;
  readonly part: Box;
  readonly right: boolean;
  /** Puts the straight drawing there. */
  readonly transform: string;
  /** From the product's middle to that of the whole. */
  readonly shift: readonly [x: number, y: number];
}

/** Scales of a drawing across and down at which its measured part is true both ways. */
function scalesOf({ box, part = box, wide, tall }: Lengths, unit: number): readonly [number, number] {
  const across = wide === undefined ? undefined : (wide * unit) / widthOf(part);
  const down = tall === undefined ? undefined : (tall * unit) / heightOf(part);
  return [across ?? down ?? 1, down ?? across ?? 1];
}

/** Lays a drawing out as large as it fits with the room around it. */
export function lay(lengths: Lengths, room: Room): Arranged {
  const { box, part = box } = lengths;
  const { full, above, aside, right, below = 0, opposite = 0, mm = [0, 0], least = [0, 0] } = room;
  const [perX, perY] = scalesOf(lengths, 1);
  // A label inside the drawing needs no room beside it.
  const over = Math.max(0, above - (part[1] - box[1]) * perY);
  const beside = Math.max(0, aside - (right ? box[2] - part[2] : part[0] - box[0]) * perX);
  const across = Math.max(widthOf(box) * perX + mm[0], least[0]);
  const down = Math.max(heightOf(box) * perY + mm[1], least[1]);
  const unit = Math.min((full - beside - opposite) / across, (full - over - below) / down);
  const [sx, sy] = [perX * unit, perY * unit];
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const at = (from: Box): Box => [
    (from[0] - x) * sx,
    (from[1] - y) * sy,
    (from[2] - x) * sx,
    (from[3] - y) * sy,
  ];
  return {
    unit,
    box: at(box),
    part: at(part),
    right,
    transform: `translate(${(-x * sx).toFixed(1)} ${(-y * sy).toFixed(1)}) scale(${sx.toFixed(4)} ${sy.toFixed(4)})`,
    shift: [((right ? 1 : -1) * (opposite + mm[0] * unit - beside)) / 2, (over - below - mm[1] * unit) / 2],
  };
}
