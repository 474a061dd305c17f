import type { CheckoutItem } from '@shop/contracts';
import { selectCartItems, useShopSelector, type CartItem } from '@shop/store';
import { useHydrating } from '@shop/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionRecord } from '../../features/session-storage';
import { type BuyerDraft, parseBuyer } from './business/buyer';
import { type GiftDraft, parseGift } from './gift/recipient';
import { areEntireCart, itemsOfNavigation, parseItems } from './items';
import { parseReceipt, parseUnsettled, type PaymentTraces } from './payment/receipts';
import { emptyShipping, parseShipping, type ShippingValues } from './shipping-fields';

/** The source of the items: the cart, or the navigation state. */
export type ItemSource = 'cart' | 'direct';

/** The state of the checkout that survives a reload. */
export interface CheckoutDraft extends PaymentTraces {
  /** Key of the history entry, so that a later visit does not use the items of this one. */
  readonly visit: string;
  readonly source: ItemSource;
  /** The items; empty for the cart, whose lines are in the store. */
  readonly items: readonly CheckoutItem[];
  readonly shipping: ShippingValues;
  /** The typed fields of a business buyer, if the shopper opened them. */
  readonly business?: BuyerDraft | undefined;
  /** The typed recipient of gift cards, if the shopper opened the fields. */
  readonly gift?: GiftDraft | undefined;
  /** The optional purposes of the notice that are ticked. */
  readonly agreed?: readonly string[] | undefined;
  /** The code of the applied coupon, if there is one. */
  readonly coupon?: string | undefined;
  /** The code of the applied gift card, if there is one. */
  readonly giftCard?: string | undefined;
}

function parseDraft(value: unknown): CheckoutDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Record<string, unknown>;
  // A form that was sent without scripts is stored as the shipping fields.
  const business = parseBuyer(stored.business ?? stored.shipping);
  const gift = parseGift(stored.gift);
  return {
    visit: typeof stored.visit === 'string' ? stored.visit : '',
    source: stored.source === 'cart' ? 'cart' : 'direct',
    items: parseItems(stored.items) ?? [],
    shipping: parseShipping(stored.shipping),
    ...(business && { business }),
    ...(gift && { gift }),
    ...(Array.isArray(stored.agreed) && { agreed: stored.agreed.filter((id) => typeof id === 'string') }),
    ...(typeof stored.coupon === 'string' && { coupon: stored.coupon }),
    ...(typeof stored.giftCard === 'string' && { giftCard: stored.giftCard }),
    receipt: parseReceipt(stored.receipt),
    unsettled: parseUnsettled(stored.unsettled),
  };
}

export const checkoutDraft = sessionRecord('checkoutDraft', parseDraft);

interface Arrival {
  /** Key of the history entry. */
  readonly visit: string;
  /** Items in the navigation state. */
  readonly brought: readonly CheckoutItem[] | null;
  readonly cart: readonly CartItem[];
  /** The stored draft of this visit or an earlier one. */
  readonly saved: CheckoutDraft | null;
}

/**
 * The initial draft of a visit. Typed fields are always restored. The items are, in order of preference, those of the same visit
 * before a reload, those of the navigation state, the cart, or those of an earlier visit.
 */
export function openDraft({ visit, brought, cart, saved }: Arrival): CheckoutDraft {
  const start = {
    visit,
    shipping: saved?.shipping ?? emptyShipping,
    ...(saved?.business && { business: saved.business }),
    ...(saved?.gift && { gift: saved.gift }),
    ...(saved?.agreed && { agreed: saved.agreed }),
    ...(saved?.coupon !== undefined && { coupon: saved.coupon }),
    ...(saved?.giftCard !== undefined && { giftCard: saved.giftCard }),
    receipt: saved?.receipt ?? null,
    unsettled: saved?.unsettled ?? null,
  };
  if (brought && saved?.visit === visit) return saved;
  if (brought && !areEntireCart(brought, cart)) return { ...start, source: 'direct', items: brought };
  if (!brought && cart.length === 0 && saved?.source === 'direct')
    return { ...start, source: 'direct', items: saved.items };
  return { ...start, source: 'cart', items: [] };
}

/** The draft on the server and in the first render, before the cart and the storage are read. */
export function blankDraft(visit: string): CheckoutDraft {
  return { visit, source: 'cart', items: [], shipping: emptyShipping, receipt: null, unsettled: null };
}

/** A stored draft with fields that were typed before it was read, which take precedence. */
export function withTyped(draft: CheckoutDraft, typed: ShippingValues): CheckoutDraft {
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  return { ...draft, shipping: { ...draft.shipping, ...filled } };
}

/** Changes the draft; pass a function if the change depends on the current draft. */
export type UpdateDraft = (
  change: Partial<CheckoutDraft> | ((draft: CheckoutDraft) => Partial<CheckoutDraft>),
) => void;

/**
 * The draft of this visit, which is stored for reloads, and whether it has been read. The cart and the session storage exist only
 * in the browser, so a page from the server starts with a blank draft, whose fields can already be filled in.
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
    setDraft({
      ...withTyped(read(), draft.shipping),
      ...(draft.business && { business: draft.business }),
      ...(draft.agreed && { agreed: draft.agreed }),
    });
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
