/** Runs a task once the page has nothing better to do, in five seconds at the latest. */
export const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 5000 }) : setTimeout(task, 1000);

/** A file that hangs may hold the load event for ever; nothing waits for it longer than this, in ms. */
const loadMs = 10_000;

/** Runs a task once the page has loaded and come to rest. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') return void whenIdle(task);
  const timer = setTimeout(start, loadMs);
  function start() {
    clearTimeout(timer);
    removeEventListener('load', start);
    whenIdle(task);
  }
  addEventListener('load', start);
}
