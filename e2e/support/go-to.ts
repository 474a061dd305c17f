import type { Page } from '@playwright/test';

/** Navigates in the page's history, as the browser's buttons do. */
export const goTo = (page: Page, address: string) =>
  page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
