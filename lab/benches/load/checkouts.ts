import { setTimeout as pause } from 'node:timers/promises';
import { address } from '../../../api/src/modules/orders/testing/address';
import { listedProducts } from '../../../e2e/support/listed-products';
import { percentile } from '../../support/percentile';

/** The items of a checkout. */
export interface Offer {
  readonly productId: string;
  readonly slug: string;
  /** Unit price at checkout, in paise. */
  readonly amount: number;
}

export interface Checkouts {
  /** Responses by status, and `none` for requests without a response within half a minute. */
  readonly byStatus: Readonly<Record<string, number>>;
  /** Time to the complete response or the timeout, in ms. */
  readonly p50: number;
  readonly p99: number;
}

/** Interval between checkouts, in ms, independent of the duration of earlier ones. */
const everyMs = 100;
const patienceMs = 30_000;

let shoppers = 0;

/**
 * One checkout of a new shopper, at a new address: the stock that unpaid orders of one address can hold is limited.
 * The shop must trust the proxy at 127.0.0.1.
 */
async function checkOut(origin: string, { productId }: Offer, amount: number): Promise<Response> {
  shoppers += 1;
  const from = `10.${(shoppers >> 16) & 255}.${(shoppers >> 8) & 255}.${shoppers & 255}`;
  const products = [{ productId, quantity: 1 }];
  const receipt = `bench-${process.pid}-${shoppers}`;
  return fetch(`${origin}/api/v1/payment/checkout`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ ...address, amount, currency: 'INR', receipt, products }),
    signal: AbortSignal.timeout(patienceMs),
  });
}

/** The number of products to buy, those with the most stock: unpaid orders hold their units for twenty minutes. */
const maxOffers = 48;

/** Products with their price at checkout, which the shop reports for a wrong amount. */
export async function findOffers(origin: string): Promise<readonly Offer[]> {
  const plenty = (await listedProducts(origin, 100))
    .toSorted((one, other) => other.stock - one.stock)
    .slice(0, maxOffers);
  const offers: Offer[] = [];
  for (const { _id: productId, slugProduct: slug } of plenty) {
    const offer = { productId, slug, amount: 0 };
    const response = await checkOut(origin, offer, 0);
    const { amount } = (await response.json()) as { readonly amount?: number };
    if (response.status === 409 && amount !== undefined) offers.push({ ...offer, amount });
  }
  if (offers.length === 0) throw new Error(`${origin} has nothing to sell.`);
  return offers;
}

/** Sends checkouts, each with a different product and shopper, until the signal is aborted; resolves after the last response. */
export async function checkOutUntil(
  origin: string,
  offers: readonly Offer[],
  signal: AbortSignal,
): Promise<Checkouts> {
  const byStatus: Record<string, number> = {};
  const took: number[] = [];
  const one = async (offer: Offer) => {
    const began = performance.now();
    const status = await checkOut(origin, offer, offer.amount).then(
      async (response) => (await response.text(), response.status),
      () => 'none',
    );
    byStatus[status] = (byStatus[status] ?? 0) + 1;
    took.push(performance.now() - began);
  };
  const all: Promise<void>[] = [];
  while (!signal.aborted) {
    const offer = offers[all.length % offers.length];
    if (offer) all.push(one(offer));
    await pause(everyMs);
  }
  await Promise.all(all);
  return { byStatus, p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}
