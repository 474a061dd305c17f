/** The `traceparent` of the response that the page came in; undefined where the shop is not traced. */
export function pageTrace(): string | undefined {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const timings = (navigation as Partial<PerformanceNavigationTiming> | undefined)?.serverTiming ?? [];
  return timings.find(({ name }) => name === 'traceparent')?.description;
}
