/**
 * Calls back when a shopper reaches for a carousel: with a pointer, the keyboard, or a finger whose scrolling has stopped. Where a browser does not report the end of scrolling, fingers keep scrolling. Returns a function that stops watching.
 */
export function whenHandled(root: HTMLElement, callback: () => void): () => void {
  const ended = new AbortController();
  const listening = { signal: ended.signal };
  const byPointer = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') callback();
  };
  for (const part of root.querySelectorAll<HTMLElement>('[data-carousel-hold]')) {
    part.addEventListener('pointerenter', byPointer, listening);
    part.addEventListener('focusin', callback, listening);
    // Taking a row over under a finger would tear it out of the hand.
    part.addEventListener('touchend', () => part.addEventListener('scrollend', callback, listening), {
      ...listening,
      once: true,
      passive: true,
    });
  }
  return () => ended.abort();
}
