import { setTimeout } from 'node:timers/promises';
import type { GateFinding } from '@shop/contracts/registry';
import type { BrowserContext, Page } from 'playwright-core';
import { type GateBrowser, openPage } from './browser';
import {
  type Buyer,
  checkOut,
  chooseProducts,
  fillCart,
  goBack,
  type Purchase,
  addToCart,
  returnLater,
  openCart,
  expectEmptyCart,
} from './purchase-steps';
import { type GateRun, type Gathered, isOver, note } from './gate-run';
import { limits, windows } from './limits';
import { inWorld } from './page-world';
import { pay, readPaymentWay } from './payment';
import { cookieHeader, fetchPage } from './renders';
import { unlessItHangs } from './settle';
import type { ProductFacts } from './shop-facts';
import { hasTyped, makeDetails, type Typed, watchTyped } from './typed-texts';
import { listen } from './visit';

type Step = (page: Page, purchase: Purchase) => Promise<void>;

const fromProduct: readonly (readonly [string, Step])[] = [
  ['a product is put into the cart', addToCart],
  ['Back returns to the previous page', goBack],
];
const fromCart: readonly (readonly [string, Step])[] = [
  ['the shopper returns', returnLater],
  ['the cart shows what is in it', openCart],
  ['the checkout reaches a Pay button that can be pressed', checkOut],
  ['the payment reaches the success page', (page, { shop, way }) => pay(page, shop, way)],
  ['the cart is empty after the payment', expectEmptyCart],
];

const because = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.slice(0, 160) ?? '';

/** Rejects once a page stops responding: waiting for each step's own limit would take minutes. Never resolves before `signal`. */
async function rejectOnceItHangs(page: Page, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // A page that is navigating away has responded.
    await unlessItHangs(inWorld(page, () => 0).catch(() => 0));
    await setTimeout(1000, undefined, { signal }).catch(() => undefined);
  }
}

async function take(step: Step, page: Page, purchase: Purchase): Promise<string | null> {
  const watch = new AbortController();
  try {
    await Promise.race([step(page, purchase), rejectOnceItHangs(page, watch.signal)]);
    return null;
  } catch (error) {
    return because(error);
  } finally {
    watch.abort();
  }
}

/** The entries of the storage in which something was left that was typed. */
async function leftInStorage(page: Page, typed: Typed): Promise<readonly string[]> {
  const entries = await unlessItHangs(inWorld(page, () => Object.entries(window.localStorage)));
  return entries.filter(([, value]) => hasTyped(value, typed)).map(([key]) => key);
}

/** The unwanted side effect of a completed purchase; null if there is none. */
async function sideEffectOf(
  page: Page,
  { typed }: Purchase,
  { sent, errors }: { readonly sent: readonly string[]; readonly errors: readonly string[] },
): Promise<string | null> {
  const [fault] = sent;
  if (fault !== undefined) return fault;
  const [stored] = await leftInStorage(page, typed);
  if (stored !== undefined) return `what is typed stays in the storage of the browser, as “${stored}”`;
  return errors[0] === undefined ? null : `a page throws: ${errors[0].slice(0, 120)}`;
}

/** Buys with a browser whose storage may have a cart. Resolves with why that does not work; null when it does. */
async function tryPurchase(context: BrowserContext, buyer: Buyer): Promise<string | null> {
  const typed = makeDetails();
  const purchase: Purchase = { ...buyer, typed };
  const { shop, hosts, way, products } = buyer;
  const sent = watchTyped(context, { shop, hosts, typed, provider: way.provider });
  const page = await openPage(context);
  const seen = listen(page);
  const steps = products.length > 1 ? fromCart : [...fromProduct, ...fromCart];
  for (const [words, step] of steps) {
    if (step === expectEmptyCart && !way.isSandbox) continue;
    const why = await take(step, page, purchase);
    // Where details go wrong, that matters more than that they do.
    if (why !== null) return sent[0] ?? `${words} (${why})`;
  }
  // Only the shop's own part of a payment that is not sent.
  const errors = way.isSandbox ? seen().errors : [];
  return sideEffectOf(page, purchase, { sent, errors }).catch(because);
}

const unpaid =
  'Pay was pressed, and the order was not sent: this shop takes real money. A shop with the payment sandbox (--shop) is paid to the end.';

export type Side = 'candidate' | 'live';

/** One try: why it failed; null for one that did not. */
type Buy = (side: Side) => Promise<string | null>;

/** Purchases with the candidate and with what is live, in pairs. */
interface Tries {
  /** Why it fails with the candidate, by the first pair that fails; null if it does not. */
  readonly why: string | null;
  /** Whether the candidate failed in a pair in which what is live did not. */
  readonly isOwn: boolean;
}

/**
 * Buys with the candidate, and where that fails once, with what is live. One failure where the live version did not fail is
 * the candidate's: a second try that succeeds takes nothing back. Where both fail, which of them is to blame is unknown,
 * and another pair decides.
 */
export async function buyInPairs(buy: Buy): Promise<Tries> {
  let first: string | null = null;
  for (let pair = 1; pair <= limits.pairs; pair += 1) {
    const why = await buy('candidate');
    if (why === null) break;
    first ??= why;
    if ((await buy('live')) === null) return { why, isOwn: true };
  }
  return { why: first, isOwn: false };
}

/** The finding of a purchase that failed: a note where it fails with the live version too. */
export function judgePurchase({ width }: { readonly width: number }, { why, isOwn }: Tries): GateFinding[] {
  if (why === null) return [];
  const also = isOwn ? '' : ', with the live versions too,';
  const message = `A purchase at ${width} px fails${also} at this step: ${why}.`;
  return [{ check: 'purchase', severity: isOwn ? 'refuse' : 'note', path: null, width, message }];
}

interface Purchases {
  /** Path of a product's page. */
  readonly product: string;
  readonly products: ReadonlyMap<string, ProductFacts>;
}

/** Hosts that the live pages name: the shop's own, and those of photos and fonts. */
async function hostsOf({ shop, cookies }: GateRun, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const cookie = cookieHeader(cookies.live);
  const pages = await Promise.all(paths.map((path) => fetchPage(shop + path, cookie)));
  const named = pages.flatMap(({ html }) => [...html.matchAll(/https?:\/\/([\w.-]+(?::\d+)?)/g)]);
  return new Set([new URL(shop).host, ...named.map(([, host = '']) => host)]);
}

const slugOf = (path: string) => decodeURIComponent(path.split('/')[2] ?? '');

/**
 * Buys with the candidates, and where that fails, with what is live too: one product as a new shopper with a phone, then what the
 * stored cart of a shopper who returns has in it.
 */
export async function buyAtEachWidth(
  browser: GateBrowser,
  run: GateRun,
  { product, products }: Purchases,
  gathered: Gathered,
): Promise<void> {
  const { shop, cookies, log } = run;
  const [way, hosts] = await Promise.all([
    // A shop without this mark takes real money.
    readPaymentWay(shop).catch(() => ({ isSandbox: false, provider: shop })),
    hostsOf(run, ['/', product, '/cart']),
  ]);
  if (!way.isSandbox) gathered.findings.push(note(unpaid));
  const [narrow, wide] = windows;
  const single = products.get(slugOf(product));
  const carts = [
    { window: narrow, bought: single ? [single] : [], stored: null },
    { window: wide, bought: chooseProducts(products), stored: fillCart },
  ];
  for (const { window, bought, stored } of carts) {
    if (isOver(run, gathered)) return;
    if (bought.length === 0) {
      gathered.findings.push(note('The API of the shop names no product: nothing was bought.'));
      return;
    }
    log(`Buying ${bought.map(({ title }) => title).join(', ')} at ${window.width} px …`);
    const storage = stored && (await stored(browser, run, bought));
    const tries = await buyInPairs(async (side) => {
      const shopper = { shop, cookies: cookies[side], ...window, moves: true, ...(storage && { storage }) };
      const context = await browser.open(shopper);
      const why = await tryPurchase(context, { shop, way, hosts, products: bought });
      await browser.leave(context, why !== null);
      return why;
    });
    gathered.findings.push(...judgePurchase(window, tries));
  }
}
