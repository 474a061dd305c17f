import { tax } from '@shop/config';
import { orderTotals } from '@shop/money';
import type { OrderShop } from './order-shop';
import type { Shopper } from './shopper';

/** A paid order, with its ids at the shop, the provider and the database. */
export interface PlacedOrder {
  readonly shopper: Shopper;
  readonly productId: string;
  readonly id: number;
  readonly publicId: string;
  readonly providerOrderId: string;
  readonly paymentId: string;
  readonly receipt: string;
}

let receipts = 0;

/**
 * Buys all units of a new product: by default one unit at 100.00 rupees. The shopper then opens the success page, so that an
 * invoice is issued, unless `seen` is false.
 */
export async function placeOrder(
  shop: OrderShop,
  {
    units = 1,
    ratePaise = 10_000,
    seen = true,
    ...ship
  }: {
    readonly units?: number;
    readonly ratePaise?: number;
    readonly seen?: boolean;
    readonly email?: string;
  } = {},
): Promise<PlacedOrder> {
  const shopper = shop.newShopper();
  const productId = await shop.addProduct({ stock: units, ratePaise });
  const line = { ratePaise, discountBp: 0, quantity: units };
  const { payablePaise } = orderTotals([line], tax.gstBasisPoints);
  receipts += 1;
  const receipt = `placed-${receipts}`;
  const { body } = await shopper.checkout([{ productId, quantity: units }], payablePaise, {
    ...ship,
    receipt,
  });
  const providerOrderId = String(body.id);
  const paid = await shop.sandbox.pay({ orderId: providerOrderId, method: 'card', failure: null });
  await shopper.report(paid);
  const { id, public_id: publicId } = await shop.database.db
    .selectFrom('shop_order')
    .select(['id', 'public_id'])
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirstOrThrow();
  if (seen) await shopper.get(`/order/${publicId}`);
  return { shopper, productId, id, publicId, providerOrderId, paymentId: paid.razorpay_payment_id, receipt };
}
