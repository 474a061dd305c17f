import type {
  CheckoutRequest,
  CheckoutResponse,
  OrderConfirmation,
  OrderRequest,
  PaymentConfirmation,
  PaymentKey,
  PaymentStatus,
} from '@shop/contracts';
import type { PaymentAlert } from './alerts';
import type { PaymentProvider } from './payment-provider';
import type { UnsettledPayment } from './payment-traces';
import type { Purchase } from './receipts';

/** The calls of the shop's API that a payment makes. Each rejects with an ApiFailure. */
export interface PaymentGateway {
  fetchKey(): Promise<Pick<PaymentKey, 'key' | 'checkoutScript'>>;
  createOrder(request: CheckoutRequest): Promise<CheckoutResponse>;
  verify(confirmation: PaymentConfirmation): Promise<PaymentStatus>;
  saveOrder(request: OrderRequest): Promise<OrderConfirmation>;
  /** The same, without a message when the order is not paid. */
  checkOrder(request: OrderRequest): Promise<OrderConfirmation>;
}

/** The state of a payment; only forward, and back to idle with an alert. */
export type PaymentPhase = 'idle' | 'starting' | 'asking' | 'paying' | 'verifying' | 'saving' | 'booked';

/** An order that is paid. `link` is the path of its page with a key, where this session could not open it otherwise. */
export interface BookedOrder {
  readonly kind: 'booked';
  readonly orderId: string;
  readonly link: string | null;
}

/** The shopper was asked, and does not pay again. */
export interface DeclinedPayment {
  readonly kind: 'declined';
  readonly unsettled: UnsettledPayment | null;
}

export type PaymentOutcome = BookedOrder | DeclinedPayment | PaymentAlert;

/** An earlier payment, which the shopper is told about before another is taken. */
export interface EarlierPayment {
  /** Paise; null when it is not known. */
  readonly amount: number | null;
  /** `booked`: its order is booked, and this purchase is another one. `taken`: the provider took it. `unclear`: it may have. */
  readonly state: 'booked' | 'taken' | 'unclear';
}

export interface PaymentRun {
  readonly purchase: Purchase;
  readonly receipt: string;
  readonly gateway: PaymentGateway;
  readonly provider: PaymentProvider;
  /** What an earlier attempt left unsettled, also of another purchase. */
  readonly unsettled: UnsettledPayment | null;
  readonly onPhase: (phase: PaymentPhase) => void;
  /** Called when the window opens: from then on money may be taken. */
  readonly onUnsettled: (payment: UnsettledPayment) => void;
  /** Resolves with true when the shopper wants to pay all the same. */
  readonly askToPayAgain: (earlier: EarlierPayment) => Promise<boolean>;
}
