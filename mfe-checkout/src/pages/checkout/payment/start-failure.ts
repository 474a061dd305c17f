import { isApiFailure } from '@shop/contracts';
import { paymentAlert, type PaymentAlert } from './alerts';
import { paymentMessages, startReasons } from './payment-messages';

/** The provider's script, or the window that it opens, did not come. */
export class WindowUnavailable extends Error {
  /** `script` is the address of the provider's script. */
  constructor(readonly script: string) {
    super(`The payment window of ${script} did not open`);
    this.name = 'WindowUnavailable';
  }
}

function reasonOf(failure: unknown): string {
  if (failure instanceof WindowUnavailable)
    return startReasons.window(new URL(failure.script, window.location.href).host);
  if (!isApiFailure(failure)) return startReasons.unreachable;
  // Refusals, and a shop that is busy, say in plain words what a shopper can do.
  if (failure.status < 500 || failure.status === 503) return failure.message;
  return failure.status === 502 ? startReasons.later : startReasons.unreachable;
}

/** The alert for whatever fails while a payment starts, with its reason and what to do about it. */
export function notStarted(failure: unknown): PaymentAlert {
  return paymentAlert(paymentMessages.notStarted, {
    reason: reasonOf(failure),
    // A conflict is about the goods: price or stock.
    stalePrices: isApiFailure(failure) && failure.status === 409,
  });
}
