import type { ShippingDetails, PurchaseLine } from '@shop/contracts';

/** What is paid for, and where it goes. */
export interface Purchase {
  readonly products: readonly PurchaseLine[];
  readonly shipping: ShippingDetails;
  /** Payable total in paise. */
  readonly amount: number;
}

export interface Receipt {
  /** At most 40 characters; the API takes the same receipt as the same order. */
  readonly value: string;
  /** The goods and their price. Not the address, which may be mended between two attempts. */
  readonly purchase: string;
}

function fingerprint({ products, amount }: Purchase): string {
  return JSON.stringify([products, amount]);
}

function newValue(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `rcpt_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The receipt of a purchase: the former one when it is the same, so that a retry never makes a second order. */
export function receiptFor(purchase: Purchase, former: Receipt | null): Receipt {
  const print = fingerprint(purchase);
  return former?.purchase === print ? former : { value: newValue(), purchase: print };
}

/** A receipt from session storage, or null when it is not one. */
export function parseReceipt(value: unknown): Receipt | null {
  if (typeof value !== 'object' || value === null) return null;
  const { value: text, purchase } = value as Record<string, unknown>;
  if (typeof text !== 'string' || typeof purchase !== 'string') return null;
  return /^rcpt_[0-9a-f]{32}$/.test(text) ? { value: text, purchase } : null;
}
