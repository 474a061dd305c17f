import type { UnsettledPayment } from './payment-traces';

/** A failed attempt, and the message for the shopper. */
export interface PaymentAlert {
  readonly kind: 'alert';
  readonly message: string;
  /** Why, and what to do, for the page to show beside what it is about; null when there is nothing to add. */
  readonly reason: string | null;
  /** The server's prices are not the page's: the reason is about the goods. */
  readonly stalePrices: boolean;
  /** The shop has judged the payment: checking it again would not change that. */
  readonly isFinal: boolean;
  /** The payment that the next attempt checks first, and asks about before it takes another. */
  readonly unsettled: UnsettledPayment | null;
}

/** An alert; unless said otherwise nothing is left over from the attempt. */
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
