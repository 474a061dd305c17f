import type { Page } from '@playwright/test';

/** Opens a page and waits until React has taken it over, so that a click does what it says. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.hydrated === 'true' &&
      !document.querySelector('[data-remote]:not([data-ready])'),
  );
}
