import type { Page } from '@playwright/test';

/** Whether everything near the viewport is hydrated, so that a click works. Runs in the page. */
export const isHydrated = (): boolean =>
  document.documentElement?.dataset.hydrated === 'true' &&
  !document.querySelector('[data-remote]:not([data-ready]):not([data-deferred])');

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Opens a page and waits until it handles clicks. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
