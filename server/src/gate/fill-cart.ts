import type { BrowserContext } from 'playwright-core';
import { pressControl, waitForControl } from './control';
import { openPage, type GateBrowser, type Shopper } from './gate-browser';
import type { GateRun } from './gate-run';
import { limits } from './limits';
import { waitUntilSettled } from './settle';
import type { ProductFacts } from './shop-facts';
import { waitUntilReady } from './visit';

type Stored = NonNullable<Shopper['storage']>;

/** How many products a full cart has. */
const count = 3;

const hasDevanagari = ({ title }: ProductFacts) => /\p{Script=Devanagari}/u.test(title);

/** Products for a full cart; one of them has a name in Hindi, where there is one. */
export function chooseProducts(products: ReadonlyMap<string, ProductFacts>): readonly ProductFacts[] {
  const forSale = [...products.values()].filter(({ isForSale }) => isForSale);
  const hindi = forSale.filter(hasDevanagari);
  return [...new Set([...hindi.slice(0, 1), ...forSale])].slice(0, count);
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
    await waitForControl(page, badge, { name: `the ${index + 1} beside Cart` });
  }
  const { origins } = await context.storageState();
  // Without the cookies: they decide which versions a browser gets.
  return { cookies: [], origins };
}

/** What the browser of a shopper with a full cart has stored, written by what is live; null where that could not be filled. */
export async function fillCart(
  browser: GateBrowser,
  { shop, cookies, log }: GateRun,
  products: readonly ProductFacts[],
): Promise<Stored | null> {
  const context = await browser.open({ shop, cookies: cookies.live, width: 1366, height: 900, moves: true });
  const stored = await putAll(context, shop, products).catch((error: unknown) => {
    log(
      `No cart could be filled with what is live: ${error instanceof Error ? error.message : String(error)}`,
    );
    return null;
  });
  await browser.leave(context, stored === null);
  return stored;
}
