interface LargestPaint {
  readonly element?: Element | null;
  readonly startTime: number;
}

/** The remote in whose part the page's largest picture or text was painted last, and when in ms; null when it was the shell's. */
export function largestPaintOf(
  entries: readonly LargestPaint[],
): { readonly remote: string; readonly ms: number } | null {
  const last = entries.at(-1);
  const remote = last?.element?.closest<HTMLElement>('[data-remote]')?.dataset.remote;
  return last && remote ? { remote, ms: last.startTime } : null;
}

/** Gathers largest paints, also those of before; answers how to read the last one. */
export function watchLargestPaint(): () => ReturnType<typeof largestPaintOf> {
  const entries: LargestPaint[] = [];
  if (!PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) return () => null;
  const observer = new PerformanceObserver((list) =>
    entries.push(...(list.getEntries() as unknown as LargestPaint[])),
  );
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  return () => {
    entries.push(...(observer.takeRecords() as unknown as LargestPaint[]));
    return largestPaintOf(entries);
  };
}
