import type { PaymentConfirmation } from '@shop/contracts';

/** A failed attempt, and the message for the shopper. */
export interface PaymentAlert {
  readonly kind: 'alert';
  readonly message: string;
  /** What the server said of why, for the page to show beside what is bought; null when it said nothing of use. */
  readonly reason: string | null;
  /** The server's prices are not the page's. */
  readonly stalePrices: boolean;
  /** A payment that the provider took and the shop has not acknowledged: the next attempt takes it up, unpaid. */
  readonly unsettled: PaymentConfirmation | null;
}

/** An alert; unless said otherwise nothing is left over from the attempt. */
export function paymentAlert(
  message: string,
  rest?: Partial<Omit<PaymentAlert, 'kind' | 'message'>>,
): PaymentAlert {
  return { kind: 'alert', message, reason: null, stalePrices: false, unsettled: null, ...rest };
}
