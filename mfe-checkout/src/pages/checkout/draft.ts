import type { CheckoutItem } from '@shop/contracts';
import type { CartItem } from '@shop/store';
import { areEntireCart } from './cart-items';
import { emptyShipping, type ShippingValues } from './shipping-fields';
import type { CheckoutDraft } from './checkout-draft';

interface Arrival {
  /** Key of the history entry. */
  readonly visit: string;
  /** What navigation brought. */
  readonly brought: readonly CheckoutItem[] | null;
  readonly cart: readonly CartItem[];
  /** The tab's stored draft of this visit or of an earlier one. */
  readonly saved: CheckoutDraft | null;
}

/**
 * The draft that a visit starts with. Typed fields are always restored; the items are those of the same visit before a
 * reload, else what navigation brought, else the cart, else what an earlier visit was about to buy.
 */
export function openDraft({ visit, brought, cart, saved }: Arrival): CheckoutDraft {
  const start = {
    visit,
    shipping: saved?.shipping ?? emptyShipping,
    receipt: saved?.receipt ?? null,
    unsettled: saved?.unsettled ?? null,
  };
  if (brought && saved?.visit === visit) return saved;
  if (brought && !areEntireCart(brought, cart)) return { ...start, source: 'direct', items: brought };
  if (!brought && cart.length === 0 && saved?.source === 'direct')
    return { ...start, source: 'direct', items: saved.items };
  return { ...start, source: 'cart', items: [] };
}

/** The draft of the server and of the first render: neither what is bought nor what was stored is known yet. */
export function blankDraft(visit: string): CheckoutDraft {
  return { visit, source: 'cart', items: [], shipping: emptyShipping, receipt: null, unsettled: null };
}

/** A draft with what was typed while it was not read yet; what was typed last counts. */
export function withTyped(draft: CheckoutDraft, typed: ShippingValues): CheckoutDraft {
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  return { ...draft, shipping: { ...draft.shipping, ...filled } };
}
