/**
 * Calls back when a shopper interacts with a carousel: with a pointer, the keyboard, or at the end of a touch scroll.
 * In browsers that do not report the end of scrolling, touch keeps scrolling natively. Returns a function that stops
 * watching.
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
    // Taking over during a touch would interrupt the scroll.
    part.addEventListener('touchend', () => part.addEventListener('scrollend', callback, listening), {
      ...listening,
      once: true,
      passive: true,
    });
  }
  return () => ended.abort();
}
