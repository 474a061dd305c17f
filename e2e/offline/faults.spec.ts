import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test';

/** A page or fragment of each remote, and a check that it is shown. */
const remotes = [
  { name: 'catalog', path: '/all-products', alive: (page: Page) => page.getByTestId('product-card').first() },
  {
    name: 'content',
    path: '/about/vintage-craft',
    alive: (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }),
  },
  {
    name: 'account',
    path: '/auth/login',
    alive: (page: Page) => page.getByRole('button', { name: 'Sign In' }),
  },
  {
    name: 'checkout',
    path: '/checkout',
    alive: (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }),
  },
  {
    name: 'cart',
    path: '/cart',
    alive: (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }),
  },
];

const faults: Record<string, (route: Route) => Promise<void>> = {
  blocked: (route) => route.abort(),
  hanging: () => new Promise(() => undefined),
  throwing: (route) =>
    route.request().url().includes('remoteEntry')
      ? route.continue()
      : route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a broken build")' }),
};

for (const { name, path, alive } of remotes) {
  for (const [fault, handle] of Object.entries(faults)) {
    test(`with ${name} ${fault}, the rest of the shop works and "Try again" recovers`, async ({ page }) => {
      const pattern = `**/remotes/${name}/**`;
      await page.route(pattern, handle);
      // A preload that hangs may delay the load event forever, and shoppers do not wait for it.
      await page.goto(path, { waitUntil: 'commit' });

      const main = page.getByRole('main');
      const alert = main.getByRole('alert');
      await expect(alert).toContainText('could not be loaded', { timeout: 20_000 });
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      await page.unroute(pattern);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(alive(page)).toBeVisible({ timeout: 20_000 });
      await expect(alert).toHaveCount(0);
    });
  }

  test(`with ${name} blocked, a screen of another remote opens within the page`, async ({ page }) => {
    await page.route(`**/remotes/${name}/**`, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 20_000 });
    const other =
      name === 'content'
        ? { link: 'All Products', address: '/all-products' }
        : { link: 'FAQ', address: '/faq' };
    await page.getByRole('contentinfo').getByRole('link', { name: other.link }).click();
    await expect(page).toHaveURL(other.address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
}
