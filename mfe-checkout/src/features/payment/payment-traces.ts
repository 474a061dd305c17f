import type { PaymentConfirmation } from '@shop/contracts';
import { parseConfirmation } from './parse-confirmation';
import { receiptFor, type Purchase, type Receipt } from './receipt';

/** A payment that the provider took and the shop has not acknowledged, and the receipt that it was taken under. */
export interface UnsettledPayment {
  readonly receipt: string;
  readonly confirmation: PaymentConfirmation;
}

/** What an attempt to pay leaves behind for the next one, also after a reload. */
export interface PaymentTraces {
  readonly receipt: Receipt | null;
  readonly unsettled: UnsettledPayment | null;
}

/** An unsettled payment from session storage, or null when it is not one. */
export function parseUnsettled(value: unknown): UnsettledPayment | null {
  if (typeof value !== 'object' || value === null) return null;
  const { receipt, confirmation } = value as Record<string, unknown>;
  const parsed = parseConfirmation(confirmation);
  return typeof receipt === 'string' && parsed ? { receipt, confirmation: parsed } : null;
}

/** The payment already taken for this purchase, or null; one for other goods is the server's to sort out. */
export function unsettledOf(
  { receipt, unsettled }: PaymentTraces,
  purchase: Purchase,
): PaymentConfirmation | null {
  return unsettled?.receipt === receiptFor(purchase, receipt).value ? unsettled.confirmation : null;
}
