type Measured = readonly (number | null | undefined)[];

const sorted = (values: Measured) =>
  values.filter((value) => value !== null && value !== undefined).sort((a, b) => a - b);

/** The median; null without measurements. */
export function median(values: Measured): number | null {
  const known = sorted(values);
  if (known.length === 0) return null;
  const middle = known.length >> 1;
  const upper = known[middle] ?? 0;
  return known.length % 2 ? upper : ((known[middle - 1] ?? 0) + upper) / 2;
}

/** Minimum and maximum; null without measurements. */
export function spread(values: Measured): readonly [min: number, max: number] | null {
  const known = sorted(values);
  const [min] = known;
  return min === undefined ? null : [min, known.at(-1) ?? min];
}
