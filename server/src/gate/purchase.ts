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
import { pay, readPaymentSetup } from './payment';
import { cookieHeader, fetchPage } from './renders';
import { withHangTimeout } from './settle';
import type { ProductFacts } from './shop-facts';
import { hasTyped, makeDetails, type Typed, watchTyped } from './typed-texts';
import { listen } from './visit';

type Step = (page: Page, purchase: Purchase) => Promise<void>;

const fromProduct: readonly (readonly [string, Step])[] = [
  ['a product is added to the cart', addToCart],
  ['Back returns to the previous page', goBack],
];
const fromCart: readonly (readonly [string, Step])[] = [
  ['the shopper returns', returnLater],
  ['the cart shows its products', openCart],
  ['the checkout reaches a Pay button that can be clicked', checkOut],
  ['the payment reaches the success page', (page, { shop, payment }) => pay(page, shop, payment)],
  ['the cart is empty after the payment', expectEmptyCart],
];

const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]?.slice(0, 160) ?? '';

/** Rejects once a page stops responding: waiting for each step's own limit would take minutes. Never resolves before `signal`. */
async function rejectOnceItHangs(page: Page, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // A page that is navigating away has responded.
    await withHangTimeout(inWorld(page, () => 0).catch(() => 0));
    await setTimeout(1000, undefined, { signal }).catch(() => undefined);
  }
}

async function take(step: Step, page: Page, purchase: Purchase): Promise<string | null> {
  const watch = new AbortController();
  try {
    await Promise.race([step(page, purchase), rejectOnceItHangs(page, watch.signal)]);
    return null;
  } catch (error) {
    return reasonOf(error);
  } finally {
    watch.abort();
  }
}

/** Keys of the local storage entries that contain typed values. */
async function leftInStorage(page: Page, typed: Typed): Promise<readonly string[]> {
  const entries = await withHangTimeout(inWorld(page, () => Object.entries(window.localStorage)));
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
  if (stored !== undefined) return `typed values remain in local storage, as “${stored}”`;
  return errors[0] === undefined ? null : `a page throws: ${errors[0].slice(0, 120)}`;
}

/** Attempts a purchase in a browser that may have a stored cart. Resolves with the reason for a failure; null on success. */
async function tryPurchase(context: BrowserContext, buyer: Buyer): Promise<string | null> {
  const typed = makeDetails();
  const purchase: Purchase = { ...buyer, typed };
  const { shop, hosts, payment, products } = buyer;
  const sent = watchTyped(context, { shop, hosts, typed, provider: payment.provider });
  const page = await openPage(context);
  const seen = listen(page);
  const steps = products.length > 1 ? fromCart : [...fromProduct, ...fromCart];
  for (const [description, step] of steps) {
    if (step === expectEmptyCart && !payment.isSandbox) continue;
    const why = await take(step, page, purchase);
    // A leak of typed values is reported instead of the failed step, as it matters more.
    if (why !== null) return sent[0] ?? `${description} (${why})`;
  }
  // Without the sandbox, errors may come from the blocked payment.
  const errors = payment.isSandbox ? seen().errors : [];
  return sideEffectOf(page, purchase, { sent, errors }).catch(reasonOf);
}

const unpaid =
  'Pay was clicked, but the order was not sent, because this shop takes real money. To test a whole payment, choose a shop with the payment sandbox (--shop).';

export type Side = 'candidate' | 'live';

/** One attempt. Resolves with the reason for a failure; null on success. */
type Buy = (side: Side) => Promise<string | null>;

/** The outcome of purchases with the candidate and the live versions, in pairs. */
interface PairedAttempts {
  /** The reason for the candidate's first failure; null if it succeeds. */
  readonly why: string | null;
  /** Whether the candidate failed in a pair in which the live versions succeeded. */
  readonly isOwn: boolean;
}

/**
 * Buys with the candidate and, if that fails, with the live versions. A failure of the candidate alone is final, even if a retry
 * would succeed. If both fail, the cause is unknown, and another pair decides.
 */
export async function buyInPairs(buy: Buy): Promise<PairedAttempts> {
  let first: string | null = null;
  for (let pair = 1; pair <= limits.pairs; pair += 1) {
    const why = await buy('candidate');
    if (why === null) break;
    first ??= why;
    if ((await buy('live')) === null) return { why, isOwn: true };
  }
  return { why: first, isOwn: false };
}

/** The finding for a failed purchase; only a note if it also fails with the live versions. */
export function judgePurchase(
  { width }: { readonly width: number },
  { why, isOwn }: PairedAttempts,
): GateFinding[] {
  if (why === null) return [];
  const also = isOwn ? '' : ', as it does with the live versions,';
  const message = `A purchase at ${width} px fails${also} at this step: ${why}.`;
  return [{ check: 'purchase', severity: isOwn ? 'refuse' : 'note', path: null, width, message }];
}

interface Purchases {
  /** Path of a product's page. */
  readonly product: string;
  readonly products: ReadonlyMap<string, ProductFacts>;
}

/** Hosts that the live pages reference: the shop's and those of photos and fonts. */
async function hostsOf({ shop, cookies }: GateRun, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const cookie = cookieHeader(cookies.live);
  const pages = await Promise.all(paths.map((path) => fetchPage(shop + path, cookie)));
  const named = pages.flatMap(({ html }) => [...html.matchAll(/https?:\/\/([\w.-]+(?::\d+)?)/g)]);
  return new Set([new URL(shop).host, ...named.map(([, host = '']) => host)]);
}

const slugOf = (path: string) => decodeURIComponent(path.split('/')[2] ?? '');

/**
 * Buys with the candidates and, if that fails, with the live versions: one product as a new shopper on a phone, then the stored
 * cart of a returning shopper.
 */
export async function buyAtEachWidth(
  browser: GateBrowser,
  run: GateRun,
  { product, products }: Purchases,
  gathered: Gathered,
): Promise<void> {
  const { shop, cookies, log } = run;
  const [payment, hosts] = await Promise.all([
    // If this cannot be read, the shop is assumed to take real money.
    readPaymentSetup(shop).catch(() => ({ isSandbox: false, provider: shop })),
    hostsOf(run, ['/', product, '/cart']),
  ]);
  if (!payment.isSandbox) gathered.findings.push(note(unpaid));
  const [narrow, wide] = windows;
  const single = products.get(slugOf(product));
  const carts = [
    { window: narrow, bought: single ? [single] : [], stored: null },
    { window: wide, bought: chooseProducts(products), stored: fillCart },
  ];
  for (const { window, bought, stored } of carts) {
    if (isOver(run, gathered)) return;
    if (bought.length === 0) {
      gathered.findings.push(note('Purchases were not tested: the shop’s API lists no products.'));
      return;
    }
    log(`Buying ${bought.map(({ title }) => title).join(', ')} at ${window.width} px …`);
    const storage = stored && (await stored(browser, run, bought));
    const attempts = await buyInPairs(async (side) => {
      const shopper = {
        shop,
        cookies: cookies[side],
        ...window,
        animates: true,
        ...(storage && { storage }),
      };
      const context = await browser.open(shopper);
      const why = await tryPurchase(context, { shop, payment, hosts, products: bought });
      await browser.leave(context, why !== null);
      return why;
    });
    gathered.findings.push(...judgePurchase(window, attempts));
  }
}
