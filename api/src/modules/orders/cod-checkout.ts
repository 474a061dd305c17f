import { isEmailAddress } from '@shop/config/email-address';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { ApiError } from '../../platform/http/api-error';
import { type RateLimit, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { userOfSession } from '../../platform/sessions/session-repository';
import { assertAmount, readTerms, refuseCash } from '../cod';
import { customerKeys, matchesCustomer, lockCoupons } from '../coupons';
import { assertDeliverable, takesCash } from '../delivery';
import { lockCards } from '../gift-cards';
import { isGiftCard, type PricedCart, withCashFee } from './cart';
import { applyCode } from './cart-coupon';
import { applyCard } from './cart-gift-card';
import {
  assertSameTotal,
  hashOf,
  priceForSession,
  refuseOtherCart,
  refuseShort,
  settledOrder,
} from './checkout';
import { type CheckoutOrder, insertOrder, lockSession, lockSessionOrders } from './checkout-repository';
import { sendConfirmEmail } from './cod-emails';
import { emptyCart } from './empty-cart';
import { expireOrder, maxHeldUnits } from './expiry';
import { refuseLarge } from './hold-allowance';
import { isOpen } from './order-states';
import { confirmingOrders } from './payment-repository';
import type { OrderContext } from './ports';
import { lockProducts, reserveStock } from './stock';
import type { ShopOrderRow } from './tables';

const HOUR_MS = 60 * 60_000;

/** Maximum number of unconfirmed orders of a customer. */
const MAX_WAITING = 2;

const tooMany = 'Too many orders with cash on delivery. Please pay online, or try again tomorrow.';

/** Each order sends an email, and holds units for hours without a payment. */
const customerLimits = {
  email: { name: 'cod-email', max: 5, windowMs: 24 * HOUR_MS, message: tooMany },
  phone: { name: 'cod-phone', max: 5, windowMs: 24 * HOUR_MS, message: tooMany },
} as const satisfies Record<string, RateLimit>;

/**
 * Counts an order against its email address and its phone number; their counters also serialise a customer's orders. Throws an
 * ApiError: 429 for too many orders, 409 while others are unconfirmed. An order that is refused later does not count.
 */
async function limitCustomer(tx: DatabaseTransaction, checkout: CheckoutOrder, now: Date): Promise<void> {
  const { userId, ship, sessionId } = checkout;
  const { email, phone } = customerKeys(ship);
  await takeAttempt(tx, customerLimits.email, email, now);
  await takeAttempt(tx, customerLimits.phone, phone, now);
  const { waiting } = await tx
    .selectFrom('shop_order')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('waiting'))
    .where('status', '=', 'unconfirmed')
    .where(sql<boolean>`(session_id = ${sessionId} or ${matchesCustomer({ userId, ...ship })})`)
    .executeTakeFirstOrThrow();
  if (waiting < MAX_WAITING) return;
  throw refuseCash(
    409,
    'Two of your orders are waiting to be confirmed. Please confirm or cancel them first, or pay online.',
  );
}

/**
 * Unconfirmed orders of all shoppers hold at most half of a product's stock, so that orders without a payment cannot hold all of
 * it. The products are locked. Throws an ApiError 409.
 */
async function limitHeld(tx: DatabaseTransaction, { products, lines }: PricedCart): Promise<void> {
  const held = await tx
    .selectFrom('shop_order')
    .innerJoin('order_item', 'order_item.order_id', 'shop_order.id')
    .select(['product_id', ({ fn, cast }) => cast<number>(fn.sum('quantity'), 'integer').as('units')])
    .where('status', '=', 'unconfirmed')
    .where(
      'product_id',
      'in',
      products.map(({ productRowId }) => productRowId),
    )
    .groupBy('product_id')
    .execute();
  for (const { productRowId, stock, title } of products) {
    const units = held.find(({ product_id: id }) => id === productRowId)?.units ?? 0;
    const wanted = lines.filter((line) => line.productRowId === productRowId);
    const total = wanted.reduce((sum, { quantity }) => sum + quantity, units);
    if (total > maxHeldUnits(stock)) {
      throw refuseCash(
        409,
        `${title} cannot be ordered with cash on delivery at the moment. Please pay online.`,
      );
    }
  }
}

/** The unconfirmed order of this receipt. Throws an ApiError 422 when it is for another cart. */
function findWaiting(known: readonly ShopOrderRow[], { receipt }: CheckoutOrder, hash: string, now: Date) {
  const waiting = known.find(({ client_key, status }) => client_key === receipt && status === 'unconfirmed');
  if (!waiting || waiting.reserved_until <= now) return undefined;
  if (waiting.cart_hash !== hash) throw refuseOtherCart();
  return waiting;
}

async function readChecked(tx: DatabaseTransaction, { ship }: CheckoutOrder) {
  const terms = await readTerms(tx);
  if (!terms) throw refuseCash(422, 'This shop does not offer cash on delivery.');
  if (!isEmailAddress(ship.email)) {
    throw new ApiError(422, 'Please enter an email address to confirm the order.', {
      extra: { field: 'email' },
    });
  }
  await assertDeliverable(tx, ship.pinCode);
  if (!(await takesCash(tx, ship.pinCode))) {
    throw refuseCash(422, `Cash on delivery is not possible at ${ship.pinCode}. Please pay online.`);
  }
  return terms;
}

/**
 * Places an order that is paid on delivery, in one transaction: prices the cart with the fee, reserves its units, the use of
 * its coupon and its part of a gift card until the shopper confirms it, and emails the link for that. The same receipt returns
 * the same order. Throws an ApiError with `field` 'payment' when cash is not possible for the address, the amount or the
 * customer; otherwise as `openOrder`.
 */
export async function placeCashOrder(
  { database, clock, mailer, links }: Pick<OrderContext, 'database' | 'clock' | 'mailer' | 'links'>,
  requested: Omit<CheckoutOrder, 'userId'>,
): Promise<ShopOrderRow> {
  const hash = hashOf(requested);
  return inTransaction(database, async (tx) => {
    const now = clock.now();
    await lockSession(tx, requested.sessionId);
    const checkout = { ...requested, userId: await userOfSession(tx, requested.sessionId) };
    const known = await lockSessionOrders(tx, checkout.sessionId, checkout.receipt);
    const waiting = findWaiting(known, checkout, hash, now);
    if (waiting) return waiting;
    const settled = await settledOrder(tx, known, checkout, hash);
    if (settled) return settled;
    const terms = await readChecked(tx, checkout);
    const open = known.filter(({ status }) => isOpen(status));
    const byReceipt = open.find(({ client_key }) => client_key === checkout.receipt);
    if (byReceipt && byReceipt.cart_hash !== hash) throw refuseOtherCart();
    const same = byReceipt ?? open.find(({ cart_hash }) => cart_hash === hash);
    const confirming = await confirmingOrders(
      tx,
      open.map(({ id }) => id),
      now,
    );
    if (same && confirming.has(same.id)) {
      throw new ApiError(409, 'Your payment for this order is being confirmed. Please wait a moment.');
    }
    await limitCustomer(tx, checkout, now);
    const releasable = open.filter(({ id }) => !confirming.has(id));
    const orderIds = releasable.map(({ id }) => id);
    await lockProducts(tx, { publicIds: checkout.lines.map(({ productId }) => productId), orderIds });
    await lockCoupons(tx, { code: checkout.coupon, orderIds });
    await lockCards(tx, { code: checkout.giftCard?.code, orderIds });
    const ended = releasable.filter((order) => order === same || order.reserved_until <= now);
    for (const order of ended) await expireOrder(tx, order, now);
    const ownOthers = releasable.filter((order) => !ended.includes(order));
    const { cart, others } = await priceForSession(tx, checkout, ownOthers, now);
    if (cart.short) throw await refuseShort(tx, cart.short, now);
    if (cart.lines.some(isGiftCard))
      throw refuseCash(422, 'Gift cards cannot be paid for in cash. Please pay online.');
    refuseLarge(cart);
    await limitHeld(tx, cart);
    const charged = withCashFee(cart, terms.feePaise);
    const { cart: priced, evictable } = await applyCode(tx, checkout, charged, others, now);
    assertSameTotal(priced, checkout.amountPaise);
    const { card } = await applyCard(tx, checkout, priced, evictable, now);
    const cashPaise = priced.totalPaise - (card?.amountPaise ?? 0);
    if (cashPaise === 0) throw refuseCash(422, 'Your gift card pays the whole order. Please pay online.');
    assertAmount(terms, cashPaise);
    const holdMs = terms.confirmHours * HOUR_MS;
    const order = await insertOrder(tx, checkout, hash, priced, { now, holdMs, cash: true, card });
    await reserveStock(tx, order.id, now);
    await emptyCart(tx, order, now);
    await sendConfirmEmail(tx, { mailer, links }, order);
    return order;
  });
}
