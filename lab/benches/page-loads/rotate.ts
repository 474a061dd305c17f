/** The items, rotated each round, so that the advantage of being first alternates. */
export function rotate<Item>(items: readonly Item[], round: number): Item[] {
  const first = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}
