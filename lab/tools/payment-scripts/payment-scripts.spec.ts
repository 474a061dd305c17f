import { sha384Of } from '@shop/config/sha384';
import type { CDPSession } from '@playwright/test';
import { readInventory, type PaymentScript } from './inventory';
import { openCheckout, bookedOrder, fillShipping, payByCard } from '../../../e2e/support/shopper';
import { openHydrated } from '../../../e2e/support/hydrated';
import { expect, test, type Page } from '../../../e2e/support/test';

interface RunScript {
  /** For an inline script, the document's URL. */
  readonly address: string;
  readonly hash: string;
}

/** Collects each script that the page or its frames compile, until the returned function is called. */
async function recordScripts(page: Page): Promise<() => Promise<readonly RunScript[]>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const texts: Promise<RunScript>[] = [];
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    // Code that Playwright evaluates has no URL. Pages cannot evaluate text, because the policy forbids it.
    if (!/^https?:/.test(url)) return;
    const text = session.send('Debugger.getScriptSource', { scriptId });
    texts.push(text.then(({ scriptSource }) => ({ address: url, hash: sha384Of(scriptSource) })));
  });
  await session.send('Debugger.enable');
  return () => Promise.all(texts);
}

/** Opens the checkout with a product in the cart, and records all its scripts. */
async function openRecorded(page: Page): Promise<() => Promise<readonly RunScript[]>> {
  await openCheckout(page);
  // The text of an unloaded document cannot be read.
  await page.goto('about:blank');
  const ran = await recordScripts(page);
  await openHydrated(page, '/checkout');
  return ran;
}

/** Scripts that ran and differ from the inventory. */
function unlisted(ran: readonly RunScript[], inventory: readonly PaymentScript[], shop: string): string[] {
  const known = inventory.map(({ address, hash }) => `${address} ${hash}`);
  const inline = inventory.flatMap(({ address, hash }) => (address.startsWith('inline') ? [hash] : []));
  return ran
    .map(({ address, hash }) => ({ address: address.replace(shop, '').replace(/[?#].*/, ''), hash }))
    .filter(({ address, hash }) => !known.includes(`${address} ${hash}`) && !inline.includes(hash))
    .map(({ address }) => address);
}

test('only scripts in the inventory run on payment pages, from the cart to the placed order', async ({
  page,
  shop,
}) => {
  const inventory = await readInventory(shop.url);
  const ran = await openRecorded(page);
  await fillShipping(page);
  await payByCard(page);
  await bookedOrder(page);
  const scripts = await ran();
  const owners = new Set(
    inventory.flatMap(({ address, owner }) =>
      scripts.some((script) => script.address === shop.url + address) ? [owner.replace(/@.*/, '')] : [],
    ),
  );
  expect([...owners]).toEqual(expect.arrayContaining(['shell', 'checkout', 'payment sandbox']));
  expect(scripts.some(({ address }) => address.endsWith('/checkout/window.js'))).toBe(true);
  expect(unlisted(scripts, inventory, shop.url)).toEqual([]);
  for (const { address, reason, hash } of inventory) {
    expect(reason, address).not.toBe('');
    expect(hash, address).toMatch(/^sha384-/);
  }
});

test('finds a changed script and an additional script', async ({ page, shop }) => {
  const inventory = await readInventory(shop.url);
  const changed = '/sandbox/razorpay/v1/checkout.js';
  await page.route(`**${changed}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.skimmed = true` });
  });
  await page.route('**/shell/extra.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.extra = true' }),
  );
  const ran = await openRecorded(page);
  await fillShipping(page);
  await page.addScriptTag({ url: '/shell/extra.js' });
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.frameLocator('iframe.razorpay-checkout-frame').getByLabel('Card number').waitFor();
  expect(unlisted(await ran(), inventory, shop.url).sort()).toEqual([changed, '/shell/extra.js'].sort());
});
