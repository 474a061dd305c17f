import { isApiFailure } from '@shop/contracts';
import { t } from '../../../messages';
import type { UnsettledPayment } from './receipts';

/** The messages for failed payments. */
export const paymentMessages = {
  incomplete: 'Payment response incomplete. Please try again.',
  refused: 'Payment verification failed!',
  unverified: 'Payment verification failed. Please contact support.',
  cancelled: 'Payment cancelled',
  notStarted: 'Payment initialization failed',
} as const;

/** The reason why a payment did not start and what to do, if the server does not provide one. */
const startReasons = {
  window:
    'The payment window did not load, so nothing was charged. Check your connection, allow {host} if you use an ad or script blocker, and press Pay again.',
  unreachable:
    'The payment could not be started, so nothing was charged. Check your connection and press Pay again.',
  later: 'The payment could not be started, so nothing was charged. Please try again in a few minutes.',
} as const;

/** Fields that pass the page's checks, but that the server may still refuse because of a setting or rule of the shop. */
const refusedFields = ['pinCode', 'email', 'gstin', 'companyName', 'giftEmail'] as const;

export type RefusedField = (typeof refusedFields)[number];

/** A failed attempt, and the message for the shopper. */
export interface PaymentAlert {
  readonly kind: 'alert';
  readonly message: string;
  /** The cause and what to do, shown next to the affected element; null if there is nothing to add. */
  readonly reason: string | null;
  /** True if the server's prices differ from the page's, so that the reason is shown at the items. */
  readonly stalePrices: boolean;
  /** True if the server did not accept the coupon, so that the total no longer includes it. */
  readonly refusesCoupon: boolean;
  /** True if the server has rejected the payment, so that another check is useless. */
  readonly isFinal: boolean;
  /** The field of the address, of the business or of the recipient that the server refused, next to which the reason is shown; null if none. */
  readonly refusedField: RefusedField | null;
  /** The payment that the next attempt checks first, and asks about before it charges again. */
  readonly unsettled: UnsettledPayment | null;
}

/** Creates an alert, by default without an unsettled payment. */
export function paymentAlert(
  message: string,
  rest?: Partial<Omit<PaymentAlert, 'kind' | 'message'>>,
): PaymentAlert {
  return {
    kind: 'alert',
    message,
    reason: null,
    stalePrices: false,
    refusesCoupon: false,
    isFinal: false,
    refusedField: null,
    unsettled: null,
    ...rest,
  };
}

/** Thrown if the provider's script or its window did not load. */
export class WindowUnavailable extends Error {
  /** `script` is the URL of the provider's script. */
  constructor(readonly script: string) {
    super(`The payment window of ${script} did not open`);
    this.name = 'WindowUnavailable';
  }
}

function startReason(failure: unknown): string {
  if (failure instanceof WindowUnavailable)
    return t(startReasons.window, { host: new URL(failure.script, window.location.href).host });
  if (!isApiFailure(failure)) return t(startReasons.unreachable);
  // Rejections and an overloaded shop have a message that tells the shopper what to do.
  if (failure.status < 500 || failure.status === 503) return failure.message;
  return t(failure.status === 502 ? startReasons.later : startReasons.unreachable);
}

/** The field of the first step that the server refused; null for other failures. */
export function refusedField(failure: unknown): RefusedField | null {
  if (!isApiFailure(failure) || failure.status !== 422) return null;
  return refusedFields.find((name) => name === failure.field) ?? null;
}

/** The alert for a payment that could not start, with the reason and what to do. */
export function notStarted(failure: unknown): PaymentAlert {
  return paymentAlert(paymentMessages.notStarted, {
    reason: startReason(failure),
    // A conflict concerns the price or stock of the items, or the coupon; either way the prices are stale.
    stalePrices: isApiFailure(failure) && failure.status === 409,
    refusedField: refusedField(failure),
    refusesCoupon: isApiFailure(failure) && failure.status === 409 && failure.field === 'coupon',
  });
}
