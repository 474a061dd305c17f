import { formatRupeesPlain } from '@shop/money';
import type { ShopOrderRow } from '../db/tables/orders';
import { ApiError } from '../http/api-error';
import { cartHash } from './cart-lines';
import type { CheckoutOrder } from './checkout-order';
import { after, durations } from './durations';
import { expireOrder } from './expire-order';
import { keepWithinAllowance } from './hold-allowance';
import { insertOrder } from './insert-order';
import type { OrderContext } from './order-context';
import { isOpen } from './order-states';
import { confirmingOrders } from './payment-rows';
import { priceLines, type PricedCart } from './price-lines';
import { inTransaction, type OrderTransaction } from './retry-transaction';
import { lockSessionOrders, takeTurn } from './session-orders';
import { lockProducts } from './stock';

const refuseOtherCart = () =>
  new ApiError(422, 'This receipt was already used for a different cart', { extra: { field: 'receipt' } });

function refuseShort({ title, free }: NonNullable<PricedCart['short']>): ApiError {
  return new ApiError(409, free > 0 ? `Only ${free} of ${title} left in stock` : `${title} is out of stock`);
}

/** Uses an open order again: the address may have been mended, and the shopper gets time to pay. */
async function prolong(
  tx: OrderTransaction,
  order: ShopOrderRow,
  checkout: CheckoutOrder,
  now: Date,
): Promise<ShopOrderRow> {
  const latest = after(order.created_at, durations.longestReservation).getTime();
  const until = Math.max(
    order.reserved_until.getTime(),
    Math.min(after(now, durations.reservation).getTime(), latest),
  );
  return tx
    .updateTable('shop_order')
    .set({
      ship: JSON.stringify(checkout.ship),
      user_id: checkout.userId ?? order.user_id,
      reserved_until: new Date(until),
      updated_at: now,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The placed order of this receipt, if there is one. A receipt whose order came to nothing becomes free again. */
async function settledOrder(
  tx: OrderTransaction,
  known: readonly ShopOrderRow[],
  checkout: CheckoutOrder,
  hash: string,
): Promise<ShopOrderRow | undefined> {
  const settled = known.find(({ client_key, status }) => client_key === checkout.receipt && !isOpen(status));
  if (settled?.status !== 'placed') {
    if (settled)
      await tx.updateTable('shop_order').set({ client_key: null }).where('id', '=', settled.id).execute();
    return undefined;
  }
  if (settled.cart_hash !== hash) throw refuseOtherCart();
  return settled;
}

/** Prices the cart; when pieces lack, the session's own other reservations give way first. */
async function priceForSession(
  tx: OrderTransaction,
  checkout: CheckoutOrder,
  ownOthers: readonly ShopOrderRow[],
  now: Date,
): Promise<PricedCart> {
  const priced = await priceLines(tx, checkout.lines);
  if (!priced.short || ownOthers.length === 0) return priced;
  for (const order of ownOthers) await expireOrder(tx, order, now);
  return priceLines(tx, checkout.lines);
}

/**
 * Prices a cart from the database and reserves its pieces in one transaction. The same receipt, or the same cart
 * while its order is open, answers the same order. Throws an ApiError: 409 with the right `amount` when the page's
 * differs, 409 naming the product when pieces lack or more are asked for than one order may have, 429 while unpaid orders
 * of the address hold all that they may, 422 when the receipt belongs to another cart.
 */
export async function openOrder(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  checkout: CheckoutOrder,
): Promise<ShopOrderRow> {
  const hash = cartHash(checkout.lines);
  return inTransaction(database, async (tx) => {
    const now = clock.now();
    await takeTurn(tx, checkout.sessionId);
    const known = await lockSessionOrders(tx, checkout.sessionId, checkout.receipt);
    const settled = await settledOrder(tx, known, checkout, hash);
    if (settled) return settled;

    const open = known.filter(({ status }) => isOpen(status));
    const confirming = await confirmingOrders(
      tx,
      open.map(({ id }) => id),
      now,
    );
    const byReceipt = open.find(({ client_key }) => client_key === checkout.receipt);
    if (byReceipt && byReceipt.cart_hash !== hash) throw refuseOtherCart();
    const same = byReceipt ?? open.find(({ cart_hash }) => cart_hash === hash);
    if (same && confirming.has(same.id)) {
      throw new ApiError(409, 'Your payment for this order is being confirmed. Please wait a moment.');
    }
    if (same && same.reserved_until > now && same.total_paise === checkout.amountPaise) {
      return prolong(tx, same, checkout, now);
    }

    const mayGiveWay = open.filter(({ id }) => !confirming.has(id));
    await lockProducts(tx, {
      publicIds: checkout.lines.map(({ productId }) => productId),
      orderIds: mayGiveWay.map(({ id }) => id),
    });
    const over = mayGiveWay.filter((order) => order === same || order.reserved_until <= now);
    for (const order of over) await expireOrder(tx, order, now);
    const ownOthers = mayGiveWay.filter((order) => !over.includes(order));
    const priced = await priceForSession(tx, checkout, ownOthers, now);
    if (priced.short) throw refuseShort(priced.short);
    if (priced.totalPaise !== checkout.amountPaise) {
      throw new ApiError(
        409,
        `The total is now ${formatRupeesPlain(priced.totalPaise)}. Please review your cart.`,
        { extra: { amount: priced.totalPaise } },
      );
    }
    await keepWithinAllowance(tx, checkout, priced, ownOthers, now);
    return insertOrder(tx, checkout, hash, priced, now);
  });
}
