import { types } from 'node:util';
import { payAtSandbox } from '../../api/src/modules/orders/testing/pay-at-sandbox';
import { newShopper } from '../../api/src/modules/orders/testing/shopper';

/** What the shop has promised to shoppers, by the provider's order id. */
export interface Promises {
  /** Orders whose shopper was told that they are placed. */
  readonly placed: Set<string>;
  /** Orders that a checkout answered. */
  readonly opened: Set<string>;
}

const SHOPPERS = 8;
const AMOUNT_PAISE = 11_200;

/** One shopper after the other: checkout, pay, tell the shop. Ends with the first call that gets no answer. */
async function shopUntilDeath(origin: string, productId: string, promises: Promises): Promise<void> {
  const receipt = () => `receipt-${process.pid}-${promises.opened.size}-${performance.now()}`;
  for (;;) {
    const shopper = newShopper(origin);
    const { status, body } = await shopper.checkout([{ productId, quantity: 1 }], AMOUNT_PAISE, {
      receipt: receipt(),
    });
    if (status !== 200) throw new Error(`A checkout was answered ${status}: ${String(body.message)}`);
    const orderId = String(body.id);
    promises.opened.add(orderId);
    const answer = await shopper.report(await payAtSandbox(origin, orderId));
    if (answer.body.status === 'placed') promises.placed.add(orderId);
  }
}

// What undici says of a connection that the killed process left behind.
const isDeath = (error: unknown) => types.isNativeError(error) && error.name === 'TypeError';

/**
 * Lets shoppers buy until the shop dies. Rejects when it answers something else than it should, which no killing
 * excuses.
 */
export async function loadUntilDeath(origin: string, productId: string, promises: Promises): Promise<void> {
  const shopping = Array.from({ length: SHOPPERS }, () => shopUntilDeath(origin, productId, promises));
  const ends = await Promise.allSettled(shopping);
  for (const end of ends) {
    if (end.status === 'rejected' && !isDeath(end.reason)) throw end.reason;
  }
}
