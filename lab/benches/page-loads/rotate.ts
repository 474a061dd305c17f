/** The same items, begun with another one each round: what comes first is not always the same one's luck. */
export function rotate<Item>(items: readonly Item[], round: number): Item[] {
  const first = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}
