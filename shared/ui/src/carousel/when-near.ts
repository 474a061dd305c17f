/** How far below the window a carousel is prepared: about one flick of a finger. */
const reach = '400px 0px';

/**
 * Calls back once the element has come near the window and the page has a moment to spare. Answers how to call it off.
 */
export function whenNear(element: Element, callback: () => void): () => void {
  let calledOff = false;
  const run = () => {
    if (!calledOff) callback();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Not every browser can tell when it is idle.
      if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
      else setTimeout(run, 200);
    },
    { rootMargin: reach },
  );
  observer.observe(element);
  return () => {
    calledOff = true;
    observer.disconnect();
  };
}
