import { whenNear } from '../primitives/when-near';

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
