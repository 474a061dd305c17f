/** An entry of the browser's own, of type `largest-contentful-paint`. */
interface LargestPaint {
  readonly element?: Element | null;
}

/** The remote in whose fragment the page's largest picture or text was painted last; null when it was the shell's. */
export function remoteOfLargestPaint(entries: readonly object[]): string | null {
  const last: LargestPaint | undefined = entries.at(-1);
  return last?.element?.closest<HTMLElement>('[data-remote]')?.dataset.remote ?? null;
}
