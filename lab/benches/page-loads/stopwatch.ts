import type { Locator, Page } from '@playwright/test';

/**
 * The expected content: an element with this text, at a new URL if `leaves` is set. A picture must be loaded and
 * decoded; a background placeholder does not count.
 */
export interface PaintTarget {
  readonly selector: string;
  /** A regular expression; any text when absent. */
  readonly text?: string;
  readonly leaves?: boolean;
}

interface Start {
  readonly target: PaintTarget;
  readonly name: string;
  /** The event that starts the measurement; null navigates back and starts immediately. */
  readonly event: string | null;
}

/** A separate global in the page for each concurrent measurement. */
const watchName = (at: number) => `__stopwatch${at}`;

/** Maximum wait for the result of an action, in ms. */
const patienceMs = 30_000;

/** Runs in the page; the function is serialized, so it must not use outer variables. */
function startWatch({ target, name, event }: Start): void {
  const { pathname } = location;
  const pattern = new RegExp(target.text ?? '\\S');
  const found = () =>
    target.leaves && location.pathname === pathname
      ? undefined
      : [...document.querySelectorAll<HTMLElement>(target.selector)].find(
          (element) =>
            element.getBoundingClientRect().width > 0 &&
            (element instanceof HTMLImageElement
              ? element.complete && element.naturalWidth > 0
              : pattern.test(element.innerText)),
        );
  const began = event
    ? new Promise<number>((resolve) =>
        addEventListener(event, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
      )
    : Promise.resolve(performance.now());
  // The next frame, then a task: by then the browser has painted this frame.
  const paint = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      requestAnimationFrame(() => port2.postMessage(null));
    });
  const painted = new Promise<number>((resolve) => {
    const look = () => {
      const element = found();
      if (!element) requestAnimationFrame(look);
      else if (element instanceof HTMLImageElement) resolve(element.decode().then(paint));
      else resolve(paint());
    };
    requestAnimationFrame(look);
  });
  // A browser compiles a function on its first call: this keeps the observer's own functions out of the measurement.
  if (event) void paint();
  const measured = Promise.all([began, painted]).then(([from, to]) => to - from);
  Object.assign(globalThis, { [name]: measured });
  if (!event) history.back();
}

const readWatch = (page: Page, watchName: string): Promise<number | null> =>
  Promise.race([
    page.evaluate((name) => (globalThis as unknown as Record<string, Promise<number>>)[name], watchName),
    new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null).unref()),
  ]).then((ms) => ms ?? null);

/**
 * Moves the pointer directly to an element and clicks it; returns the ms from the click to the paint of each result,
 * up to two; null on timeout.
 */
export async function timeClick(
  page: Page,
  target: Locator,
  ...targets: readonly [PaintTarget, PaintTarget?]
): Promise<readonly [number | null, number | null]> {
  await target.scrollIntoViewIfNeeded();
  // Excludes effects of scrolling.
  await page.waitForTimeout(400);
  const watches = targets.flatMap((target, at) =>
    target ? [{ target, name: watchName(at), event: 'click' }] : [],
  );
  for (const watch of watches) await page.evaluate(startWatch, watch);
  await target.click();
  const [first = null, second = null] = await Promise.all(watches.map(({ name }) => readWatch(page, name)));
  return [first, second];
}

/** Navigates back, and returns the ms until the previous page is painted; null on timeout. */
export async function timeBack(page: Page, target: PaintTarget): Promise<number | null> {
  const name = watchName(0);
  await page.evaluate(startWatch, { target: { ...target, leaves: true }, name, event: null });
  return readWatch(page, name);
}
