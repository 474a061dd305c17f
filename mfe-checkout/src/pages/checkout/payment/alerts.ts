import { isApiFailure } from '@shop/contracts';
import type { UnsettledPayment } from './receipts';

/** The messages for a payment that fails. */
export const paymentMessages = {
  incomplete: 'Payment response incomplete. Please try again.',
  refused: 'Payment verification failed!',
  unverified: 'Payment verification failed. Please contact support.',
  cancelled: 'Payment cancelled',
  notStarted: 'Payment initialization failed',
} as const;

/** Why a payment did not start and what to do, where the server does not explain it. */
const startReasons = {
  window: (host: string) =>
    `The payment window did not load, so nothing was charged. Check your connection, allow ${host} if you use an ad or script blocker, and press Pay again.`,
  unreachable:
    'The payment could not be started, so nothing was charged. Check your connection and press Pay again.',
  later: 'The payment could not be started, so nothing was charged. Please try again in a few minutes.',
} as const;

/** A failed attempt, and the message for the shopper. */
export interface PaymentAlert {
  readonly kind: 'alert';
  readonly message: string;
  /** The cause and what to do, shown next to the affected element; null if there is nothing to add. */
  readonly reason: string | null;
  /** The server's prices differ from the page's: the reason is about the items. */
  readonly stalePrices: boolean;
  /** The server has rejected the payment: checking it again would not change that. */
  readonly isFinal: boolean;
  /** The payment that the next attempt checks first, and asks about before it takes another. */
  readonly unsettled: UnsettledPayment | null;
}

/** An alert; by default the attempt leaves nothing unsettled. */
export function paymentAlert(
  message: string,
  rest?: Partial<Omit<PaymentAlert, 'kind' | 'message'>>,
): PaymentAlert {
  return {
    kind: 'alert',
    message,
    reason: null,
    stalePrices: false,
    isFinal: false,
    unsettled: null,
    ...rest,
  };
}

/** The provider's script or its window did not load. */
export class WindowUnavailable extends Error {
  /** `script` is the address of the provider's script. */
  constructor(readonly script: string) {
    super(`The payment window of ${script} did not open`);
    this.name = 'WindowUnavailable';
  }
}

function startReason(failure: unknown): string {
  if (failure instanceof WindowUnavailable)
    return startReasons.window(new URL(failure.script, window.location.href).host);
  if (!isApiFailure(failure)) return startReasons.unreachable;
  // Refusals, and a busy shop, come with a message that tells the shopper what to do.
  if (failure.status < 500 || failure.status === 503) return failure.message;
  return failure.status === 502 ? startReasons.later : startReasons.unreachable;
}

/** The alert for a payment that could not start, with the cause and what to do. */
export function notStarted(failure: unknown): PaymentAlert {
  return paymentAlert(paymentMessages.notStarted, {
    reason: startReason(failure),
    // A conflict is about the items: price or stock.
    stalePrices: isApiFailure(failure) && failure.status === 409,
  });
}
