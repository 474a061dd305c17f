/** A request of a page; times in ms since the navigation began. */
export interface TimedRequest {
  readonly url: string;
  readonly start: number;
  /** All of it was there; null when it never was. */
  readonly end: number | null;
  /** Its initiator: a document or style sheet, or code. */
  readonly asker: 'markup' | 'script';
  /** URL of the initiating document or style sheet. */
  readonly within: string;
  /** Whether it brought code or data, so that code may have waited for it. */
  readonly feedsCode: boolean;
}

/**
 * How many requests had to follow one another until `until`, of those that were there by then. What markup or a style
 * sheet names follows the file that names it; what code asks for follows all code and data that had come by then. The
 * page's own document is the first.
 */
export function sequentialRoundTrips(requests: readonly TimedRequest[], until: number): number {
  const depths = new Map<TimedRequest, number>();
  const [document, ...others] = [...requests].sort((one, other) => one.start - other.start);
  if (!document) return 0;
  // A document may still be arriving when its largest element is painted.
  depths.set(document, 1);
  for (const request of others.filter(({ end }) => end !== null && end <= until)) {
    const { asker, within, start } = request;
    const before = [...depths].filter(([other]) =>
      asker === 'markup' ? other.url === within : other.feedsCode && (other.end ?? Infinity) <= start,
    );
    // Who names a file is not always known; the document was there before it in any case.
    depths.set(request, 1 + Math.max(1, ...before.map(([, depth]) => depth)));
  }
  return Math.max(...depths.values());
}
