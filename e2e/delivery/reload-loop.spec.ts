import type { Page } from '@playwright/test';
import { announceRelease } from '../support/announce-release';
import { expect, test } from '../support/test';

/** Versions of cart cannot be loaded, and each time the shop reports a newer release with another cart. */
async function loseCart(page: Page): Promise<void> {
  await page.route('**/remotes/cart/**', (route) => route.abort());
  await announceRelease(page, 'cart');
}

/** Counts the page's document requests from now on; the returned function returns the count. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

const alert = (page: Page) => page.getByRole('main').getByRole('alert');
/** Waits for the release request that the page sends before it reloads. */
const asked = (page: Page) => page.waitForResponse('**/registry/v1/page-release*');

test('a page that cannot load a remote reloads once for a newer release, without a loop', async ({
  page,
}) => {
  await loseCart(page);
  const documents = countDocuments(page);
  const reloaded = page.waitForEvent('load').then(() => page.waitForEvent('load'));
  await page.goto('/cart', { waitUntil: 'commit' });
  await reloaded;
  await asked(page);
  await expect(alert(page)).toContainText('could not be loaded');
  // The retry fails again, and requests the release again.
  for (let turn = 0; turn < 2; turn += 1) {
    await Promise.all([asked(page), alert(page).getByRole('button', { name: 'Try again' }).click()]);
    await expect(alert(page)).toContainText('could not be loaded');
  }
  expect(documents()).toBe(2);
});

test('a page never reloads automatically if storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
  });
  await loseCart(page);
  const documents = countDocuments(page);
  await Promise.all([asked(page), page.goto('/cart', { waitUntil: 'commit' })]);
  await expect(alert(page)).toContainText('could not be loaded');
  await Promise.all([asked(page), alert(page).getByRole('button', { name: 'Try again' }).click()]);
  await expect(alert(page)).toContainText('could not be loaded');
  expect(documents()).toBe(1);
});
