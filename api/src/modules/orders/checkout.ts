import { formatRupeesPlain } from '@shop/money';
import { inTransaction } from '../../platform/db/retry-transaction';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { userOfSession } from '../../platform/sessions/session-repository';
import { cartHash, priceLines, type PricedCart } from './cart';
import { expireOrder } from './expiry';
import { enforceAllowance } from './hold-allowance';
import {
  freeReceipt,
  insertOrder,
  linkProviderOrder,
  lockSessionOrders,
  prolongOrder,
  lockSession,
  type CheckoutOrder,
} from './order-repository';
import { isBought, isOpen } from './order-states';
import { confirmingOrders } from './payment-repository';
import { ProviderRefused, ProviderUnavailable, type OrderContext } from './ports';
import { lockProducts, reserveStock } from './stock';
import type { ShopOrderRow } from './tables';

const refuseOtherCart = () =>
  new ApiError(422, 'This receipt was already used for a different cart', { extra: { field: 'receipt' } });

function refuseShort({ title, free }: NonNullable<PricedCart['short']>): ApiError {
  return new ApiError(409, free > 0 ? `Only ${free} of ${title} left in stock` : `${title} is out of stock`);
}

/** The bought order of this receipt, if there is one. The receipt of an order that ended unpaid becomes free again. */
async function settledOrder(
  tx: DatabaseTransaction,
  known: readonly ShopOrderRow[],
  checkout: CheckoutOrder,
  hash: string,
): Promise<ShopOrderRow | undefined> {
  const settled = known.find(({ client_key, status }) => client_key === checkout.receipt && !isOpen(status));
  if (!settled || !isBought(settled.status)) {
    if (settled) await freeReceipt(tx, settled.id);
    return undefined;
  }
  if (settled.cart_hash !== hash) throw refuseOtherCart();
  return settled;
}

/** Prices the cart; when stock is short, the session's other reservations are released first. */
async function priceForSession(
  tx: DatabaseTransaction,
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
 * while its order is open, returns the same order. Throws an ApiError: 409 with the right `amount` when the page's
 * differs, 409 naming the product when stock is short or the cart is larger than one order may be, 429 while unpaid orders
 * of the address hold the most they may, 422 when the receipt belongs to another cart.
 */
export async function openOrder(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  requested: CheckoutOrder,
): Promise<ShopOrderRow> {
  const hash = cartHash(requested.lines);
  return inTransaction(database, async (tx) => {
    const now = clock.now();
    await lockSession(tx, requested.sessionId);
    // Read under the lock: somebody may have signed in since the request arrived.
    const checkout = { ...requested, userId: await userOfSession(tx, requested.sessionId) };
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
      return prolongOrder(tx, same, checkout, now);
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
    await enforceAllowance(tx, checkout, priced, ownOthers, now);
    const order = await insertOrder(tx, checkout, hash, priced, now);
    await reserveStock(tx, order.id, now);
    return order;
  });
}

/**
 * The provider's order for one of ours; created when there is none yet. Our public id is its receipt, so that
 * concurrent callers, or a retry after a crash or a lost response, get the same one. Throws an ApiError 502 when the
 * provider cannot create it.
 */
export async function ensureProviderOrder(context: OrderContext, order: ShopOrderRow): Promise<string> {
  if (order.provider_order_id !== null) return order.provider_order_id;
  try {
    const made = await context.provider.createOrder({
      amountPaise: order.total_paise,
      receipt: order.public_id,
      notes: { order: order.public_id },
    });
    await linkProviderOrder(context.database.db, order.id, made.id, context.clock.now());
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
    context.log.error(
      { order: order.public_id, reason: error.message },
      'no order could be made at the provider',
    );
    throw new ApiError(502, 'Payment initialization failed', { cause: error });
  }
  const linked = await context.database.db
    .selectFrom('shop_order')
    .select('provider_order_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  if (linked.provider_order_id === null) throw new Error('The order was not tied to the provider');
  return linked.provider_order_id;
}
