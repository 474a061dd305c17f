/** Distance from the viewport that counts as near: about one swipe. */
const reach = '200px 0px';

/** Calls back once when the element is near the viewport. Returns a function that cancels it. */
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

/** Calls back once the element is near the viewport and the page is idle. Returns a function that cancels it. */
export function whenNearAndIdle(element: Element, callback: () => void): () => void {
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) callback();
  };
  const stopWatching = whenNear(element, () => {
    // Not every browser has requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  });
  return () => {
    isCancelled = true;
    stopWatching();
  };
}
