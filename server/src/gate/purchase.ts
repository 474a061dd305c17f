import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { pressControl, waitForControl, waitUntilPressable } from './control';
import { limits } from './limits';
import { settlesWithin, waitUntilSettled } from './settle';
import { waitUntilReady } from './visit';

const timeout = limits.stepMs;

/** Test data: the button that pays is never pressed. */
const shipping = {
  'Full name': 'Gate Check',
  Email: 'gate@example.in',
  Phone: '9000012345',
  'Street address': '1 Test Lane',
  City: 'Jaipur',
  'PIN code': '302001',
} as const;

interface Shop {
  readonly shop: string;
  /** Path of a product's page. */
  readonly product: string;
}

async function openReady(page: Page, url: string): Promise<void> {
  await page.goto(url, { timeout });
  if (!(await waitUntilReady(page, timeout))) throw new Error('the page does not answer to clicks');
  await waitUntilSettled(page);
}

async function addToCart(page: Page, { shop, product }: Shop): Promise<void> {
  await openReady(page, shop + product);
  const name = 'Add to Cart';
  await pressControl(page, page.locator('main').getByRole('button', { name }), { name });
  const badge = page.getByTestId('cart-badge').filter({ hasText: '1' });
  await waitForControl(page, badge, { name: 'the 1 beside Cart' });
}

async function goBack(page: Page, { shop, product }: Shop): Promise<void> {
  const title = (await page.locator('main h1').first().innerText({ timeout })).trim();
  const links = page.locator('footer a[href^="/"]:visible');
  await pressControl(page, links, { name: 'a link of the footer' });
  await page.waitForURL((url) => url.pathname !== product, { timeout });
  await page.goBack({ timeout, waitUntil: 'commit' });
  await page.waitForURL(shop + product, { timeout });
  // A page that leads away again does so within the time that its heading has to stay.
  await waitForControl(page, page.locator('main h1').filter({ hasText: title }), { name: title });
  if (page.url() !== shop + product) throw new Error('it leads away again');
}

async function seeCart(page: Page, { shop }: Shop): Promise<void> {
  await openReady(page, `${shop}/cart`);
  const remove = page.locator('main').getByRole('button', { name: /remove/i });
  await waitUntilPressable(page, remove, { name: 'Remove' });
}

async function reachPayment(page: Page, { shop }: Shop): Promise<void> {
  await openReady(page, `${shop}/checkout`);
  const form = page.getByRole('form', { name: 'Shipping Information' });
  for (const [label, value] of Object.entries(shipping))
    await form.getByLabel(label).fill(value, { timeout });
  await form.getByLabel('State').selectOption('Rajasthan', { timeout });
  const name = 'Continue to Payment';
  await pressControl(page, form.getByRole('button', { name }), { name });
  await waitUntilPressable(page, page.getByRole('button', { name: /^Pay ₹/ }), { name: 'Pay' });
}

/** A purchase up to the button that pays, in words that complete "the purchase fails where …". */
const steps = [
  ['a product is put into the cart', addToCart],
  ['Back leads to the page before', goBack],
  ['the cart shows the product', seeCart],
  ['the checkout leads to a Pay button that can be pressed', reachPayment],
] as const;

const because = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.slice(0, 160) ?? '';

/** Rejects once a page stops responding: waiting for each step's own limit would take minutes. Never resolves before `signal`. */
async function rejectOnceItHangs(page: Page, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // A page that is navigating away has responded.
    await settlesWithin(
      limits.hangMs,
      page.evaluate('0').catch(() => undefined),
    );
    await setTimeout(1000, undefined, { signal }).catch(() => undefined);
  }
}

/** Buys a product, except for the payment. Resolves with why that does not work; null when it does. */
export async function tryPurchase(context: BrowserContext, shop: Shop): Promise<string | null> {
  const page = await context.newPage();
  for (const [words, step] of steps) {
    const watch = new AbortController();
    try {
      await Promise.race([step(page, shop), rejectOnceItHangs(page, watch.signal)]);
    } catch (error) {
      return `${words} (${because(error)})`;
    } finally {
      watch.abort();
    }
  }
  return null;
}
