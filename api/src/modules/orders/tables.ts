import type { Generated, Selectable } from 'kysely';
import { Type, type Static } from 'typebox';
import type { DefaultedTimestamp, Identity, Json, Timestamp } from '../../platform/db/schema';
import type { RefundMethod } from './cod-tables';
import type { ExchangeState } from './exchange-tables';

export type OrderStatus =
  | 'creating'
  | 'pending_payment'
  | 'unconfirmed'
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

/** An address as stored, with all fields. */
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

/** Why emails do not reach a shopper: the address is invalid, or a mail server refused it. */
export type EmailProblem = 'address' | 'refused';

/** Named shop_order, since `order` is an SQL keyword. Amounts are integer paise. */
export interface ShopOrderTable {
  id: Identity;
  /** Also the receipt given to the provider: at most 40 characters. */
  public_id: string;
  session_id: number;
  user_id: number | null;
  /** The client's receipt; the idempotency key of a session's checkout. */
  client_key: string | null;
  /** Unique among the open orders of a session. */
  cart_hash: string;
  status: Generated<OrderStatus>;
  hold: Generated<OrderHold>;
  reserved_until: Timestamp;
  /** Hash of the address that the held units are charged to; null once they are released. */
  held_for: string | null;
  /** Goods, before the coupon and tax. */
  subtotal_paise: number;
  /** The coupon's code, and its discount on goods and shipping before tax. */
  coupon_code: Generated<string | null>;
  coupon_paise: Generated<number>;
  /** The share of `coupon_paise` that applies to shipping. */
  shipping_coupon_paise: Generated<number>;
  /** Shipping before the coupon and tax, and its GST in basis points. */
  shipping_paise: Generated<number>;
  shipping_bp: Generated<number>;
  /** Whether it is paid in cash on delivery, the fee for that before tax, and the fee's GST in basis points. */
  cod: Generated<boolean>;
  cod_fee_paise: Generated<number>;
  cod_fee_bp: Generated<number>;
  total_paise: number;
  /** The gift card that pays a part of the total, and that part; the rest is paid online or in cash. */
  gift_card_id: Generated<number | null>;
  gift_card_last_four: Generated<string | null>;
  gift_card_paise: Generated<number>;
  ship: Json<StoredShipping>;
  /** The GSTIN and the company of a business buyer; both null for others. */
  buyer_gstin: Generated<string | null>;
  buyer_company: Generated<string | null>;
  provider_order_id: string | null;
  paid_payment_id: string | null;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
  /** When it was paid; with cash on delivery, when it was confirmed. */
  paid_at: Timestamp | null;
  placed_at: Timestamp | null;
  /** Name of the courier; null until it is shipped. */
  courier: Generated<string | null>;
  tracking_number: Generated<string | null>;
  email_problem: Generated<EmailProblem | null>;
  /** When the order is next checked at the provider. */
  next_check_at: DefaultedTimestamp;
  /** Number of checks in its current state. */
  checks: Generated<number>;
}

/** At most one row: the shipping price before tax, and the order value from which it is free. */
export interface ShippingRuleTable {
  id: Generated<number>;
  free_from_paise: number;
  price_paise: number;
}

/** A line at the time of the order: later catalogue changes do not affect its price, discount, tax and title. */
export interface OrderItemTable {
  id: Identity;
  order_id: number;
  product_id: number;
  /** The colour, or the choice of a variant, such as "Green / A5"; empty without either. */
  color: Generated<string>;
  quantity: number;
  title: string;
  rate_paise: number;
  discount_bp: number;
  unit_paise: number;
  hsn: string | null;
  /** GST in basis points on the day of the order. */
  gst_bp: Generated<number>;
  /** The line's share of the coupon discount, for all of its units. */
  coupon_paise: Generated<number>;
  /** The value of the gift card that each unit is; null for other goods, and in a shop without gift cards. */
  gift_card_paise: Generated<number | null>;
}

export type PaymentStatus = 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';

/** A payment at the provider, or the cash of an order: `created` until it is collected. */
export interface PaymentTable {
  provider_payment_id: string;
  order_id: number;
  status: PaymentStatus;
  amount_paise: number;
  currency: Generated<string>;
  method: string | null;
  /** The amount refunded, by us or in the provider's dashboard. */
  refunded_paise: Generated<number>;
  /** The collected cash; null until then, and for a payment at the provider. */
  collected_paise: Generated<number | null>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

/** `replaced`: it failed, and another row refunds the rest of it. */
export type RefundStatus = 'pending' | 'processed' | 'failed' | 'replaced';

export interface RefundTable {
  idem_key: string;
  order_id: number;
  provider_payment_id: string;
  provider_refund_id: string | null;
  amount_paise: number;
  status: Generated<RefundStatus>;
  reason: string;
  /** The refund of units that it pays; null for all that is left of a payment. */
  order_refund_id: Generated<number | null>;
  method: Generated<RefundMethod>;
  reference: Generated<string | null>;
  /** True when it refunds the rest of the payment. */
  settles: Generated<boolean>;
  attempts: Generated<number>;
  next_attempt_at: DefaultedTimestamp;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

/** The scope of a credit note: units, the rest of its invoice, or money without specific units. */
export type CreditNoteCovers = 'pieces' | 'rest' | 'money';

/** A credit note: for units that a staff member refunds, or for another refund. */
export interface OrderRefundTable {
  id: Identity;
  order_id: number;
  covers: Generated<CreditNoteCovers>;
  amount_paise: number;
  reason: string;
  /** Whether the units went back on sale. */
  restocked: boolean;
  /** True when the units were not shipped yet: they are left out of parcels. */
  unsent: boolean;
  /** Null when the shop acted automatically. */
  author: string | null;
  /** The number of the credit note, as for an invoice. */
  financial_year: number;
  serial: number;
  created_at: Timestamp;
}

export interface OrderRefundLineTable {
  order_refund_id: number;
  order_item_id: number;
  quantity: number;
}

/** The kind of an order's event: a new state, or an action that is possible in several states. */
export type OrderEventKind =
  | OrderStatus
  | 'note'
  | 'refund'
  | 'return-requested'
  | 'exchange'
  | 'linked'
  | 'email-corrected'
  | 'parcel-shipped'
  | 'parcel-delivered'
  | 'parcel-returned'
  | 'collected'
  | 'remitted'
  | 'transferred';

/** An event of an order; the database refuses to change or delete a row. */
export interface OrderEventTable {
  id: Identity;
  order_id: number;
  kind: OrderEventKind;
  /** The staff member's name, or `the shopper`; null when the shop acted automatically. */
  author: string | null;
  at: Timestamp;
  detail: Json<OrderEventDetail>;
}

/** The staff member's note on the step. */
export interface OrderEventDetail {
  readonly courier?: string;
  readonly trackingNumber?: string;
  /** The number of the parcel, in an order with several. */
  readonly parcel?: number;
  readonly reason?: string;
  /** Whether the units went back on sale. */
  readonly restocked?: boolean;
  readonly text?: string;
  /** For a refund: its amount, units and credit note. */
  readonly amountPaise?: number;
  /** Units by product, of a refund or of a parcel; stored events use this name. */
  readonly pieces?: string[];
  readonly creditNote?: string;
  /** The part of a refund that went to the gift card. */
  readonly giftCardPaise?: number;
  /** For an exchange: its number, its new state, and the units of the replacement. */
  readonly exchange?: number;
  readonly exchangeState?: ExchangeState;
  readonly replacement?: string;
  /** For a corrected email address. */
  readonly email?: string;
  readonly previousEmail?: string;
  /** For a remittance or a transfer: the bank's or the courier's reference, and its day. */
  readonly reference?: string;
  readonly day?: string;
  /** Whether emails were sent again to the new address. */
  readonly resent?: boolean;
  /** Whether links in emails to the previous address no longer open the order. */
  readonly endsLinks?: boolean;
}

export interface InvoiceTable {
  order_id: number;
  /** The calendar year in which the financial year begins, on the first of April in India. */
  financial_year: number;
  /** Numbered from 1, without gaps. */
  serial: number;
  issued_at: Timestamp;
}

export type ShopOrderRow = Selectable<ShopOrderTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type RefundRow = Selectable<RefundTable>;
export type OrderRefundRow = Selectable<OrderRefundTable>;
export type OrderEventRow = Selectable<OrderEventTable>;
export type InvoiceRow = Selectable<InvoiceTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    shop_order: ShopOrderTable;
    order_item: OrderItemTable;
    payment: PaymentTable;
    refund: RefundTable;
    order_refund: OrderRefundTable;
    order_refund_line: OrderRefundLineTable;
    order_event: OrderEventTable;
    invoice: InvoiceTable;
    shipping_rule: ShippingRuleTable;
  }
}
