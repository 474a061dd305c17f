import { shop } from '@shop/config';
import type { PaymentConfirmation } from '@shop/contracts';
import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { applyPayments, logEffects, type AppliedPayments, type Booking } from './apply-payment';
import { checkSoon, lockByProviderOrder } from './order-repository';
import { isBought, isOpen, shownStatus } from './order-states';
import { isCaptured, isConfirming } from './payment-repository';
import { ProviderRefused, ProviderUnavailable, type OrderContext, type ProviderPayment } from './ports';
import { findShoppersStatus, listLines, lockShoppersOrder, type Shopper } from './shopper-orders';
import type { ShopOrderRow } from './tables';

/** An order's state for its shopper. */
interface OrderOutcome {
  /** True when it is paid, or will be as far as anyone knows. */
  readonly accepted: boolean;
  /** `placed` until it is shipped; `confirming` while an authorised payment is not captured yet; otherwise the order's state. */
  readonly status: string;
}

/** The state of an order; `confirming` tells whether one of its payments was authorised and may still be captured. */
export function outcomeOf({ status }: Pick<ShopOrderRow, 'status'>, confirming: boolean): OrderOutcome {
  if (isBought(status)) return { accepted: true, status: shownStatus(status) };
  const mayBePaid = isOpen(status) || status === 'expired';
  return mayBePaid && confirming ? { accepted: true, status: 'confirming' } : { accepted: false, status };
}

/** The order that a page asks to confirm. */
interface OrderClaim {
  /** The identifiers that the payment window returned: whoever has them has paid, in whatever session. */
  readonly confirmation: PaymentConfirmation | null;
  /** Which order to confirm without valid identifiers; null where only a signed payment counts. */
  readonly bySession: {
    readonly shopper: Shopper;
    /** The provider's order, when the page names it; else it is the shopper's latest one. */
    readonly providerOrderId: string | null;
    /** Units by product, when the page lists what it bought; an order of something else is not confirmed. */
    readonly quantities: ReadonlyMap<string, number> | null;
  } | null;
}

/** An order that was claimed, paid or not. */
interface ClaimedOrder {
  readonly order: ShopOrderRow;
  readonly outcome: OrderOutcome;
  /** Whether the claim had the identifiers of a payment, signed by the provider. */
  readonly signed: boolean;
}

type Claim = Pick<OrderClaim, 'bySession'> & { readonly signed: PaymentConfirmation | null };

/** The provider's order to ask about before the claim is settled; null when the shop knows already that it is paid. */
async function orderToAskAbout(db: Executor, { signed, bySession }: Claim): Promise<string | null> {
  if (signed) return (await isCaptured(db, signed.razorpay_payment_id)) ? null : signed.razorpay_order_id;
  const known = bySession && (await findShoppersStatus(db, bySession.shopper, bySession.providerOrderId));
  return known && !isBought(known.status) ? known.provider_order_id : null;
}

/** The payments of a provider's order. None when the provider cannot be reached: a signed payment is not refused because of that. */
async function askProvider(
  { provider, log }: Pick<OrderContext, 'provider' | 'log'>,
  providerOrderId: string | null,
): Promise<readonly ProviderPayment[]> {
  try {
    return providerOrderId === null ? [] : await provider.orderPayments(providerOrderId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
    log.warn(
      { providerOrder: providerOrderId, reason: error.message },
      'a payment is confirmed without the provider',
    );
    return [];
  }
}

async function hasQuantities(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  quantities: ReadonlyMap<string, number>,
): Promise<boolean> {
  const sold = new Map<string, number>();
  for (const { public_id: id, quantity } of await listLines(tx, order.id)) {
    sold.set(id, (sold.get(id) ?? 0) + quantity);
  }
  return (
    sold.size === quantities.size && [...sold].every(([id, quantity]) => quantities.get(id) === quantity)
  );
}

async function lockClaimed(tx: DatabaseTransaction, claim: Claim): Promise<ShopOrderRow | undefined> {
  const { signed, bySession } = claim;
  if (signed) return lockByProviderOrder(tx, signed.razorpay_order_id);
  if (!bySession) return undefined;
  const { shopper, providerOrderId, quantities } = bySession;
  const order = await lockShoppersOrder(tx, shopper, providerOrderId);
  const isMeant = providerOrderId !== null || quantities === null;
  return order && (isMeant || (await hasQuantities(tx, order, quantities))) ? order : undefined;
}

/**
 * A payment that the provider signed but has not reported yet: the signature proves that the money was authorised, so the order waits
 * for it instead of expiring. The next report of the payment replaces this.
 */
const signedPayment = (order: ShopOrderRow, paymentId: string): ProviderPayment => ({
  id: paymentId,
  orderId: order.provider_order_id,
  amountPaise: order.total_paise,
  currency: shop.currency,
  status: 'authorized',
  refundedPaise: 0,
  method: null,
});

/** Locks the claimed order and applies what is known of its payments. */
async function settle(
  tx: DatabaseTransaction,
  claim: Claim,
  reported: readonly ProviderPayment[],
  booking: Booking,
): Promise<AppliedPayments | undefined> {
  const order = await lockClaimed(tx, claim);
  if (!order) return undefined;
  const paymentId = claim.signed?.razorpay_payment_id;
  const isReported = paymentId === undefined || reported.some(({ id }) => id === paymentId);
  const unreported = isReported ? [] : [signedPayment(order, paymentId)];
  const applied = await applyPayments(tx, order, [...reported, ...unreported], booking);
  const wasRecorded = applied.effects.some(({ payment }) => unreported.includes(payment));
  if (wasRecorded) await checkSoon(tx, order.id, booking.now);
  return applied;
}

const verify = (provider: OrderContext['provider'], confirmation: PaymentConfirmation): boolean =>
  provider.verifyPaymentSignature(
    confirmation.razorpay_order_id,
    confirmation.razorpay_payment_id,
    confirmation.razorpay_signature,
  );

/**
 * Settles a claimed order with what the provider reports, any number of times. Returns undefined when the claim has no order. The
 * provider is asked before the transaction, so that no lock waits for it and a retried transaction does not ask again.
 */
export async function confirmOrder(
  context: OrderContext,
  { confirmation, bySession }: OrderClaim,
): Promise<ClaimedOrder | undefined> {
  const { database, provider, mailer, links, clock, log } = context;
  const signed = confirmation && verify(provider, confirmation) ? confirmation : null;
  const claim = { signed, bySession };
  const reported = await askProvider(context, await orderToAskAbout(database.db, claim));
  const now = clock.now();
  const settled = await inTransaction(database, (tx) => settle(tx, claim, reported, { mailer, links, now }));
  if (!settled) return undefined;
  logEffects(log, settled.effects);
  const isBeingConfirmed = settled.payments.some((payment) => isConfirming(payment, now));
  return {
    order: settled.order,
    outcome: outcomeOf(settled.order, isBeingConfirmed),
    signed: signed !== null,
  };
}

/**
 * The link to an order that was confirmed by its payment in another session than its own: a guest has no other way to the order once
 * the session is over. Null when it is not needed, and for an account's order, which is shown to the account alone.
 */
export async function linkForGuest(
  { database, links }: Pick<OrderContext, 'database' | 'links'>,
  { order, signed }: ClaimedOrder,
  sessionId: number | null,
): Promise<string | null> {
  const needsLink = signed && order.user_id === null && order.session_id !== sessionId;
  return needsLink ? links.pathOf(database.db, order.public_id) : null;
}
