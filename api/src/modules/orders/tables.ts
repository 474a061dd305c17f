import type { Generated, Selectable } from 'kysely';
import { Type, type Static } from 'typebox';
import type { DefaultedTimestamp, Identity, Json, Timestamp } from '../../platform/db/schema';

export type OrderStatus =
  | 'creating'
  | 'pending_payment'
  | 'placed'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'returned'
  | 'expired'
  | 'refund_pending'
  | 'refunded'
  | 'review';

/** Whether the order's units are reserved, released, or sold. */
export type OrderHold = 'held' | 'released' | 'consumed';

/** An address as it is stored: every field is there. */
export const StoredAddress = Type.Object({
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  streetAddress: Type.String(),
  apartment: Type.String(),
  city: Type.String(),
  state: Type.String(),
  pinCode: Type.String(),
});

export type StoredShipping = Readonly<Static<typeof StoredAddress>>;

/** Why emails do not reach a shopper: nothing can be sent to the address, or a mail server refused it. */
export type EmailProblem = 'address' | 'refused';

/** Named shop_order, since `order` is a word of SQL. Amounts are integer paise. */
export interface ShopOrderTable {
  id: Identity;
  /** Also the receipt given to the provider: at most 40 characters. */
  public_id: string;
  session_id: number;
  user_id: number | null;
  /** The client's receipt; the idempotency key of a session's checkout. */
  client_key: string | null;
  /** One open order a session and cart_hash. */
  cart_hash: string;
  status: Generated<OrderStatus>;
  hold: Generated<OrderHold>;
  reserved_until: Timestamp;
  /** Hash of the address whose allowance the held units count against; null once they are held no more. */
  held_for: string | null;
  /** The goods, before tax. */
  subtotal_paise: number;
  /** Charged for shipping before tax, and its GST in basis points. */
  shipping_paise: Generated<number>;
  shipping_bp: Generated<number>;
  total_paise: number;
  ship: Json<StoredShipping>;
  provider_order_id: string | null;
  paid_payment_id: string | null;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
  paid_at: Timestamp | null;
  placed_at: Timestamp | null;
  /** Who carries it; null until it is shipped. */
  courier: Generated<string | null>;
  tracking_number: Generated<string | null>;
  email_problem: Generated<EmailProblem | null>;
  /** When the order is checked at the provider next. */
  next_check_at: DefaultedTimestamp;
  /** How often it was checked in its present state. */
  checks: Generated<number>;
}

/** At most one row: what shipping costs before tax, and the value of an order from which on it is free. */
export interface ShippingRuleTable {
  id: Generated<number>;
  free_from_paise: number;
  price_paise: number;
}

/** A line as it was sold: price, discount, tax and title do not follow the catalogue. */
export interface OrderItemTable {
  id: Identity;
  order_id: number;
  product_id: number;
  /** Empty when the product has no colours. */
  color: Generated<string>;
  quantity: number;
  title: string;
  rate_paise: number;
  discount_bp: number;
  unit_paise: number;
  hsn: string | null;
  /** GST in basis points on the day of the order. */
  gst_bp: Generated<number>;
}

export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';

export interface PaymentTable {
  provider_payment_id: string;
  order_id: number;
  status: PaymentStatus;
  amount_paise: number;
  currency: Generated<string>;
  method: string | null;
  /** What went back to the shopper, by us or by the provider's dashboard. */
  refunded_paise: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

/** `replaced`: it could not be made, and another row asks for what was left of it. */
export type RefundStatus = 'pending' | 'processed' | 'failed' | 'replaced';

export interface RefundTable {
  idem_key: string;
  order_id: number;
  provider_payment_id: string;
  provider_refund_id: string | null;
  amount_paise: number;
  status: Generated<RefundStatus>;
  reason: string;
  /** The units that it is for; null for all that is left of a payment. */
  order_refund_id: Generated<number | null>;
  /** True when nothing of the payment is left with it. */
  settles: Generated<boolean>;
  attempts: Generated<number>;
  next_attempt_at: DefaultedTimestamp;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

/** What a credit note is for: units, all that was left of its invoice, or money without saying for what. */
export type CreditNoteCovers = 'pieces' | 'rest' | 'money';

/** A credit note: of units that a staff member refunds, or of what goes back otherwise. */
export interface OrderRefundTable {
  id: Identity;
  order_id: number;
  covers: Generated<CreditNoteCovers>;
  amount_paise: number;
  reason: string;
  /** Whether the units went back on sale. */
  restocked: boolean;
  /** True when the order was not sent yet: the units stay out of the parcel. */
  unsent: boolean;
  /** Null when the shop acted automatically. */
  author: string | null;
  /** As of an invoice: the number of the credit note. */
  financial_year: number;
  serial: number;
  created_at: Timestamp;
}

export interface OrderRefundLineTable {
  order_refund_id: number;
  order_item_id: number;
  quantity: number;
}

/** Inbox of the provider's webhooks: stored first, handled after. */
export interface WebhookEventTable {
  event_id: string;
  type: string;
  payload: Json<unknown>;
  received_at: DefaultedTimestamp;
  processed_at: Timestamp | null;
  attempts: Generated<number>;
  next_attempt_at: DefaultedTimestamp;
  error: string | null;
}

export type StockMovementKind = 'seed' | 'import' | 'reserve' | 'release' | 'sell' | 'restock' | 'adjust';

/** Stock ledger: the sums of both deltas equal a product's `stock` and `reserved`. */
export interface StockMovementTable {
  id: Identity;
  product_id: number;
  order_id: number | null;
  /** The refund with which the units came back; null for all others. */
  order_refund_id: Generated<number | null>;
  kind: StockMovementKind;
  stock_delta: Generated<number>;
  reserved_delta: Generated<number>;
  /** The staff member who made it; null for orders and for the shop itself. */
  author: Generated<string | null>;
  /** Why a staff member adjusted the stock. */
  reason: Generated<string | null>;
  created_at: DefaultedTimestamp;
}

/** What an order's event is of: a new state, or one of what may happen in several states. */
export type OrderEventKind =
  | OrderStatus
  | 'note'
  | 'refund'
  | 'return-requested'
  | 'linked'
  | 'email-corrected';

/** What happened to an order; the database refuses to change or delete a row. */
export interface OrderEventTable {
  id: Identity;
  order_id: number;
  kind: OrderEventKind;
  /** The staff member's name, or `the shopper`; null when the shop acted automatically. */
  author: string | null;
  at: Timestamp;
  detail: Json<OrderEventDetail>;
}

/** What a staff member wrote with the step. */
export interface OrderEventDetail {
  readonly courier?: string;
  readonly trackingNumber?: string;
  readonly reason?: string;
  /** Whether the units went back on sale. */
  readonly restocked?: boolean;
  readonly text?: string;
  /** Of a refund: what goes back, for which units, by which credit note. */
  readonly amountPaise?: number;
  /** Units by product, under the name that stored events have. */
  readonly pieces?: string[];
  readonly creditNote?: string;
  /** Of a corrected email address. */
  readonly email?: string;
  readonly previousEmail?: string;
  /** Whether the confirmation was sent to it. */
  readonly resent?: boolean;
}

export interface InvoiceTable {
  order_id: number;
  /** The calendar year in which the financial year begins, on the first of April in India. */
  financial_year: number;
  /** From 1 on, without gaps. */
  serial: number;
  issued_at: Timestamp;
}

/** One row: what signs the links to orders. */
export interface OrderLinkSecretTable {
  only_row: Generated<boolean>;
  secret: string;
}

/** An address that a shopper saved for the next order. */
export interface SavedAddressTable {
  id: Identity;
  public_id: string;
  user_id: number;
  ship: Json<StoredShipping>;
  /** True of one of a user's at most. */
  is_default: boolean;
  created_at: Timestamp;
}

export type ShopOrderRow = Selectable<ShopOrderTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type RefundRow = Selectable<RefundTable>;
export type OrderRefundRow = Selectable<OrderRefundTable>;
export type OrderEventRow = Selectable<OrderEventTable>;
export type InvoiceRow = Selectable<InvoiceTable>;
export type SavedAddressRow = Selectable<SavedAddressTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    shop_order: ShopOrderTable;
    order_item: OrderItemTable;
    payment: PaymentTable;
    refund: RefundTable;
    order_refund: OrderRefundTable;
    order_refund_line: OrderRefundLineTable;
    webhook_event: WebhookEventTable;
    stock_movement: StockMovementTable;
    order_event: OrderEventTable;
    invoice: InvoiceTable;
    order_link_secret: OrderLinkSecretTable;
    saved_address: SavedAddressTable;
    shipping_rule: ShippingRuleTable;
  }
}
