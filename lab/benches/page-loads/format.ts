import type { Figure, InteractionMeasure, VisitMeasure } from './results';

interface Unit {
  readonly name: string;
  readonly unit: string;
  readonly write: (value: number) => string;
}

const whole = (value: number) => String(Math.round(value));
const ms = (name: string): Unit => ({ name, unit: 'ms', write: whole });
const kilobytes = (name: string): Unit => ({
  name,
  unit: 'KB',
  write: (bytes) => (bytes / 1000).toFixed(1),
});
const number = (name: string): Unit => ({ name, unit: '', write: whole });

export const visitUnits: Readonly<Record<VisitMeasure, Unit>> = {
  lcp: ms('LCP'),
  fcp: ms('FCP'),
  tbt: ms('TBT'),
  cls: { name: 'CLS', unit: '', write: (value) => (value === 0 ? '0' : value.toFixed(4)) },
  js: kilobytes('JS'),
  total: kilobytes('all'),
  requests: number('requests'),
  failed: number('failed'),
  roundTrips: number('round trips to LCP'),
};

export const interactionUnits: Readonly<Record<InteractionMeasure, Unit>> = {
  clickCold: ms('listing to product, cold'),
  clickWarm: ms('listing to product, warm'),
  photoCold: ms("listing to product's photo, cold"),
  photoWarm: ms("listing to product's photo, approached"),
  back: ms('Back to the listing'),
  backShift: { name: 'position after Back, off by', unit: 'px', write: whole },
  addToCart: ms('add to cart'),
  nextPaint: ms('ordinary computer: add to cart, next paint'),
  longestTask: ms('ordinary computer: longest task after the load'),
};

export const tapUnits = { nextPaint: ms('next paint'), longestTask: ms('longest task') } as const;

export const title = ({ name, unit }: Unit): string => (unit ? `${name} ${unit}` : name);

/** Median and, where the rounds differ, minimum and maximum. */
export function written({ median, spread }: Figure, { write }: Unit): string {
  if (median === null || spread === null) return '-';
  const [min, max] = spread.map(write);
  return min === max ? write(median) : `${write(median)} (${min}-${max})`;
}

export const writtenRatio = (value: number | null, digits = 2): string =>
  value === null ? '-' : Number.isFinite(value) ? value.toFixed(digits) : 'n/a';

/** A ratio, with more digits if two would round to the goal that it misses. */
export const ratioToGoal = (value: number | null, max: number): string => {
  if (value === null || value <= max) return writtenRatio(value);
  return writtenRatio(value, [2, 3].find((digits) => Number(value.toFixed(digits)) > max) ?? 4);
};

/**
 * Whether a goal is met, as a word; `-` without a measurement. A miss includes the probability of chance, from 0 to
 * 1, if known.
 */
export function verdict(value: number | null, max: number, chance: number | null = null): string {
  if (value === null) return '-';
  if (value <= max) return 'pass';
  if (chance === null) return 'miss';
  return `miss (by chance alone: ${chance < 0.01 ? 'below 1' : Math.round(chance * 100)}%)`;
}
