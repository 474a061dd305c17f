/** A request of a page; times in ms since the navigation started. */
export interface TimedRequest {
  readonly url: string;
  readonly start: number;
  /** End of the response; null if it did not end. */
  readonly end: number | null;
  /** A document or style sheet, or code. */
  readonly initiator: 'markup' | 'script';
  /** URL of the initiating document or style sheet. */
  readonly within: string;
  /** Whether it loaded code or data, which later code may have waited for. */
  readonly feedsCode: boolean;
}

/**
 * Length of the longest chain of requests that were complete at `until`. Files referenced by markup or a style sheet
 * follow that file; requests of code follow all code and data that had loaded by then. The page's document is the
 * first.
 */
export function sequentialRoundTrips(requests: readonly TimedRequest[], until: number): number {
  const depths = new Map<TimedRequest, number>();
  const [document, ...others] = [...requests].sort((one, other) => one.start - other.start);
  if (!document) return 0;
  // A document may still be loading when its largest element is painted.
  depths.set(document, 1);
  for (const request of others.filter(({ end }) => end !== null && end <= until)) {
    const { initiator, within, start } = request;
    const before = [...depths].filter(([other]) =>
      initiator === 'markup' ? other.url === within : other.feedsCode && (other.end ?? Infinity) <= start,
    );
    // The initiator is not always known; the document always came first.
    depths.set(request, 1 + Math.max(1, ...before.map(([, depth]) => depth)));
  }
  return Math.max(...depths.values());
}
