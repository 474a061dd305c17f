import type { Browser, Page } from '@playwright/test';
import { listing } from './http-shopper';
import { switched } from './page-of';
import type { Tally } from './tally';

const patienceMs = 15_000;

/** Opens the listing, puts a product into the cart, and opens the cart's panel: fragments of both remotes that are switched. */
async function visit(page: Page, shop: string, tally: Tally): Promise<void> {
  const versions = new Set<string>();
  const watch = (address: string) => {
    const [, remote, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(address) ?? [];
    if (version && switched.some((name) => name === remote)) versions.add(version);
  };
  const onRequest = (request: { url(): string }) => watch(request.url());
  const began = performance.now();
  await page.goto(shop + listing, { waitUntil: 'domcontentloaded' });
  tally.documentMs.push(performance.now() - began);
  page.on('request', onRequest);
  for (const href of await page
    .locator('link[rel=preload], link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)))
    watch(href);
  await page.waitForFunction(() => document.querySelector('[data-remote=catalog][data-ready]'));
  await page.getByTestId('add-to-cart').first().click();
  await page.getByRole('button', { name: /^Cart:/ }).click();
  await page.getByRole('dialog', { name: 'Cart' }).getByText('in cart').waitFor();
  page.off('request', onRequest);
  if ((await page.getByRole('main').getByRole('alert').count()) > 0)
    tally.failed.push('a fragment of the page is missing in Chromium');
  if (versions.size > 1) tally.mixed.push(`Chromium ran ${[...versions].join(' and ')}`);
  tally.loads += 1;
}

/** Visits in Chromium until the signal is aborted, each as a new shopper. */
export async function shopInChromium(
  browser: Browser,
  shop: string,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    page.on('pageerror', (error) => tally.failed.push(`Chromium: ${error.message}`));
    await visit(page, shop, tally).catch((error: unknown) => tally.failed.push(`Chromium: ${String(error)}`));
    await context.close();
  }
}
