import type { Page } from 'playwright-core';
import { pressControl, waitForControl, waitUntilPressable } from './control';
import { visibleLandmarks } from './examine';
import { openPage } from './gate-browser';
import { inWorld } from './gate-world';
import { limits } from './limits';
import type { PaymentWay } from './payment';
import { unlessItHangs, waitUntilSettled } from './settle';
import { faultOfProduct, shownProducts, type ProductFacts } from './shop-facts';
import type { Typed } from './typed-texts';
import { waitUntilReady } from './visit';

export interface Buyer {
  readonly shop: string;
  readonly way: PaymentWay;
  /** Hosts that the live pages name. */
  readonly hosts: ReadonlySet<string>;
  /** What is bought. One product is put into the cart first; several are in the stored cart of a shopper who returns. */
  readonly products: readonly ProductFacts[];
}

/** One try, as its steps see it. */
export interface Purchase extends Buyer {
  readonly typed: Typed;
}

const timeout = limits.stepMs;

async function openReady(page: Page, url: string): Promise<void> {
  await page.goto(url, { timeout });
  if (!(await waitUntilReady(page, timeout))) throw new Error('the page does not answer to clicks');
  await waitUntilSettled(page);
}

const pathOf = ({ slug }: ProductFacts) => `/products/${encodeURIComponent(slug)}`;

function firstOf({ products }: Purchase): ProductFacts {
  const [product] = products;
  if (!product) throw new Error('there is nothing to buy');
  return product;
}

/** Rejects when a page shows a product without its name or price, or leaves it out. */
async function assertShown(page: Page, products: readonly ProductFacts[]): Promise<void> {
  const shown = await unlessItHangs(inWorld(page, shownProducts));
  for (const product of products) {
    const found = shown.find(({ slug }) => slug === product.slug);
    if (!found) throw new Error(`the page leaves out “${product.title}”`);
    const fault = faultOfProduct(found, product);
    if (fault !== null) throw new Error(`the page ${fault}`);
  }
}

const waitForCount = (page: Page, count: number) =>
  waitForControl(page, page.getByTestId('cart-badge').filter({ hasText: new RegExp(`^\\D*${count}\\D*$`) }), {
    name: `the ${count} beside Cart`,
  });

/** Puts one of the product into the cart, on its page. */
export async function putIntoCart(page: Page, purchase: Purchase): Promise<void> {
  const product = firstOf(purchase);
  await openReady(page, purchase.shop + pathOf(product));
  await assertShown(page, [product]);
  const name = 'Add to Cart';
  await pressControl(page, page.locator('main').getByRole('button', { name }), { name });
  await waitForCount(page, 1);
}

/** Follows a link of the footer, and goes back. */
export async function goBack(page: Page, purchase: Purchase): Promise<void> {
  const product = pathOf(firstOf(purchase));
  const title = (await page.locator('main h1').first().innerText({ timeout })).trim();
  const links = page.locator('footer a[href^="/"]:visible');
  await pressControl(page, links, { name: 'a link of the footer' });
  await page.waitForURL((url) => url.pathname !== product, { timeout });
  await page.goBack({ timeout, waitUntil: 'commit' });
  await page.waitForURL(purchase.shop + product, { timeout });
  // A page that leads away again does so within the time that its heading has to stay.
  await waitForControl(page, page.locator('main h1').filter({ hasText: title }), { name: title });
  if (page.url() !== purchase.shop + product) throw new Error('it leads away again');
}

/** Opens the shop in a new tab, as on another day: the page is there, and what is in the cart stays there. */
export async function returnLater(page: Page, purchase: Purchase): Promise<void> {
  const { shop, products } = purchase;
  const tab = await openPage(page.context());
  for (const path of ['/', pathOf(firstOf(purchase))]) {
    await openReady(tab, shop + path);
    await waitUntilSettled(tab, limits.holdMs);
    const shown = await unlessItHangs(inWorld(tab, visibleLandmarks, ['main']));
    if (!shown.includes('main')) throw new Error(`${path} is blank`);
    await waitForCount(tab, products.length);
  }
  await tab.close();
}

/** Opens the cart, and reads what is in it. */
export async function seeCart(page: Page, { shop, products }: Purchase): Promise<void> {
  await openReady(page, `${shop}/cart`);
  const remove = page.locator('main').getByRole('button', { name: /remove/i });
  await waitUntilPressable(page, remove, { name: 'Remove' });
  await assertShown(page, products);
  await waitForCount(page, products.length);
}

/** From the cart through the shipping details to the button that pays. */
export async function checkOut(page: Page, { products, typed, shop }: Purchase): Promise<void> {
  const out = page.locator('main').getByRole('button', { name: /check ?out/i });
  await pressControl(page, out, { name: 'Check out' });
  await page.waitForURL(`${shop}/checkout`, { timeout });
  const form = page.getByRole('form', { name: 'Shipping Information' });
  const name = 'Continue to Payment';
  await waitForControl(page, form.getByRole('button', { name }), { name });
  await assertShown(page, products);
  for (const [label, value] of Object.entries(typed)) {
    await form.getByLabel(label).click({ timeout });
    await page.keyboard.type(value);
  }
  await form.getByLabel('State').selectOption('Rajasthan', { timeout });
  await pressControl(page, form.getByRole('button', { name }), { name });
  await waitUntilPressable(page, page.getByRole('button', { name: /^Pay ₹/ }), { name: 'Pay' });
}

/** Opens the cart after the payment: nothing is bought twice by mistake. */
export async function seeEmptyCart(page: Page, { shop }: Purchase): Promise<void> {
  await openReady(page, `${shop}/cart`);
  const remove = page.locator('main').getByRole('button', { name: /remove/i });
  if ((await remove.count()) > 0) throw new Error('what was paid is still in the cart');
}
