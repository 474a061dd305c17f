import type { CheckoutItem } from '@shop/contracts';
import { parseItems } from './items';
import { parseUnsettled, type PaymentTraces } from './payment/payment-traces';
import { parseReceipt } from './payment/receipts';
import type { ShippingValues } from './shipping-fields';
import { parseShipping } from './validate-shipping';
import { sessionRecord } from '../../features/session-storage';

/** The cart itself, or items that navigation brought and that are not the cart. */
export type ItemSource = 'cart' | 'direct';

/** The checkout's state that survives a reload. */
export interface CheckoutDraft extends PaymentTraces {
  /** Key of the history entry, so that a later visit does not take this visit's items for its own. */
  readonly visit: string;
  readonly source: ItemSource;
  /** Empty for the cart, whose lines are in the store. */
  readonly items: readonly CheckoutItem[];
  readonly shipping: ShippingValues;
}

function parseDraft(value: unknown): CheckoutDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Record<string, unknown>;
  return {
    visit: typeof stored.visit === 'string' ? stored.visit : '',
    source: stored.source === 'cart' ? 'cart' : 'direct',
    items: parseItems(stored.items) ?? [],
    shipping: parseShipping(stored.shipping),
    receipt: parseReceipt(stored.receipt),
    unsettled: parseUnsettled(stored.unsettled),
  };
}

export const checkoutDraft = sessionRecord('checkoutDraft', parseDraft);
