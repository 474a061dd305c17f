import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { openPage } from './gate-browser';
import { inWorld } from './gate-world';
import { pay } from './payment';
import {
  checkOut,
  goBack,
  putIntoCart,
  returnLater,
  seeCart,
  seeEmptyCart,
  type Buyer,
  type Purchase,
} from './purchase-steps';
import { hasTyped, makeDetails, watchTyped, type Typed } from './typed-texts';
import { unlessItHangs } from './settle';
import { listen } from './visit';

type Step = (page: Page, purchase: Purchase) => Promise<void>;

const fromProduct: readonly (readonly [string, Step])[] = [
  ['a product is put into the cart', putIntoCart],
  ['Back returns to the previous page', goBack],
];
const fromCart: readonly (readonly [string, Step])[] = [
  ['the shopper returns', returnLater],
  ['the cart shows what is in it', seeCart],
  ['the checkout reaches a Pay button that can be pressed', checkOut],
  ['the payment reaches the success page', (page, { shop, way }) => pay(page, shop, way)],
  ['the cart is empty after the payment', seeEmptyCart],
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

/** What a purchase that came to its end did beside it; null where that is nothing. */
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
export async function tryPurchase(context: BrowserContext, buyer: Buyer): Promise<string | null> {
  const typed = makeDetails();
  const purchase: Purchase = { ...buyer, typed };
  const { shop, hosts, way, products } = buyer;
  const sent = watchTyped(context, { shop, hosts, typed, provider: way.provider });
  const page = await openPage(context);
  const seen = listen(page);
  const steps = products.length > 1 ? fromCart : [...fromProduct, ...fromCart];
  for (const [words, step] of steps) {
    if (step === seeEmptyCart && !way.isSandbox) continue;
    const why = await take(step, page, purchase);
    // Where details go wrong, that matters more than that they do.
    if (why !== null) return sent[0] ?? `${words} (${why})`;
  }
  // Only what the shop itself does in a payment that is not sent.
  const errors = way.isSandbox ? seen().errors : [];
  return sideEffectOf(page, purchase, { sent, errors }).catch(because);
}
