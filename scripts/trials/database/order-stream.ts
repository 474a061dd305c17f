import { setTimeout as pause } from 'node:timers/promises';
import { payAtSandbox } from '../../../api/src/orders/testing/pay-at-sandbox';
import { newShopper } from '../../../api/src/orders/testing/shopper';
import type { Promises } from '../../durability/load';
import type { Responses } from '../responses';

export interface StreamOptions {
  readonly origin: string;
  /** Of a product with more pieces than anybody buys. */
  readonly productId: string;
  readonly promises: Promises;
  readonly responses: Responses;
  readonly signal: AbortSignal;
}

/** Of one piece with tax, in paise. */
const amount = 11_200;
const pauseMs = 200;
const betweenPagesMs = 50;
/** A purchase that the shop refuses so often, other than by 503, is given up. */
const mostRefusals = 10;

let purchases = 0;

/**
 * One purchase: checkout, payment in the sandbox, confirmation. What gets no good response is tried again with the same
 * receipt, as a page does, until the order is placed. Resolves with whether it is.
 */
export async function buy(
  options: Omit<StreamOptions, 'signal'> & { signal?: AbortSignal },
): Promise<boolean> {
  const { origin, productId, promises, responses, signal } = options;
  purchases += 1;
  const receipt = `trial-${process.pid}-${purchases}`;
  const products = [{ productId, quantity: 1 }];
  const shopper = newShopper(origin, responses.send);

  const attempt = async (): Promise<'placed' | 'refused' | 'later'> => {
    const { status, body } = await shopper.checkout(products, amount, { receipt });
    if (status !== 200) return status < 500 ? 'refused' : 'later';
    const id = String(body.id);
    promises.opened.add(id);
    if (body.paid) {
      if ((await shopper.confirm(id, products)).status !== 200) return 'later';
    } else {
      const confirmation = await payAtSandbox(origin, id, responses.send);
      const told = await shopper.report(confirmation);
      if (told.body.status !== 'placed') return 'later';
    }
    promises.placed.add(id);
    return 'placed';
  };

  for (let refusals = 0; !signal?.aborted && refusals < mostRefusals;) {
    // Responses that never came or are not JSON are counted where they are sent.
    const end = await attempt().catch(() => 'later' as const);
    if (end === 'placed') return true;
    if (end === 'refused') refusals += 1;
    await pause(pauseMs);
  }
  return false;
}

/** Shoppers who buy, and visitors who open pages, at the same time, until the signal. */
export async function streamOrders(
  options: StreamOptions,
  { shoppers, visitors }: { readonly shoppers: number; readonly visitors: number },
): Promise<void> {
  const { origin, responses, signal } = options;
  const shop = async () => {
    while (!signal.aborted) await buy(options);
  };
  const visit = async () => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const path = ['/', `/all-products?page=${1 + (turn % 4)}`, '/faq', '/cart'][turn % 4] ?? '/';
      await responses.get(origin + path);
      await pause(betweenPagesMs);
    }
  };
  await Promise.all([...Array.from({ length: shoppers }, shop), ...Array.from({ length: visitors }, visit)]);
}
