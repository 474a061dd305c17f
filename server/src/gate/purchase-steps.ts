import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { type GateBrowser, openPage, type Shopper } from './browser';
import { pressControl, waitForControl, waitUntilPressable } from './control';
import { visibleLandmarks } from './examine';
import type { GateRun } from './gate-run';
import { limits } from './limits';
import { inWorld } from './page-world';
import type { PaymentSetup } from './payment';
import { isSettled, withHangTimeout, waitUntilSettled } from './settle';
import { faultOfProduct, type ProductFacts, shownProducts } from './shop-facts';
import type { Typed } from './typed-texts';
import { waitUntilReady } from './visit';

/** An existing shopper account. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Parses `email:password`; undefined if it is not set. Throws an Error if it is invalid. */
export function readAccount(text: string | undefined): Account | undefined {
  if (!text) return undefined;
  const separator = text.indexOf(':');
  const [email, password] = [text.slice(0, separator), text.slice(separator + 1)];
  if (separator > 0 && email.includes('@') && password) return { email, password };
  throw new Error('GATE_ACCOUNT must have the form email:password.');
}

/** Signs in a browser context. Throws an Error if the shop rejects the sign-in. */
export async function signIn(
  context: BrowserContext,
  shop: string,
  { email, password }: Account,
): Promise<void> {
  const response = await context.request.post(`${shop}/api/v1/user/signin`, {
    data: { email, password, confirmPassword: password },
    headers: { origin: shop },
  });
  if (!response.ok())
    throw new Error(`The shop rejected the sign-in of GATE_ACCOUNT (${response.status()}).`);
}

type Stored = NonNullable<Shopper['storage']>;

/** Number of products in a full cart. */
const fullCartSize = 3;

const hasDevanagari = ({ title }: ProductFacts) => /\p{Script=Devanagari}/u.test(title);

/** Products for a full cart, including one with a Hindi name if there is one. */
export function chooseProducts(products: ReadonlyMap<string, ProductFacts>): readonly ProductFacts[] {
  const forSale = [...products.values()].filter(({ isForSale }) => isForSale);
  const hindi = forSale.filter(hasDevanagari);
  return [...new Set([...hindi.slice(0, 1), ...forSale])].slice(0, fullCartSize);
}

async function putAll(
  context: BrowserContext,
  shop: string,
  products: readonly ProductFacts[],
): Promise<Stored> {
  const page = await openPage(context);
  for (const [index, { slug }] of products.entries()) {
    await page.goto(`${shop}/products/${encodeURIComponent(slug)}`, { timeout: limits.readyMs });
    await waitUntilReady(page);
    await waitUntilSettled(page);
    const name = 'Add to Cart';
    await pressControl(page, page.locator('main').getByRole('button', { name }), { name });
    const badge = page.getByTestId('cart-badge').filter({ hasText: String(index + 1) });
    await waitForControl(page, badge, { name: `the ${index + 1} next to Cart` });
  }
  const { origins } = await context.storageState();
  // Without cookies, as they select the versions.
  return { cookies: [], origins };
}

/** The browser storage of a shopper with a full cart, written by the live versions; null when the cart could not be filled. */
export async function fillCart(
  browser: GateBrowser,
  { shop, cookies, log }: GateRun,
  products: readonly ProductFacts[],
): Promise<Stored | null> {
  const context = await browser.open({
    shop,
    cookies: cookies.live,
    width: 1366,
    height: 900,
    animates: true,
  });
  const stored = await putAll(context, shop, products).catch((error: unknown) => {
    log(
      `The cart could not be filled with the live versions: ${error instanceof Error ? error.message : String(error)}`,
    );
    return null;
  });
  await browser.leave(context, stored === null);
  return stored;
}

export interface Buyer {
  readonly shop: string;
  readonly payment: PaymentSetup;
  /** Hosts that the live pages reference. */
  readonly hosts: ReadonlySet<string>;
  /** The products to buy. A single product is added to the cart first; several are already in the stored cart of a returning shopper. */
  readonly products: readonly ProductFacts[];
}

/** The context that the steps of one attempt share. */
export interface Purchase extends Buyer {
  readonly typed: Typed;
}

const timeout = limits.stepMs;

async function openReady(page: Page, url: string): Promise<void> {
  await page.goto(url, { timeout });
  if (!(await waitUntilReady(page, timeout))) throw new Error('the page does not respond to clicks');
  await waitUntilSettled(page);
}

const pathOf = ({ slug }: ProductFacts) => `/products/${encodeURIComponent(slug)}`;

function firstOf({ products }: Purchase): ProductFacts {
  const [product] = products;
  if (!product) throw new Error('there is nothing to buy');
  return product;
}

/** The first fault in how a page shows these products, such as one without its name or price; null if there is none. */
async function faultOfShown(page: Page, products: readonly ProductFacts[]): Promise<string | null> {
  // A page that is navigating shows nothing.
  const shown = await withHangTimeout(inWorld(page, shownProducts).catch(() => []));
  for (const product of products) {
    const found = shown.find(({ slug }) => slug === product.slug);
    const fault = found ? faultOfProduct(found, product) : `leaves out “${product.title}”`;
    if (fault !== null) return fault;
  }
  return null;
}

/**
 * Waits until a page shows these products with names and prices. Rejects with the fault if the page has settled or the time is
 * up.
 */
async function waitUntilShown(page: Page, products: readonly ProductFacts[]): Promise<void> {
  const began = performance.now();
  for (;;) {
    const fault = await faultOfShown(page, products);
    if (fault === null) return;
    const waitedMs = performance.now() - began;
    const isFinal = waitedMs > limits.giveUpMs && (await isSettled(page, limits.giveUpMs));
    if (isFinal || waitedMs > timeout) throw new Error(`the page ${fault}`);
    await pause(limits.pollMs);
  }
}

const waitForCount = (page: Page, count: number) =>
  waitForControl(page, page.getByTestId('cart-badge').filter({ hasText: new RegExp(`^\\D*${count}\\D*$`) }), {
    name: `the ${count} next to Cart`,
  });

/** Adds one unit of the product to the cart from its page. */
export async function addToCart(page: Page, purchase: Purchase): Promise<void> {
  const product = firstOf(purchase);
  await openReady(page, purchase.shop + pathOf(product));
  await waitUntilShown(page, [product]);
  const name = 'Add to Cart';
  await pressControl(page, page.locator('main').getByRole('button', { name }), { name });
  await waitForCount(page, 1);
}

/** Follows a footer link and navigates back. */
export async function goBack(page: Page, purchase: Purchase): Promise<void> {
  const product = pathOf(firstOf(purchase));
  const title = (await page.locator('main h1').first().innerText({ timeout })).trim();
  const links = page.locator('footer a[href^="/"]:visible');
  await pressControl(page, links, { name: 'a footer link' });
  await page.waitForURL((url) => url.pathname !== product, { timeout });
  await page.goBack({ timeout, waitUntil: 'commit' });
  await page.waitForURL(purchase.shop + product, { timeout });
  // If the page navigates away again, it does so during the time for which the heading must stay visible.
  await waitForControl(page, page.locator('main h1').filter({ hasText: title }), { name: title });
  if (page.url() !== purchase.shop + product) throw new Error('it navigates away again');
}

/** Opens the shop in a new tab, as a returning shopper would. The cart must be unchanged. */
export async function returnLater(page: Page, purchase: Purchase): Promise<void> {
  const { shop, products } = purchase;
  const tab = await openPage(page.context());
  for (const path of ['/', pathOf(firstOf(purchase))]) {
    await openReady(tab, shop + path);
    await waitUntilSettled(tab, limits.holdMs);
    const shown = await withHangTimeout(inWorld(tab, visibleLandmarks, ['main']));
    if (!shown.includes('main')) throw new Error(`${path} is blank`);
    await waitForCount(tab, products.length);
  }
  await tab.close();
}

/** Opens the cart and checks its contents. */
export async function openCart(page: Page, { shop, products }: Purchase): Promise<void> {
  await openReady(page, `${shop}/cart`);
  const remove = page.locator('main').getByRole('button', { name: /remove/i });
  await waitUntilPressable(page, remove, { name: 'Remove' });
  await waitUntilShown(page, products);
  await waitForCount(page, products.length);
}

/** Continues from the cart through the shipping details to the Pay button. */
export async function checkOut(page: Page, { products, typed, shop }: Purchase): Promise<void> {
  const out = page.locator('main').getByRole('button', { name: /check ?out/i });
  await pressControl(page, out, { name: 'Check out' });
  await page.waitForURL(`${shop}/checkout`, { timeout });
  const form = page.getByRole('form', { name: 'Shipping Information' });
  const name = 'Continue to Payment';
  await waitForControl(page, form.getByRole('button', { name }), { name });
  await waitUntilShown(page, products);
  for (const [label, value] of Object.entries(typed)) {
    await form.getByLabel(label).click({ timeout });
    await page.keyboard.type(value);
  }
  await form.getByLabel('State').selectOption('Rajasthan', { timeout });
  await pressControl(page, form.getByRole('button', { name }), { name });
  await waitUntilPressable(page, page.getByRole('button', { name: /^Pay ₹/ }), { name: 'Pay' });
}

/** Opens the cart after the payment. It must be empty, so that nothing is bought twice. */
export async function expectEmptyCart(page: Page, { shop }: Purchase): Promise<void> {
  await openReady(page, `${shop}/cart`);
  const remove = page.locator('main').getByRole('button', { name: /remove/i });
  if ((await remove.count()) > 0) throw new Error('the paid products are still in the cart');
}
