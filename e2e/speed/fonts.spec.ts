import { delayRequests } from '../support/delay-requests';
import { hydrated, openHydrated } from '../support/hydrated';
import { fontsOf, webFontsApplied } from '../support/fonts';
import { sample } from '../support/screens';
import { expect, test, type Page } from '../support/test';

test('a page uses system fonts until its web fonts have loaded', async ({ page }) => {
  const fonts = await delayRequests(page, '**/*.woff2');
  await page.goto(sample.product, { waitUntil: 'commit' });
  await hydrated(page);
  for (const text of ['h1', '[data-testid="add-to-cart"]'])
    expect(await fontsOf(page, text), text).toEqual([expect.stringContaining('(system)')]);
  fonts.release();
  await webFontsApplied(page);
  expect(await fontsOf(page, 'h1')).toEqual(['Rozha One']);
  expect(await fontsOf(page, '[data-testid="add-to-cart"]')).toEqual(['Mukta SemiBold']);
});

test('a font that hangs does not delay the others for long', async ({ page }) => {
  await delayRequests(page, '**/rozha-one-*.woff2');
  await page.goto(sample.product, { waitUntil: 'commit' });
  await hydrated(page);
  await expect.poll(() => fontsOf(page, '[data-testid="add-to-cart"]')).toEqual(['Mukta SemiBold']);
  expect(await fontsOf(page, 'h1')).toEqual([expect.stringContaining('(system)')]);
});

test('a font that fails to load does not hold up the others', async ({ page }) => {
  await page.route('**/rozha-one-*.woff2', (route) => route.abort());
  await openHydrated(page, sample.product);
  await webFontsApplied(page);
  expect(await fontsOf(page, 'h1')).toEqual([expect.stringContaining('(system)')]);
  expect(await fontsOf(page, '[data-testid="add-to-cart"]')).toEqual(['Mukta SemiBold']);
});

/** A product with a Hindi word in its name, and one without. */
const hindi = '/products/bahi-no-7-ledger';

const devanagariFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /([\w-]+)-devanagari\.\w+\.woff2$/.exec(new URL(name).pathname)?.[1])
      .filter((name) => name !== undefined),
  );

test('a Hindi word uses the font of its surrounding text, and only its page fetches that font', async ({
  page,
}) => {
  await openHydrated(page, sample.product);
  await webFontsApplied(page);
  await page.waitForLoadState('networkidle');
  expect(await devanagariFiles(page)).toEqual([]);
  await openHydrated(page, hindi);
  await webFontsApplied(page);
  await expect(page.locator('h1 [lang="hi"]')).toHaveText('बही');
  await expect.poll(() => fontsOf(page, 'h1 [lang="hi"]')).toEqual(['Rozha One']);
  expect(await devanagariFiles(page)).toContain('rozha-one-400');
});

test('a Devanagari name without a lang attribute uses the shop’s fonts too', async ({ page }) => {
  await openHydrated(page, sample.product);
  await webFontsApplied(page);
  await page.evaluate(() => {
    const name = document.createElement('p');
    name.id = 'unmarked';
    name.textContent = 'आशा';
    document.querySelector('main')?.prepend(name);
  });
  await expect.poll(() => fontsOf(page, '#unmarked')).toEqual(['Mukta']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page uses its web fonts as well', async ({ page }) => {
    await page.goto(sample.product);
    await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Rozha One']);
  });
});

test('the first paint does not look up system fonts for web fonts that are loading', async ({
  browser,
  page,
}) => {
  await delayRequests(page, '**/*.woff2');
  await browser.startTracing(page, { categories: ['fonts'] });
  await page.goto(sample.product, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: { name: string }[] };
  const times = (what: string) => trace.traceEvents.filter(({ name }) => name.endsWith(`::${what}`)).length;
  expect(times('GetFontPlatformData')).toBeGreaterThan(20);
  expect(times('GetWebFontRenderStyleForStrike')).toBe(0);
});
