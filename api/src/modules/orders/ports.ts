import type { Database } from '../../platform/db/database';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import type { Email } from '../../platform/email/email';
import type { Clock } from '../../platform/jobs/clock';
import type { Log } from '../../platform/logging/logger';
import type { ProviderDispute, ProviderDowntime, ProviderReports } from '../payment-watch/ports';
import type { OrderLinks } from './order-access';

/** A payment's states at the provider, in ascending order, except that `failed` may still be followed by an authorisation. */
export type ProviderPaymentStatus = 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';

/** The provider's order for one receipt; amounts are integer paise. */
export interface ProviderOrder {
  readonly id: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly receipt: string | null;
}

export interface ProviderPayment {
  readonly id: string;
  /** The provider's order, null for a payment made without one. */
  readonly orderId: string | null;
  readonly amountPaise: number;
  readonly currency: string;
  readonly status: ProviderPaymentStatus;
  /** The amount refunded so far; never more than `amount`. */
  readonly refundedPaise: number;
  readonly method: string | null;
}

export interface ProviderRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly status: 'pending' | 'processed' | 'failed';
}

/** The parts of a webhook that the shop uses, as of when it was sent. */
export interface ProviderEvent {
  readonly payment: ProviderPayment | null;
  readonly refund: ProviderRefund | null;
  /** Absent in other events. */
  readonly downtime?: ProviderDowntime;
  /** Absent in other events. */
  readonly dispute?: ProviderDispute;
}

export interface NewProviderOrder {
  readonly amountPaise: number;
  /** At most 40 characters. A repeated receipt returns the same order. */
  readonly receipt: string;
  /** At most 15 pairs of 256 characters. */
  readonly notes?: Readonly<Record<string, string>>;
}

interface NewProviderRefund {
  readonly paymentId: string;
  readonly amountPaise: number;
  /** At least 10 letters, digits, hyphens or underscores. A repeated key returns the same refund. */
  readonly idempotencyKey: string;
}

/**
 * The port to the payment provider. Every call is idempotent. A call rejects with `ProviderUnavailable` when nothing is known
 * about its outcome, with `ProviderRefused` when the provider rejected it.
 */
export interface PaymentProvider {
  /** Public; the checkout window needs it. */
  readonly keyId: string;
  /** URL of the script that opens the checkout window: absolute, or a path on the API's origin. */
  readonly checkoutScript: string;
  /** Names of a webhook's headers, in lower case: its signature, and the event's id, which retries share. */
  readonly webhookHeaders: { readonly signature: string; readonly eventId: string };
  createOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  ordersByReceipt(receipt: string): Promise<readonly ProviderOrder[]>;
  orderPayments(orderId: string): Promise<readonly ProviderPayment[]>;
  refund(refund: NewProviderRefund): Promise<ProviderRefund>;
  findRefund(paymentId: string, refundId: string): Promise<ProviderRefund>;
  /** True when the provider signed this pair, i.e. the payment was authorised for that order. */
  verifyPaymentSignature(orderId: string, paymentId: string, signature: string): boolean;
  /** True when one of the current webhook secrets signed exactly these bytes. */
  verifyWebhookSignature(rawBody: Buffer, signature: string): boolean;
  /** Reads a webhook's parsed body; unknown parts are null. */
  readEvent(body: unknown): ProviderEvent;
  /** Reports other than orders; absent for a provider without them. */
  readonly reports?: ProviderReports;
}

/** The provider could not be reached, or its response was lost: the outcome is unknown and the call may be repeated. */
export class ProviderUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderUnavailable';
  }
}

/** The provider understood the call and rejected it; repeating it changes nothing. */
export class ProviderRefused extends Error {
  /** `description` is the provider's message, for logs rather than shoppers. */
  constructor(
    readonly status: number,
    readonly description: string,
  ) {
    super(`The payment provider rejected the request (${status}): ${description}`);
    this.name = 'ProviderRefused';
  }
}

/** Sends emails about orders. */
interface OrderMailer {
  /** False in a shop without a mail server. */
  readonly enabled: boolean;
  /** Stores an email in the transaction `db`; it is sent when that commits. */
  send(db: Executor, email: Email): Promise<unknown>;
  /** Redirects unsent emails of some kinds about an order, with its new link, and withdraws the others. */
  redirect(
    db: Executor,
    mails: {
      readonly about: string;
      readonly from: string;
      readonly to: string;
      readonly paths: readonly [from: string, to: string];
      readonly kinds: readonly string[];
    },
  ): Promise<void>;
}

/** The author of a step: a staff member, or the order's shopper. */
export interface OrderActor {
  readonly name: string;
  /** Adds to the staff log, in the transaction of the step. */
  log(tx: Executor, action: string, detail: Readonly<Record<string, unknown>>, at: Date): Promise<void>;
}

/** A staff member whose browser may send a change twice: each key is applied once. */
export interface IdempotentActor extends OrderActor {
  once<T>(
    tx: DatabaseTransaction,
    keyed: { readonly key: string | undefined; readonly request: unknown },
    at: Date,
    work: () => Promise<T>,
  ): Promise<T>;
}

/** The dependencies of the orders' services. */
export interface OrderContext {
  readonly database: Database;
  readonly provider: PaymentProvider;
  readonly mailer: OrderMailer;
  readonly links: OrderLinks;
  readonly clock: Clock;
  readonly log: Log;
}
