/** How far outside the window counts as near: what a finger's first move brings in. */
const reach = '200px 0px';

/** Calls back once, when the element has come near the window. Returns a function that cancels it. */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: reach },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls back once the element has come near the window and the page has a moment to spare. Returns a function that cancels it.
 */
export function whenNearAndIdle(element: Element, callback: () => void): () => void {
  let calledOff = false;
  const run = () => {
    if (!calledOff) callback();
  };
  const stopWatching = whenNear(element, () => {
    // Not every browser can tell when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  });
  return () => {
    calledOff = true;
    stopWatching();
  };
}
