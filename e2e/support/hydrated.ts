import type { Page } from '@playwright/test';

/** Waits until React has taken over all that is near the window, so that a click does what it says. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement?.dataset.hydrated === 'true' &&
      !document.querySelector('[data-remote]:not([data-ready]):not([data-deferred])'),
  );
}

/** Opens a page and waits until it handles clicks. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
