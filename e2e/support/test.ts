import { startShop, type TestShop } from './temporary-shop';
import { test as base } from './translatable-test';

/** Playwright's test with a freshly started shop for each worker; addresses in tests are paths of that shop. */
export const test = base.extend<object, { shop: Pick<TestShop, 'url'> }>({
  shop: [
    async ({ browserName: _browserName }, use) => {
      // While tests are written: a running shop, so that none has to start.
      const open = process.env.SHOP_URL;
      if (open) return use({ url: open });
      const shop = await startShop();
      await use(shop);
      await shop.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

export { expect, type Page } from '@playwright/test';
