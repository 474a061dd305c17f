/** Runs a task once the page is idle, in five seconds at the latest. */
export const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 5000 }) : setTimeout(task, 1000);

/** A file that hangs may delay the load event forever; nothing waits for it longer than this, in ms. */
const loadMs = 10_000;

/** Runs a task once the page has loaded and is idle. */
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
