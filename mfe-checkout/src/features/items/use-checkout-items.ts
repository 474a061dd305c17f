import type { CheckoutItem } from '@shop/contracts';
import { removeFromCart, selectCartItems, useShopDispatch, useShopSelector } from '@shop/store';
import { useCallback, useMemo, useState } from 'react';
import { fetchPrices } from '../../api/fetch-prices';
import type { CheckoutDraft } from '../draft/checkout-draft';
import type { UpdateDraft } from '../draft/use-checkout-draft';
import { itemsOfCart } from './cart-items';
import { withFreshPrices, type FreshPrices } from './priced-lines';

export interface CheckoutItems {
  readonly items: readonly CheckoutItem[];
  readonly removeItem: (item: CheckoutItem) => void;
  /** Asks the server for today's prices and shows them. */
  readonly refreshPrices: () => Promise<void>;
}

/** What is being bought. The cart's lines are the cart's own, so what is removed here leaves the cart as well. */
export function useCheckoutItems(draft: CheckoutDraft, updateDraft: UpdateDraft): CheckoutItems {
  const dispatch = useShopDispatch();
  const cart = useShopSelector(selectCartItems);
  const [prices, setPrices] = useState<FreshPrices>({});
  const items = useMemo(
    () => withFreshPrices(draft.source === 'cart' ? itemsOfCart(cart) : draft.items, prices),
    [cart, draft.items, draft.source, prices],
  );

  const removeItem = useCallback(
    (gone: CheckoutItem) => {
      if (draft.source === 'cart') dispatch(removeFromCart(gone.productId));
      else updateDraft({ items: items.filter((item) => item !== gone) });
    },
    [dispatch, draft.source, items, updateDraft],
  );
  const refreshPrices = useCallback(
    async () => setPrices(await fetchPrices(dispatch, items)),
    [dispatch, items],
  );
  return { items, removeItem, refreshPrices };
}
