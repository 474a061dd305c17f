import type {
  CheckoutRequest,
  CheckoutResponse,
  OrderConfirmation,
  OrderRequest,
  PaymentConfirmation,
  PaymentKey,
  PaymentStatus,
} from '@shop/contracts';
import type { PaymentAlert } from './payment-alert';
import type { PaymentProvider } from './payment-provider';
import type { Purchase } from './receipt';

/** The calls of the shop's API that a payment makes. Each rejects with an ApiFailure. */
export interface PaymentGateway {
  fetchKey(): Promise<Pick<PaymentKey, 'key' | 'checkoutScript'>>;
  createOrder(request: CheckoutRequest): Promise<CheckoutResponse>;
  verify(confirmation: PaymentConfirmation): Promise<PaymentStatus>;
  saveOrder(request: OrderRequest): Promise<OrderConfirmation>;
}

/** The state of a payment; only forward, and back to idle with an alert. */
export type PaymentPhase = 'idle' | 'starting' | 'paying' | 'verifying' | 'saving' | 'booked';

/** The order was paid in an earlier attempt, and the shop learnt of it without the page. */
export interface PaidBefore {
  readonly kind: 'paid';
  readonly razorpay_order_id: string;
}

export type PaymentOutcome = { readonly kind: 'booked'; readonly orderId: string } | PaymentAlert;

export interface PaymentRun {
  readonly purchase: Purchase;
  readonly receipt: string;
  readonly gateway: PaymentGateway;
  readonly provider: PaymentProvider;
  /** What the last attempt of the same purchase left unsettled. */
  readonly unsettled: PaymentConfirmation | null;
  readonly onPhase: (phase: PaymentPhase) => void;
}
