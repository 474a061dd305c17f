import path from 'node:path';
import { signInToConsole } from '../../../e2e/support/console';
import { startShop } from '../../../e2e/support/temporary-shop';
import { openHydrated } from '../../../e2e/support/hydrated';
import { release } from '../../../e2e/support/admin-of';
import { runScript } from '../../../e2e/support/run-script';
import { sample } from '../../../e2e/support/screens';
import { expect, test } from '../../../e2e/support/test';
import { desktop, sized } from '../../../e2e/support/widths';
import { shootForReadme } from './shoot';

const phone = { width: 390, height: 844 };

test('home, for the README', async ({ page }) => {
  await page.setViewportSize(sized(desktop));
  await openHydrated(page, '/');
  await shootForReadme(page, `home-${desktop}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a product, for the README', async ({ page }) => {
    await openHydrated(page, sample.product);
    await shootForReadme(page, `product-${phone.width}`);
  });
});

test('the ops console, for the README', async ({ page }) => {
  // A canary needs a shop whose releases are not used by other tests.
  const shop = await startShop();
  try {
    const tokenFile = path.join(shop.dataDir, 'admin-token');
    await runScript('republish.ts', ...[shop.opsUrl, tokenFile, 'catalog', '1.0.0', '1.1.0']);
    const started = await release(shop, 'canary', 'catalog@1.1.0', '10%', '--reason', 'New filters');
    expect(started, started.output).toMatchObject({ code: 0 });
    await page.setViewportSize(sized(desktop));
    await signInToConsole(page, shop);
    await page.goto(`${shop.opsUrl}/ops`);
    await expect(page.getByRole('heading', { name: 'What is live' })).toBeVisible();
    await shootForReadme(page, `ops-${desktop}`);
  } finally {
    await shop.dispose();
  }
});
