/** Events of scrolling, clicking or typing: from then on the page stays where it is. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top`, in px, now. While the page is not tall enough for that, because part of it is still loading, it is tried
 * again each time the page grows, until the shopper does something. Returns a function that cancels it.
 */
export function holdPosition(top: number): () => void {
  const isThere = () => {
    scrollTo({ top, behavior: 'instant' });
    return Math.abs(scrollY - top) <= 1;
  };
  if (isThere()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (isThere()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const sign of signs) removeEventListener(sign, stop);
  };
  observer.observe(document.body);
  for (const sign of signs) addEventListener(sign, stop, { passive: true });
  return stop;
}
