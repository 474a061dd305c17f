import { expect, test } from '@playwright/test';
import { documentBlocks, type PageRelease, type PageTelemetry } from '@shop/contracts';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { remoteDir, shellDir } from '../../server/build/packages';
import { atNight } from '../nightly';
import { expectAccessible } from '../support/axe';
import { signInToConsole } from '../support/console';
import { openHydrated } from '../support/hydrated';
import { startShop, type TestShop } from '../support/temporary-shop';
import { sized, widths } from '../support/widths';

let shop: TestShop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startShop();
});
test.afterAll(() => shop.dispose());

test('source maps are built but not served by the shop or its console', async ({ request }) => {
  const built = {
    '/remotes/content/1.0.0/': path.join(remoteDir('content'), 'dist/maps'),
    '/shell/': path.join(shellDir, 'dist/maps'),
  };
  for (const [base, folder] of Object.entries(built)) {
    const maps = await readdir(folder);
    expect(maps.length).toBeGreaterThan(0);
    for (const origin of [shop.url, shop.opsUrl, shop.officeUrl])
      for (const place of [base, `${base}maps/`, `${base}../maps/`]) {
        const address = `${origin}${place}${maps[0]}`;
        expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
      }
    for (const map of maps) {
      const script = await request.get(`${shop.url}${base}${map.replace(/\.map$/, '')}`);
      expect(await script.text()).not.toContain('sourceMappingURL');
    }
  }
});

test('an operator sees which version fails, and the source line', atNight, async ({ page }) => {
  test.setTimeout(120_000);
  await openHydrated(page, `${shop.url}/faq`);
  const release = await page.evaluate(
    (id) => JSON.parse(document.getElementById(id)?.textContent ?? '{}') as PageRelease,
    documentBlocks.release,
  );
  const telemetry = (await (
    await page.request.get(`${shop.url}/registry/v1/page-telemetry?proof=${release.proof}`)
  ).json()) as PageTelemetry;
  const { version = '', manifest, base } = release.remotes.content ?? {};
  const [script] = manifest?.exposes.faq?.js ?? [];
  const text = await (await page.request.get(`${shop.url}${base}${script}`)).text();
  const line = text.split('\n').length;
  const stack = `TypeError: no question\n    at o (${shop.url}${base}${script}:${line}:${Math.floor((text.split('\n').at(-1) ?? '').length / 2)})`;
  const event = { remote: 'content', version, kind: 'error', message: 'TypeError: no question', stack };
  await page.request.post(`${shop.url}/registry/v1/telemetry`, {
    data: { nonce: telemetry.nonce, events: [event], stages: ['product'] },
  });

  await signInToConsole(page, shop);
  for (const width of widths) {
    await page.setViewportSize(sized(width));
    await page.goto(`${shop.opsUrl}/ops`);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: `content ${version}` }) });
    const plot = card.getByRole('img', { name: /^Failed sessions, last 6 hours: 100\.0%/ });
    await expect(plot.locator('canvas')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([width, Math.max(0, wide)]).toEqual([width, 0]);
  }
  await page.getByText('Numbers of content').click();
  await expectAccessible(page, 'the first page of the console');

  await page.getByRole('link', { name: 'content', exact: true }).click();
  await page.getByRole('link', { name: 'TypeError: no question' }).click();
  await expect(page.getByText(/^(mfe-content|shared|node_modules)\/\S+:\d+:\d+$/)).toBeVisible();
  await expect(page.locator('.source mark')).toBeVisible();
  await expectAccessible(page, 'an error with its sources');
});
