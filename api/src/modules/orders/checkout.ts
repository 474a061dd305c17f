import { formatRupeesPlain } from '@shop/money';
import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { userOfSession } from '../../platform/sessions/session-repository';
import { lockCoupons } from '../coupons';
import { giftCardHash, lockCards } from '../gift-cards';
import { assertDeliverable, differsByPin } from '../delivery';
import { cartHash, priceLines, type PricedCart } from './cart';
import { bookOrder, type Booking, paidBy } from './apply-payment';
import { applyCode } from './cart-coupon';
import { applyCard } from './cart-gift-card';
import { paymentWindowMs, windowMarginMs } from '../../durations';
import { expireOrder } from './expiry';
import { allowHold, prolongHold } from './hold-allowance';
import {
  freeReceipt,
  insertOrder,
  lockSession,
  lockSessionOrders,
  prolongOrder,
  type CheckoutOrder,
} from './checkout-repository';
import { duePaise } from './gift-card-money';
import { linkProviderOrder } from './order-repository';
import { isBought, isOpen, openStatuses } from './order-states';
import { confirmingOrders } from './payment-repository';
import { ProviderRefused, ProviderUnavailable, type OrderContext } from './ports';
import { isOrderFree, lockProducts, reserveStock } from './stock';
import type { ShopOrderRow } from './tables';

export const refuseOtherCart = () =>
  new ApiError(422, 'This receipt was already used for a different cart', { extra: { field: 'receipt' } });

/** When the next hold on a product expires, if there is one. */
async function nextRelease(tx: DatabaseTransaction, productRowId: number): Promise<Date | null> {
  const { next } = await tx
    .selectFrom('shop_order')
    .innerJoin('order_item', 'order_item.order_id', 'shop_order.id')
    .select(({ fn }) => fn.min('reserved_until').as('next'))
    .where('product_id', '=', productRowId)
    .where('status', 'in', openStatuses)
    .where('hold', '=', 'held')
    .executeTakeFirstOrThrow();
  return next;
}

/**
 * The error for a cart that exceeds the stock. If other shoppers hold the last units, it contains when to try again, since they
 * may not pay.
 */
export async function refuseShort(
  tx: DatabaseTransaction,
  { productRowId, title, free }: NonNullable<PricedCart['short']>,
  now: Date,
): Promise<ApiError> {
  if (free > 0) return new ApiError(409, `Only ${free} of ${title} left in stock`);
  const next = await nextRelease(tx, productRowId);
  if (!next) return new ApiError(409, `${title} is out of stock`);
  const retryAfter = Math.max(60, Math.ceil((next.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  return new ApiError(
    409,
    `Someone else is paying for the last ${title}. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    { retryAfter },
  );
}

/** Throws an ApiError 409 with the correct `amount` when the page shows a different total, in paise. */
export function assertSameTotal({ totalPaise }: PricedCart, shownPaise: number): void {
  if (totalPaise === shownPaise) return;
  throw new ApiError(409, `The total is now ${formatRupeesPlain(totalPaise)}. Please review your cart.`, {
    extra: { amount: totalPaise },
  });
}

/** The booked order of this receipt, if there is one. The receipt of an order that expired unpaid becomes available again. */
export async function settledOrder(
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

/** A priced cart, and the session's other unpaid orders that still hold something. */
interface SessionCart {
  readonly cart: PricedCart;
  readonly others: readonly ShopOrderRow[];
}

/** Prices the cart; when stock is short, the session's other reservations are released first. */
export async function priceForSession(
  tx: DatabaseTransaction,
  checkout: CheckoutOrder,
  ownOthers: readonly ShopOrderRow[],
  now: Date,
): Promise<SessionCart> {
  const price = () => priceLines(tx, checkout.lines, now, checkout.ship.pinCode);
  const cart = await price();
  if (!cart.short || ownOthers.length === 0) return { cart, others: ownOthers };
  for (const order of ownOthers) await expireOrder(tx, order, now);
  return { cart: await price(), others: [] };
}

/** The hash of a checkout's purchase. */
export const hashOf = ({ lines, coupon, giftCard }: Omit<CheckoutOrder, 'userId'>): string =>
  cartHash(lines, coupon, giftCard && giftCardHash(giftCard.code));

/** Whether an open order has the total and the part of a gift card that the page shows. */
const hasAmounts = (order: ShopOrderRow, { amountPaise, giftCard }: CheckoutOrder) =>
  order.total_paise === amountPaise && order.gift_card_paise === (giftCard?.amountPaise ?? 0);

/** The id of the payment that stands for an order whose gift card pays all of it: nothing is paid online, so its amount is 0. */
const cardPaymentId = (publicId: string): string => `gift_${publicId}`;

/** Places an order that its gift card pays in full, in the transaction that opens it. */
async function placeCovered(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  booking: Booking,
): Promise<ShopOrderRow> {
  const { now } = booking;
  const id = cardPaymentId(order.public_id);
  await tx
    .insertInto('payment')
    .values({
      provider_payment_id: id,
      order_id: order.id,
      status: 'captured',
      amount_paise: 0,
      method: 'gift card',
      created_at: now,
      updated_at: now,
    })
    .execute();
  const placed = await bookOrder(tx, order, paidBy({ id }, now), booking);
  if (!placed) throw new Error('An order that a gift card pays does not have its units');
  return placed;
}

/**
 * Prices a cart from the database and holds its units in one transaction, unless the address has used up its hold allowance. The
 * same receipt, or the same cart while its order is open, returns the same order. An order that a gift card pays in full is placed. Throws
 * an ApiError: 409 with the correct `amount` when the page's differs or its coupon does not apply, 409 with `giftCard` when its gift card
 * does not pay its part, 409 that names the product when stock is short or the cart is too large, 422 when the receipt belongs to another
 * cart, or the shop does not deliver to the address.
 */
export async function openOrder(
  { database, clock, mailer, links }: Pick<OrderContext, 'database' | 'clock' | 'mailer' | 'links'>,
  requested: Omit<CheckoutOrder, 'userId'>,
): Promise<ShopOrderRow> {
  const hash = hashOf(requested);
  return inTransaction(database, async (tx) => {
    const now = clock.now();
    await lockSession(tx, requested.sessionId);
    // Read under the lock: the shopper may have signed in since the request arrived.
    const checkout = { ...requested, userId: await userOfSession(tx, requested.sessionId) };
    const known = await lockSessionOrders(tx, checkout.sessionId, checkout.receipt);
    const settled = await settledOrder(tx, known, checkout, hash);
    if (settled?.cod) throw new ApiError(409, 'You have placed this order with cash on delivery.');
    if (settled) return settled;
    await assertDeliverable(tx, checkout.ship.pinCode);

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
    if (
      same &&
      same.reserved_until > now &&
      hasAmounts(same, checkout) &&
      !(await differsByPin(tx, same.ship.pinCode, checkout.ship.pinCode)) &&
      (same.hold === 'held' || (await isOrderFree(tx, same)))
    ) {
      return prolongOrder(tx, same, checkout, { now, until: await prolongHold(tx, same, now) });
    }

    const releasable = open.filter(({ id }) => !confirming.has(id));
    await lockProducts(tx, {
      publicIds: checkout.lines.map(({ productId }) => productId),
      orderIds: releasable.map(({ id }) => id),
    });
    const orderIds = releasable.map(({ id }) => id);
    await lockCoupons(tx, { code: checkout.coupon, orderIds });
    await lockCards(tx, { code: checkout.giftCard?.code, orderIds });
    const ended = releasable.filter((order) => order === same || order.reserved_until <= now);
    for (const order of ended) await expireOrder(tx, order, now);
    const ownOthers = releasable.filter((order) => !ended.includes(order));
    const { cart, others } = await priceForSession(tx, checkout, ownOthers, now);
    if (cart.short) throw await refuseShort(tx, cart.short, now);
    const { cart: priced, evictable } = await applyCode(tx, checkout, cart, others, now);
    assertSameTotal(priced, checkout.amountPaise);
    const { card, evictable: left } = await applyCard(tx, checkout, priced, evictable, now);
    const holdMs = await allowHold(tx, checkout, priced, left, now);
    const order = await insertOrder(tx, checkout, hash, priced, { now, holdMs, card });
    if (holdMs > 0) await reserveStock(tx, order.id, now);
    return duePaise(order) === 0 ? placeCovered(tx, order, { mailer, links, now }) : order;
  });
}

/**
 * Seconds for which the provider's window may stay open. It closes before the hold expires, so that a shopper who pays in it
 * never loses held units.
 */
export function payWithin(order: Pick<ShopOrderRow, 'hold' | 'reserved_until'>, now: Date): number {
  const held = order.reserved_until.getTime() - now.getTime() - windowMarginMs;
  const open = order.hold === 'held' ? Math.min(held, paymentWindowMs) : paymentWindowMs;
  return Math.max(1, Math.floor(open / 1000));
}

/**
 * Finds or creates the provider's order for one of ours. Our public id is its receipt, so that concurrent callers, and retries
 * after a crash or a lost response, get the same one. Throws an ApiError 502 when the provider cannot create it.
 */
export async function ensureProviderOrder(context: OrderContext, order: ShopOrderRow): Promise<string> {
  if (order.provider_order_id !== null) return order.provider_order_id;
  try {
    const made = await context.provider.createOrder({
      amountPaise: duePaise(order),
      receipt: order.public_id,
      notes: { order: order.public_id },
    });
    await linkProviderOrder(context.database.db, order.id, made.id, context.clock.now());
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
    context.log.error(
      { order: order.public_id, reason: error.message },
      'could not create an order at the provider',
    );
    throw new ApiError(502, 'Payment initialization failed', { cause: error });
  }
  const linked = await context.database.db
    .selectFrom('shop_order')
    .select('provider_order_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  if (linked.provider_order_id === null) throw new Error('The order was not linked to the provider');
  return linked.provider_order_id;
}
