import { test as shopTest } from '../support/test';
import type { Browser } from './browser-window';
import { startFirefox } from './firefox';
import { ShopPage } from './shop-page';
import { startWebKit } from './webkit';

const engines = { firefox: startFirefox, webkit: startWebKit };

/** Options that the projects of the configuration set. */
export interface EngineOption {
  readonly engine: keyof typeof engines;
}

/** Playwright's test with a shop and a separately driven browser for each worker, and a window for each test. */
export const test = shopTest.extend<{ tab: ShopPage }, EngineOption & { otherBrowser: Browser }>({
  engine: ['firefox', { scope: 'worker', option: true }],
  otherBrowser: [
    async ({ engine }, use) => {
      const browser = await engines[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ otherBrowser, shop }, use, testInfo) => {
    const window = await otherBrowser.openWindow();
    testInfo.annotations.push({ type: 'browser', description: window.version });
    await use(new ShopPage(window, shop.url));
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('screenshot', { body: await window.screenshot(), contentType: 'image/png' });
    }
    await window.close();
  },
});

export { expect } from '@playwright/test';
