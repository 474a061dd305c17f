import { selectCartItems, useShopSelector } from '@shop/store';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { itemsOfNavigation } from '../items/parse-items';
import { checkoutDraft, type CheckoutDraft } from './checkout-draft';
import { openDraft } from './open-draft';

export type UpdateDraft = (change: Partial<CheckoutDraft>) => void;

/** The draft of this visit, kept for a reload. Only for the browser: it reads the tab's session storage. */
export function useCheckoutDraft(): readonly [CheckoutDraft, UpdateDraft] {
  const { key: visit, state } = useLocation();
  const cart = useShopSelector(selectCartItems);
  const [draft, setDraft] = useState(() =>
    openDraft({ visit, brought: itemsOfNavigation(state), cart, kept: checkoutDraft.read() }),
  );
  useEffect(() => checkoutDraft.write(draft), [draft]);
  const update = useCallback<UpdateDraft>((change) => setDraft((now) => ({ ...now, ...change })), []);
  return [draft, update];
}
