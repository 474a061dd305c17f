import { addCoupon } from '../../coupons/testing/add-coupon';
import type { OrderShop } from './order-shop';
import type { Shopper } from './shopper';

let codes = 0;

/** Adds a coupon, by default 10 percent off, with a code that no other test uses. Returns the code. */
export async function newCoupon(
  { database }: OrderShop,
  fields: Partial<Parameters<typeof addCoupon>[1]> = {},
): Promise<string> {
  codes += 1;
  const code = `PAPER${codes}`;
  await addCoupon(database.db, { ...fields, code });
  return code;
}

/** The number of a coupon's uses. */
export async function usesOf({ database }: OrderShop, code: string): Promise<number> {
  const { uses } = await database.db
    .selectFrom('coupon')
    .select('uses')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return uses;
}

/** The response to a coupon code at checkout. */
export async function quoteCoupon(
  shop: OrderShop,
  code: string,
  products: readonly object[],
  shopper = shop.newShopper(),
) {
  const { status, body } = await shopper.post('/coupon', { code, products });
  return { status, ...body } as { status: number; message?: string; data?: Record<string, unknown> };
}

/** Pays an order with the provider and reports the payment. */
export async function payOrder(shop: OrderShop, shopper: Shopper, providerOrderId: unknown): Promise<void> {
  const orderId = String(providerOrderId);
  const paid = await shop.sandbox.pay({ orderId, method: 'card', failure: null });
  await shopper.report(paid);
}
