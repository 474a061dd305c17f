import type { GateFinding } from '@shop/contracts/registry';
import { chooseProducts, fillCart } from './fill-cart';
import type { GateBrowser } from './gate-browser';
import { isOver, note, type GateRun, type Gathered } from './gate-run';
import { limits, windows } from './limits';
import { readPaymentWay } from './payment';
import { tryPurchase } from './purchase';
import { cookieHeader, fetchPage } from './renders';
import type { ProductFacts } from './shop-facts';

const unpaid =
  'Pay was pressed, and the order was not sent: this shop takes real money. A shop with the payment sandbox (--shop) is paid to the end.';

export type Side = 'candidate' | 'live';

/** One try: why it failed; null for one that did not. */
export type Buy = (side: Side) => Promise<string | null>;

/** Purchases with the candidate and with what is live, in pairs. */
export interface Tries {
  /** Why it fails with the candidate, by the first pair that shows it; null where it does not. */
  readonly why: string | null;
  /** Whether the candidate failed in a pair in which what is live did not. */
  readonly isOwn: boolean;
}

/**
 * Buys with the candidate, and where that fails once, with what is live. One failure beside a live version that did not fail is
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
  const beside = isOwn ? '' : ', with what is live too,';
  const message = `A purchase at ${width} px fails${beside} where ${why}.`;
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
    // A shop that does not declare it takes real money.
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
