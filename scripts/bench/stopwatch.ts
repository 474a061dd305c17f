import type { Locator, Page } from '@playwright/test';

/** What has to be on screen: an element with such a text, on another address than before when `leaves` is set. */
export interface Sight {
  readonly selector: string;
  /** A pattern as text; anything when absent. */
  readonly text?: string;
  readonly leaves?: boolean;
}

interface Start {
  readonly sight: Sight;
  readonly name: string;
  /** The event that starts the watch; null starts it at once, with Back. */
  readonly event: string | null;
}

const watchName = '__stopwatch';

/** Longest wait for what an action shall show, in ms. */
const patienceMs = 30_000;

/** Runs in the page; it is sent as text, so it uses nothing from outside. */
function startWatch({ sight, name, event }: Start): void {
  const { pathname } = location;
  const pattern = new RegExp(sight.text ?? '\\S');
  const isShown = () =>
    (!sight.leaves || location.pathname !== pathname) &&
    [...document.querySelectorAll<HTMLElement>(sight.selector)].some(
      (element) => element.getBoundingClientRect().width > 0 && pattern.test(element.innerText),
    );
  const began = event
    ? new Promise<number>((resolve) =>
        addEventListener(event, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
      )
    : Promise.resolve(performance.now());
  // The frame after this one, then a task: by then the browser has painted what this frame has.
  const paint = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      requestAnimationFrame(() => port2.postMessage(null));
    });
  const painted = new Promise<number>((resolve) => {
    const look = () => (isShown() ? resolve(paint()) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
  // A browser compiles a function when it is first called: the watch's own are none of what it times.
  if (event) void paint();
  const measured = Promise.all([began, painted]).then(([from, to]) => to - from);
  Object.assign(globalThis, { [name]: measured });
  if (!event) history.back();
}

const readWatch = (page: Page): Promise<number | null> =>
  Promise.race([
    page.evaluate((name) => (globalThis as unknown as Record<string, Promise<number>>)[name], watchName),
    new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null).unref()),
  ]).then((ms) => ms ?? null);

/**
 * Clicks an element with a pointer that comes straight for it, and answers the ms from the click to the paint of what it
 * shows; null when that never comes.
 */
export async function timeClick(page: Page, target: Locator, sight: Sight): Promise<number | null> {
  await target.scrollIntoViewIfNeeded();
  // What a scroll sets off is no part of the click.
  await page.waitForTimeout(400);
  await page.evaluate(startWatch, { sight, name: watchName, event: 'click' });
  await target.click();
  return readWatch(page);
}

/** Goes back, and answers the ms until what was there before is painted; null when that never comes. */
export async function timeBack(page: Page, sight: Sight): Promise<number | null> {
  await page.evaluate(startWatch, { sight: { ...sight, leaves: true }, name: watchName, event: null });
  return readWatch(page);
}
