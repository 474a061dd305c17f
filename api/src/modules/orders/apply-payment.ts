import { shop } from '@shop/config';
import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { creditDashboard } from './credit-notes';
import { settledCheckMs } from '../../durations';
import { after } from '../../platform/jobs/clock';
import { sendOrderEmail } from './emails';
import { emptyCart } from './empty-cart';
import { duePaise, leftOfOrder } from './gift-card-money';
import { lockByProviderOrder, moveOrder } from './order-repository';
import { isOpen } from './order-states';
import { listPayments, savePayment } from './payment-repository';
import type { OrderContext, ProviderPayment, ProviderPaymentStatus } from './ports';
import { finishRefund, isRefundedByHand, oweRefund } from './refunds';
import { endCards, issueSoldCards } from './sold-gift-cards';
import { releaseStock, sellStock } from './stock';
import type { PaymentRow, ShopOrderRow } from './tables';

/** The effect of a reported payment on its order. Everything but `ignore` also saves the payment's new state. */
export type PaymentDecision =
  | 'ignore'
  | 'record'
  | 'record-partial-refund'
  | 'record-full-refund'
  | 'place'
  | 'refund-second-payment'
  | 'refund-wrong-amount';

type DecidedOrder = Pick<
  ShopOrderRow,
  'id' | 'provider_order_id' | 'status' | 'total_paise' | 'gift_card_paise' | 'paid_payment_id'
>;
type KnownPayment = Pick<PaymentRow, 'order_id' | 'status' | 'refunded_paise'>;

interface Facts {
  readonly order: DecidedOrder;
  readonly payment: ProviderPayment;
  /** The payment as the shop knows it. */
  readonly known: KnownPayment | undefined;
}

const rank: Readonly<Record<ProviderPaymentStatus, number>> = {
  created: 0,
  failed: 1,
  authorized: 2,
  captured: 3,
  refunded: 4,
};

/** Sorts earlier states first, so that payments are applied in the order in which they happened. */
export function byProgress(
  a: { status: ProviderPaymentStatus },
  b: { status: ProviderPaymentStatus },
): number {
  return rank[a.status] - rank[b.status];
}

const isOfAnotherOrder = ({ order, payment, known }: Facts) =>
  payment.orderId !== order.provider_order_id || (known !== undefined && known.order_id !== order.id);

/** A failed payment may still be authorised late; no other payment returns to an earlier state. */
const isRepeated = ({ payment, known }: Facts) =>
  known !== undefined && rank[payment.status] <= rank[known.status];

const isRefundedFurther = ({ payment, known }: Facts) =>
  known?.status === payment.status && payment.refundedPaise > known.refunded_paise;

const isWrongAmount = ({ order, payment }: Facts) =>
  payment.amountPaise !== duePaise(order) || payment.currency !== shop.currency;

/** The first rule that applies decides. */
const rules: readonly (readonly [decision: PaymentDecision, applies: (facts: Facts) => boolean])[] = [
  ['ignore', isOfAnotherOrder],
  ['record-partial-refund', isRefundedFurther],
  ['ignore', isRepeated],
  ['record-full-refund', ({ payment }) => payment.status === 'refunded'],
  ['record', ({ payment }) => payment.status !== 'captured'],
  ['record', ({ order, payment }) => order.paid_payment_id === payment.id],
  ['refund-second-payment', ({ order }) => !isOpen(order.status) && order.status !== 'expired'],
  ['refund-wrong-amount', isWrongAmount],
  ['place', () => true],
];

/** Decides the effect of a payment on its order. Pure: whether units are available is checked when the order is placed. */
export function decide(
  order: DecidedOrder,
  payment: ProviderPayment,
  known: KnownPayment | undefined,
): PaymentDecision {
  return rules.find(([, applies]) => applies({ order, payment, known }))?.[0] ?? 'ignore';
}

/** The effect of a payment on its order. */
type PaymentEffect = 'recorded' | 'placed' | 'second_payment' | 'wrong_amount' | 'out_of_stock' | 'refunded';

/** Dependencies of applying payments, besides the transaction. */
export interface Booking extends Pick<OrderContext, 'mailer' | 'links'> {
  readonly now: Date;
}

/** An order after payments were applied to it. */
export interface AppliedPayments {
  readonly order: ShopOrderRow;
  /** All payments of the order that the shop knows. */
  readonly payments: readonly PaymentRow[];
  readonly effects: readonly { readonly payment: ProviderPayment; readonly effect: PaymentEffect }[];
}

type Apply = (
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  payment: ProviderPayment,
  booking: Booking,
) => Promise<{ readonly order: ShopOrderRow; readonly effect: PaymentEffect }>;

/** The columns of an order that a payment paid. */
export const paidBy = ({ id }: Pick<ProviderPayment, 'id'>, now: Date) => ({
  paid_payment_id: id,
  paid_at: now,
  next_check_at: after(now, settledCheckMs),
});

const lateReason = ({ coupon_code: code, gift_card_last_four: card }: ShopOrderRow) => {
  const gone = [
    'sold out',
    ...(code === null ? [] : [`${code} used up`]),
    ...(card === null ? [] : [`gift card ····${card} spent`]),
  ];
  return `paid without a reservation, ${gone.join(' or ')} by then`;
};

/**
 * Sells the units of the locked order and places it, paid by these columns. Returns undefined, and changes nothing, when its units,
 * the use of its coupon or its part of a gift card are gone.
 */
export async function bookOrder(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  paid: ReturnType<typeof paidBy>,
  { mailer, links, now }: Booking,
): Promise<ShopOrderRow | undefined> {
  if (!(await sellStock(tx, order, now))) return undefined;
  const placed = await moveOrder(tx, order, 'placed', now, { ...paid, placed_at: now });
  await emptyCart(tx, placed, now);
  await sendOrderEmail(tx, { mailer, links }, placed);
  await issueSoldCards(tx, { mailer }, placed, now);
  return placed;
}

/** Places the order, or refunds the payment if its units, its coupon or its gift card are no longer available. */
const placeOrder: Apply = async (tx, order, payment, booking) => {
  const { now } = booking;
  const paid = paidBy(payment, now);
  const placed = await bookOrder(tx, order, paid, booking);
  if (placed) return { order: placed, effect: 'placed' };
  const moved = await moveOrder(tx, order, 'refund_pending', now, paid);
  await oweRefund(tx, moved, payment.id, lateReason(order), now);
  return { order: moved, effect: 'out_of_stock' };
};

/** Changes to the locked order for each decision. The payment has been saved. */
const apply: Readonly<Record<Exclude<PaymentDecision, 'ignore'>, Apply>> = {
  place: placeOrder,
  async record(_tx, order) {
    return { order, effect: 'recorded' };
  },
  async 'record-partial-refund'(tx, order, payment, { now }) {
    if (order.paid_payment_id === payment.id) await creditDashboard(tx, order, now);
    return { order, effect: 'recorded' };
  },
  async 'record-full-refund'(tx, order, payment, { now }) {
    // Refunded in full, by us or in the provider's dashboard: nothing more is owed.
    await tx
      .updateTable('refund')
      .set({ status: 'processed', updated_at: now })
      .where('provider_payment_id', '=', payment.id)
      .where('status', '=', 'pending')
      .execute();
    const finished = await finishRefund(tx, order, payment.id, now);
    if (order.paid_payment_id === payment.id) {
      await creditDashboard(tx, order, now);
      const { totalPaise } = await leftOfOrder(tx, order, payment.id);
      // Our refunds of other units may have used up what was paid online: the order's gift card has paid the rest.
      const keep = totalPaise > 0;
      if (!keep || (await isRefundedByHand(tx, payment))) await endCards(tx, order.id, { keep, now });
    }
    return { order: finished, effect: 'refunded' };
  },
  async 'refund-second-payment'(tx, order, payment, { now }) {
    await oweRefund(tx, order, payment.id, 'second payment for one order', now);
    return { order, effect: 'second_payment' };
  },
  async 'refund-wrong-amount'(tx, order, payment, { now }) {
    await releaseStock(tx, order, now);
    const moved = await moveOrder(tx, order, 'review', now, paidBy(payment, now));
    await oweRefund(tx, moved, payment.id, 'another amount than the order', now);
    return { order: moved, effect: 'wrong_amount' };
  },
};

/**
 * Applies payments to an order: every change by a payment goes through here, whether the shopper's browser, a webhook or the
 * reconciler reports it. Reports may arrive in any order and any number of times. The order is locked; an older report changes
 * nothing.
 */
export async function applyPayments(
  tx: DatabaseTransaction,
  locked: ShopOrderRow,
  payments: readonly ProviderPayment[],
  booking: Booking,
): Promise<AppliedPayments> {
  const ids = payments.map(({ id }) => id);
  const rows = await listPayments(tx, locked.id, ids);
  const known = new Map(rows.map((row) => [row.provider_payment_id, row]));
  const effects: AppliedPayments['effects'][number][] = [];
  let order = locked;
  for (const payment of payments.toSorted(byProgress)) {
    const decision = decide(order, payment, known.get(payment.id));
    if (decision === 'ignore') continue;
    known.set(payment.id, await savePayment(tx, order, payment, booking.now));
    const applied = await apply[decision](tx, order, payment, booking);
    order = applied.order;
    effects.push({ payment, effect: applied.effect });
  }
  return { order, payments: [...known.values()].filter((row) => row.order_id === order.id), effects };
}

/** Logs applied payments that an operator should know about. Call it after the commit. */
export function logEffects(log: OrderContext['log'], effects: AppliedPayments['effects']): void {
  for (const { payment, effect } of effects) {
    const fields = { payment: payment.id, providerOrder: payment.orderId, effect };
    if (effect === 'wrong_amount') log.error(fields, 'the amount of a payment differs from the order');
    else if (effect === 'second_payment' || effect === 'out_of_stock') log.warn(fields, 'payment refunded');
    else if (effect === 'placed') log.info(fields, 'an order was paid');
  }
}

/**
 * Locks the order with the provider's order id and applies payments to it. Returns undefined when the shop does not have that
 * order.
 */
export async function applyReported(
  tx: DatabaseTransaction,
  providerOrderId: string | null,
  payments: readonly ProviderPayment[],
  booking: Booking,
): Promise<AppliedPayments | undefined> {
  const order = providerOrderId === null ? undefined : await lockByProviderOrder(tx, providerOrderId);
  return order && applyPayments(tx, order, payments, booking);
}

/**
 * Fetches an order's payments from the provider and applies them in one transaction. Rejects with ProviderUnavailable or
 * ProviderRefused, without changes.
 */
export async function pullPayments(context: OrderContext, providerOrderId: string): Promise<void> {
  const { database, provider, mailer, links, clock, log } = context;
  const payments = await provider.orderPayments(providerOrderId);
  const applied = await inTransaction(database, (tx) =>
    applyReported(tx, providerOrderId, payments, { mailer, links, now: clock.now() }),
  );
  if (applied) logEffects(log, applied.effects);
}
