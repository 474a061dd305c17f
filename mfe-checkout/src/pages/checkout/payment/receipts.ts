import type { Buyer } from '@shop/config/gstin';
import type { GiftRecipient } from '../gift/recipient';
import type { PaymentConfirmation, PurchaseLine, ShippingDetails } from '@shop/contracts';

/** The items to pay for, and the shipping address. */
export interface Purchase {
  readonly products: readonly PurchaseLine[];
  readonly shipping: ShippingDetails;
  /** Payable total in paise. */
  readonly amount: number;
  /** The code of the coupon that the amount includes. */
  readonly coupon?: string | undefined;
  /** The gift card and the part of the amount that it pays, in paise. */
  readonly giftCard?: { readonly code: string; readonly amount: number } | undefined;
  /** Whether the products are the cart, which the order then empties on all devices of an account. */
  readonly fromCart?: boolean;
  /** The business that buys. Like the address, it may be corrected between two attempts. */
  readonly buyer?: Buyer | undefined;
  /** Whom its gift cards are for; may be corrected as well. Undefined for the buyer. */
  readonly gift?: GiftRecipient | undefined;
  /** The consents that the form gives; missing in a shop without notices. */
  readonly consents?: string;
}

export interface Receipt {
  /** At most 40 characters; the API treats the same receipt as the same order. */
  readonly value: string;
  /** A key of the items and their price, without the address, which may be corrected between two attempts. */
  readonly purchase: string;
}

/** A payment that was or may have been charged, and that the shop has not confirmed. */
export interface UnsettledPayment {
  /** The receipt of its purchase. */
  readonly receipt: string;
  /** The provider's order ID. */
  readonly orderId: string;
  /** In paise; null if an earlier release stored it. */
  readonly amount: number | null;
  /** The provider's confirmation; null while the window is open, or if it is incomplete. */
  readonly confirmation: PaymentConfirmation | null;
}

/** Data that a payment attempt stores for the next one, even across reloads. */
export interface PaymentTraces {
  readonly receipt: Receipt | null;
  readonly unsettled: UnsettledPayment | null;
}

function fingerprint({ products, amount, coupon, giftCard }: Purchase): string {
  if (giftCard !== undefined) return JSON.stringify([products, amount, coupon ?? null, giftCard]);
  return JSON.stringify(coupon === undefined ? [products, amount] : [products, amount, coupon]);
}

/** The gift card pays the whole amount. */
export const isCovered = ({ amount, giftCard }: Pick<Purchase, 'amount' | 'giftCard'>): boolean =>
  giftCard?.amount === amount;

function newValue(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `rcpt_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The receipt of a purchase. The same purchase keeps its receipt, so that a retry never creates a second order. */
export function receiptFor(purchase: Purchase, previous: Receipt | null): Receipt {
  const print = fingerprint(purchase);
  return previous?.purchase === print ? previous : { value: newValue(), purchase: print };
}

/** Parses a receipt from session storage; null if it is invalid. */
export function parseReceipt(value: unknown): Receipt | null {
  if (typeof value !== 'object' || value === null) return null;
  const { value: text, purchase } = value as Record<string, unknown>;
  if (typeof text !== 'string' || typeof purchase !== 'string') return null;
  return /^rcpt_[0-9a-f]{32}$/.test(text) ? { value: text, purchase } : null;
}

const isIdentifier = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The three identifiers that the API verifies; null if any of them is missing. */
export function parseConfirmation(response: unknown): PaymentConfirmation | null {
  if (typeof response !== 'object' || response === null) return null;
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = response as Record<string, unknown>;
  if (
    !isIdentifier(razorpay_payment_id) ||
    !isIdentifier(razorpay_order_id) ||
    !isIdentifier(razorpay_signature)
  ) {
    return null;
  }
  return { razorpay_payment_id, razorpay_order_id, razorpay_signature };
}

/**
 * Parses an unsettled payment from session storage; null if it is invalid. An earlier release stored only receipt and confirmation.
 */
export function parseUnsettled(value: unknown): UnsettledPayment | null {
  if (typeof value !== 'object' || value === null) return null;
  const { receipt, orderId, amount, confirmation } = value as Record<string, unknown>;
  const parsed = parseConfirmation(confirmation);
  const paidOrder = parsed?.razorpay_order_id ?? orderId;
  if (typeof receipt !== 'string' || typeof paidOrder !== 'string') return null;
  return {
    receipt,
    orderId: paidOrder,
    amount: typeof amount === 'number' ? amount : null,
    confirmation: parsed,
  };
}
