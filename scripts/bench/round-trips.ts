/** A request of a page; times in ms since the navigation began. */
export interface TimedRequest {
  readonly start: number;
  readonly end: number;
}

/**
 * How many requests had to follow one another until `until`: the longest chain in which each began only after the one
 * before it had answered. A page's own document is the first.
 */
export function sequentialRoundTrips(requests: readonly TimedRequest[], until: number): number {
  const counted = requests.filter(({ start }) => start < until).sort((a, b) => a.end - b.end);
  const depths: number[] = [];
  counted.forEach((request, index) => {
    const before = depths.slice(0, index).filter((_depth, other) => {
      const { end } = counted[other] ?? { end: Infinity };
      return end <= request.start;
    });
    depths.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...depths);
}
