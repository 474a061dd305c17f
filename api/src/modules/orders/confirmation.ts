import { shop } from '@shop/config';
import type { PaymentConfirmation } from '@shop/contracts';
import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { applyPayments, logEffects, type AppliedPayments, type Booking } from './apply-payment';
import { duePaise } from './gift-card-money';
import { checkSoon, lockByProviderOrder } from './order-repository';
import { isBought, isOpen, shownStatus } from './order-states';
import { isCaptured, isConfirming } from './payment-repository';
import { ProviderRefused, ProviderUnavailable, type OrderContext, type ProviderPayment } from './ports';
import { findShoppersStatus, listLines, lockShoppersOrder, type Shopper } from './shopper-orders';
import type { ShopOrderRow } from './tables';

/** The state of an order for its shopper. */
interface OrderOutcome {
  /** True when the order is paid, or its payment is authorised. */
  readonly accepted: boolean;
  /** `placed` until it is shipped; `confirming` until an authorised payment is captured; otherwise the order's state. */
  readonly status: string;
}

/** The outcome of an order. It is `confirming` while an authorised payment may still be captured. */
export function outcomeOf({ status }: Pick<ShopOrderRow, 'status'>, confirming: boolean): OrderOutcome {
  if (isBought(status)) return { accepted: true, status: shownStatus(status) };
  const mayBePaid = isOpen(status) || status === 'expired';
  return mayBePaid && confirming ? { accepted: true, status: 'confirming' } : { accepted: false, status };
}

/** A request to confirm an order. */
interface OrderClaim {
  /** The identifiers that the payment window returned: they prove the payment, in any session. */
  readonly confirmation: PaymentConfirmation | null;
  /** The order to confirm without valid identifiers; null where only a signed payment counts. */
  readonly bySession: {
    readonly shopper: Shopper;
    /** The provider's order, when the page names it; otherwise the shopper's latest one. */
    readonly providerOrderId: string | null;
    /** Units by product, when the page lists its cart; an order of another cart is not confirmed. */
    readonly quantities: ReadonlyMap<string, number> | null;
  } | null;
}

/** An order that was claimed, paid or not. */
interface ClaimedOrder {
  readonly order: ShopOrderRow;
  readonly outcome: OrderOutcome;
  /** Whether the claim contained payment identifiers signed by the provider. */
  readonly signed: boolean;
}

type Claim = Pick<OrderClaim, 'bySession'> & { readonly signed: PaymentConfirmation | null };

/** The provider's order to look up before the claim is settled; null when its payment is recorded. */
async function orderToLookUp(db: Executor, { signed, bySession }: Claim): Promise<string | null> {
  if (signed) return (await isCaptured(db, signed.razorpay_payment_id)) ? null : signed.razorpay_order_id;
  const known = bySession && (await findShoppersStatus(db, bySession.shopper, bySession.providerOrderId));
  return known && !isBought(known.status) ? known.provider_order_id : null;
}

/** The payments of a provider's order. Empty when the provider is unavailable, so that a signed payment is not refused. */
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
  const isNamed = providerOrderId !== null || quantities === null;
  return order && (isNamed || (await hasQuantities(tx, order, quantities))) ? order : undefined;
}

/**
 * A payment that the provider signed but has not reported yet. The signature proves that the payment was authorised, so the order
 * waits for it instead of expiring. The provider's next report replaces it.
 */
const signedPayment = (order: ShopOrderRow, paymentId: string): ProviderPayment => ({
  id: paymentId,
  orderId: order.provider_order_id,
  amountPaise: duePaise(order),
  currency: shop.currency,
  status: 'authorized',
  refundedPaise: 0,
  method: null,
});

/** Locks the claimed order and applies its known payments. */
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
 * Settles a claimed order with the payments that the provider reports. Idempotent. Returns undefined when the claim does not
 * match an order. The provider is called before the transaction, so that no lock waits for it and a retried transaction does not
 * repeat the call.
 */
export async function confirmOrder(
  context: OrderContext,
  { confirmation, bySession }: OrderClaim,
): Promise<ClaimedOrder | undefined> {
  const { database, provider, mailer, links, clock, log } = context;
  const signed = confirmation && verify(provider, confirmation) ? confirmation : null;
  const claim = { signed, bySession };
  const reported = await askProvider(context, await orderToLookUp(database.db, claim));
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
 * The link to an order that was confirmed by its payment in another session: a guest cannot open it otherwise once the session
 * has ended. Null when it is not needed, and for an account's order, which only the account can see.
 */
export async function linkForGuest(
  { database, links }: Pick<OrderContext, 'database' | 'links'>,
  { order, signed }: ClaimedOrder,
  sessionId: number | null,
): Promise<string | null> {
  const needsLink = signed && order.user_id === null && order.session_id !== sessionId;
  return needsLink ? links.pathOf(database.db, order.public_id) : null;
}
