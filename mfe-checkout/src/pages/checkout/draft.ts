import type { CheckoutItem } from '@shop/contracts';
import { selectCartItems, useShopSelector, type CartItem } from '@shop/store';
import { useHydrating } from '@shop/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionRecord } from '../../features/session-storage';
import { areEntireCart, itemsOfNavigation, parseItems } from './items';
import { parseReceipt, parseUnsettled, type PaymentTraces } from './payment/receipts';
import { emptyShipping, parseShipping, type ShippingValues } from './shipping-fields';

/** The cart itself, or items of navigation that are not the cart. */
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

interface Arrival {
  /** Key of the history entry. */
  readonly visit: string;
  /** Items of the navigation. */
  readonly brought: readonly CheckoutItem[] | null;
  readonly cart: readonly CartItem[];
  /** The tab's stored draft of this visit or of an earlier one. */
  readonly saved: CheckoutDraft | null;
}

/**
 * The draft that a visit starts with. Typed fields are always restored; the items are those of the same visit before a
 * reload, else those of the navigation, else the cart, else those of an earlier visit.
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

/** The draft of the server and of the first render, when neither the cart nor the storage is known. */
export function blankDraft(visit: string): CheckoutDraft {
  return { visit, source: 'cart', items: [], shipping: emptyShipping, receipt: null, unsettled: null };
}

/** A draft with the fields that were typed before it was read; these take precedence. */
export function withTyped(draft: CheckoutDraft, typed: ShippingValues): CheckoutDraft {
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  return { ...draft, shipping: { ...draft.shipping, ...filled } };
}

/** Changes the draft; pass a function where the change depends on the current draft. */
export type UpdateDraft = (
  change: Partial<CheckoutDraft> | ((draft: CheckoutDraft) => Partial<CheckoutDraft>),
) => void;

/**
 * The draft of this visit, stored for a reload, and whether it has been read. The cart and the session storage exist only in
 * the browser: a page from the server starts with a blank draft, whose fields can already be filled in.
 */
export function useCheckoutDraft(): readonly [CheckoutDraft, UpdateDraft, boolean] {
  const { key: visit, state } = useLocation();
  const cart = useShopSelector(selectCartItems);
  const hydrating = useHydrating();
  const read = () =>
    openDraft({ visit, brought: itemsOfNavigation(state), cart, saved: checkoutDraft.read() });
  const [draft, setDraft] = useState(() => (hydrating ? blankDraft(visit) : read()));
  const [isRead, setRead] = useState(!hydrating);
  if (!hydrating && !isRead) {
    setRead(true);
    setDraft(withTyped(read(), draft.shipping));
  }
  useEffect(() => {
    if (isRead) checkoutDraft.write(draft);
  }, [draft, isRead]);
  const update = useCallback<UpdateDraft>(
    (change) =>
      setDraft((current) => ({
        ...current,
        ...(typeof change === 'function' ? change(current) : change),
      })),
    [],
  );
  return [draft, update, isRead];
}
