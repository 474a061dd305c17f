import type { Page } from 'playwright-core';
import { inWorld } from './page-world';
import { limits } from './limits';
import { landmarks, type Examined, type Landmark } from './observed';
import { withHangTimeout, withTimeout, waitUntilSettled } from './settle';
import { shownProducts } from './shop-facts';

/** The visible landmarks. The function is serialized and runs in the page. */
export function visibleLandmarks(names: readonly Landmark[]): Landmark[] {
  return names.filter((name) =>
    [...document.querySelectorAll<HTMLElement>(name)].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isEmpty = name === 'main' && element.innerText.trim().length < 20;
      return isShown && width > 1 && height > 1 && !isEmpty;
    }),
  );
}

/** Keys and databases in the browser's storage. The function is serialized and runs in the page. */
export async function storedNames(): Promise<string[]> {
  const databases = await indexedDB.databases().catch(() => []);
  return [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...databases.flatMap(({ name }) => name ?? []),
  ];
}

/**
 * Scrolls a page, so that the lazy content there starts to load. This happens in the next frame, which may take long on a busy
 * machine. The function is serialized and runs in the page.
 */
async function scrollTo(top: number): Promise<void> {
  window.scrollTo({ top, behavior: 'instant' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
}

/** Decodes the loaded images of a page, which may be missing in a screenshot otherwise. It is serialized and runs in the page. */
async function decodeImages(): Promise<void> {
  const loaded = [...document.images].filter(({ complete }) => complete);
  await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
}

/** Scrolls through a page, so that lazy content loads, and back to the top. Resolves once its images are ready to be painted. */
export async function scrollThrough(page: Page): Promise<void> {
  const { scrollHeight, innerHeight } = await withHangTimeout(
    inWorld(page, () => ({
      scrollHeight: (document.scrollingElement ?? document.documentElement).scrollHeight,
      innerHeight: window.innerHeight,
    })),
  );
  for (let top = 0; top < Math.min(scrollHeight, limits.pictureHeight); top += innerHeight)
    await withHangTimeout(inWorld(page, scrollTo, top));
  await withHangTimeout(inWorld(page, scrollTo, 0));
  await waitUntilSettled(page);
  await withTimeout(limits.pictureMs, inWorld(page, decodeImages)).catch(() => undefined);
}

const scrollTop = (page: Page) =>
  withHangTimeout(inWorld(page, () => document.scrollingElement?.scrollTop ?? 0));

/** Whether the mouse wheel scrolls the page; true if the page fits into the window. */
async function canScroll(page: Page): Promise<boolean> {
  const hidden = await withHangTimeout(
    inWorld(page, () => {
      const { scrollHeight = 0, clientHeight = 0 } = document.scrollingElement ?? {};
      return scrollHeight - clientHeight;
    }),
  );
  if (hidden < 100) return true;
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await withHangTimeout(page.mouse.move(size.width / 2, size.height / 2));
  await withHangTimeout(page.mouse.wheel(0, 300));
  const until = performance.now() + limits.effectMs;
  while ((await scrollTop(page)) === 0) {
    if (performance.now() > until) return false;
    await page.waitForTimeout(limits.pollMs);
  }
  await withHangTimeout(inWorld(page, () => window.scrollTo({ top: 0, behavior: 'instant' })));
  return true;
}

/** Whether the Tab key moves the focus. */
async function canTab(page: Page): Promise<boolean> {
  const takeFocus = () => withHangTimeout(inWorld(page, () => window.gateInPage.takeFocus()));
  await takeFocus();
  for (let turn = 0; turn < 3; turn += 1) {
    await withHangTimeout(page.keyboard.press('Tab'));
    if (await takeFocus()) return true;
  }
  return false;
}

/** The landmarks that are visible when the page is printed. */
async function printed(page: Page): Promise<Landmark[]> {
  await withHangTimeout(page.emulateMedia({ media: 'print' }));
  try {
    return await withHangTimeout(inWorld(page, visibleLandmarks, landmarks));
  } finally {
    await withHangTimeout(page.emulateMedia({ media: 'screen' }));
  }
}

/**
 * Examines the content and interactions of a page, but not its appearance. With `isUsed`, it is also scrolled, tabbed through
 * and printed.
 */
export async function examine(page: Page, isUsed: boolean): Promise<Examined> {
  const head = await withHangTimeout(
    inWorld(page, () => ({
      title: document.title.trim(),
      isUnlisted: [...document.querySelectorAll<HTMLMetaElement>('meta[name="robots"]')].some(({ content }) =>
        /noindex|none/i.test(content),
      ),
    })),
  );
  const products = await withHangTimeout(inWorld(page, shownProducts));
  if (!isUsed) return { ...head, products, use: null };
  const use = { printed: await printed(page), scrolls: await canScroll(page), tabs: await canTab(page) };
  return { ...head, products, use };
}
