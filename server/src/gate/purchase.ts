import { setTimeout } from 'node:timers/promises';
import type { GateFinding } from '@shop/contracts/registry';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { limits } from './limits';
import { settlesWithin, waitUntilReady } from './visit';

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
}

/** Whether its centre is not covered by another element. */
const isPressable = (element: Locator) =>
  element.evaluate((node) => {
    node.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = node.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOn = node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isOn && width > 1 && above !== null && (node === above || node.contains(above));
  });

async function addToCart(page: Page, { shop, product }: Shop): Promise<void> {
  await openReady(page, shop + product);
  await page.locator('main').getByRole('button', { name: 'Add to Cart' }).first().click({ timeout });
  const badge = page.getByTestId('cart-badge');
  await badge.filter({ hasText: '1' }).first().waitFor({ timeout });
}

async function goBack(page: Page, { shop, product }: Shop): Promise<void> {
  const title = (await page.locator('main h1').first().innerText({ timeout })).trim();
  const links = page.locator('footer a[href^="/"]:visible');
  await links.first().click({ timeout });
  await page.waitForURL((url) => url.pathname !== product, { timeout });
  await page.goBack({ timeout, waitUntil: 'commit' });
  await page.waitForURL(shop + product, { timeout });
  const before = page.locator('main h1').filter({ hasText: title }).first();
  await before.waitFor({ timeout });
  // A page that redirects does so at once.
  await setTimeout(limits.stayMs);
  if (page.url() !== shop + product || !(await before.isVisible())) throw new Error('it leads away again');
}

async function seeCart(page: Page, { shop }: Shop): Promise<void> {
  await openReady(page, `${shop}/cart`);
  await page
    .locator('main')
    .getByRole('button', { name: /remove/i })
    .first()
    .waitFor({ timeout });
}

async function reachPayment(page: Page, { shop }: Shop): Promise<void> {
  await openReady(page, `${shop}/checkout`);
  const form = page.getByRole('form', { name: 'Shipping Information' });
  for (const [label, value] of Object.entries(shipping))
    await form.getByLabel(label).fill(value, { timeout });
  await form.getByLabel('State').selectOption('Rajasthan', { timeout });
  await form.getByRole('button', { name: 'Continue to Payment' }).click({ timeout });
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  await pay.waitFor({ timeout });
  if (!(await pay.isEnabled()) || !(await isPressable(pay))) throw new Error('something lies over Pay');
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

/** The finding of a failed purchase: none where it fails with the live version too. */
export function judgePurchase(
  { width, who = '' }: { readonly width: number; readonly who?: string },
  why: string | null,
  whyLive: string | null,
): GateFinding[] {
  if (why === null) return [];
  const isOld = whyLive !== null;
  const beside = isOld ? ', with what is live too' : '';
  const message = `A purchase at ${width} px${who} fails${beside} where ${why}.`;
  return [{ check: 'purchase', severity: isOld ? 'note' : 'refuse', path: null, width, message }];
}
