import { selectCartItems, useShopSelector } from '@shop/store';
import { useHydrating } from '@shop/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { itemsOfNavigation } from './items';
import { checkoutDraft, type CheckoutDraft } from './checkout-draft';
import { blankDraft, openDraft, withTyped } from './draft';

/** Changes the draft; a change that depends on what is typed is a function of the draft as it is by then. */
export type UpdateDraft = (
  change: Partial<CheckoutDraft> | ((draft: CheckoutDraft) => Partial<CheckoutDraft>),
) => void;

/**
 * The draft of this visit, stored for a reload, and whether it has been read. It comes out of the cart and of the tab's session
 * storage, which the server does not have: a page from the server begins with a blank one, into which may be typed already.
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
    (change) => setDraft((now) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) })),
    [],
  );
  return [draft, update, isRead];
}
