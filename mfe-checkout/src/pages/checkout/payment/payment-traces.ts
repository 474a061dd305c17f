import type { PaymentConfirmation } from '@shop/contracts';
import { parseConfirmation } from './parse-confirmation';
import type { Receipt } from './receipts';

/** A payment that was taken, or may have been, and that the shop has not acknowledged. */
export interface UnsettledPayment {
  /** The receipt of the purchase that it was taken for. */
  readonly receipt: string;
  /** The provider's order. */
  readonly orderId: string;
  /** Paise; null where an earlier release stored it. */
  readonly amount: number | null;
  /** What the provider returned for it; null while the window is open, or when it returned nothing of use. */
  readonly confirmation: PaymentConfirmation | null;
}

/** What an attempt to pay leaves behind for the next one, also after a reload. */
export interface PaymentTraces {
  readonly receipt: Receipt | null;
  readonly unsettled: UnsettledPayment | null;
}

/** An unsettled payment from session storage, or null when it is not one. An earlier release stored receipt and confirmation alone. */
export function parseUnsettled(value: unknown): UnsettledPayment | null {
  if (typeof value !== 'object' || value === null) return null;
  const { receipt, orderId, amount, confirmation } = value as Record<string, unknown>;
  const parsed = parseConfirmation(confirmation);
  const ofOrder = parsed?.razorpay_order_id ?? orderId;
  if (typeof receipt !== 'string' || typeof ofOrder !== 'string') return null;
  return {
    receipt,
    orderId: ofOrder,
    amount: typeof amount === 'number' ? amount : null,
    confirmation: parsed,
  };
}
