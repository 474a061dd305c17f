import type { CheckoutItem, LineFact } from '@shop/contracts';
import type { ShippingRule } from '@shop/money/shipping-line';
import {
  removeFromCart,
  selectCartItems,
  setCartLineCount,
  useShopDispatch,
  useShopSelector,
} from '@shop/store';
import { useCallback, useMemo, useState } from 'react';
import { useGetCheckoutLineFactsQuery, useGetCheckoutShippingRuleQuery } from './data';
import type { CheckoutDraft } from './checkout-draft';
import type { UpdateDraft } from './use-checkout-draft';
import { itemsOfCart } from './cart-items';
import { withFreshPrices } from './priced-lines';

export interface CheckoutItems {
  readonly items: readonly CheckoutItem[];
  /** Stock, price and tax of the items' products as the server has them; null while nobody knows. */
  readonly facts: readonly LineFact[] | null;
  /** What shipping costs; null where that is nothing, and while nobody knows. */
  readonly shippingRule: ShippingRule | null;
  readonly removeItem: (item: CheckoutItem) => void;
  readonly setQuantity: (item: CheckoutItem, quantity: number) => void;
  /** Asks the server for today's prices, stock and shipping and shows them. */
  readonly refreshPrices: () => Promise<void>;
}

/** What is being bought. The cart's lines are the cart's own, so what is changed here changes the cart as well. */
export function useCheckoutItems(draft: CheckoutDraft, updateDraft: UpdateDraft): CheckoutItems {
  const dispatch = useShopDispatch();
  const cart = useShopSelector(selectCartItems);
  const [prices, setPrices] = useState<readonly LineFact[]>([]);
  const items = useMemo(
    () => withFreshPrices(draft.source === 'cart' ? itemsOfCart(cart) : draft.items, prices),
    [cart, draft.items, draft.source, prices],
  );
  const ids = [...new Set(items.map(({ productId }) => productId))].sort().join();
  const { currentData, refetch } = useGetCheckoutLineFactsQuery(ids, {
    skip: ids === '',
    refetchOnMountOrArgChange: true,
  });

  const shipping = useGetCheckoutShippingRuleQuery();
  const { refetch: refetchShipping } = shipping;

  const removeItem = useCallback(
    (gone: CheckoutItem) => {
      if (draft.source === 'cart') dispatch(removeFromCart(gone.productId, gone.color));
      else updateDraft({ items: items.filter((item) => item !== gone) });
    },
    [dispatch, draft.source, items, updateDraft],
  );
  const setQuantity = useCallback(
    (changed: CheckoutItem, quantity: number) => {
      const { productId, color } = changed;
      if (draft.source === 'cart') dispatch(setCartLineCount({ productId, color, count: quantity }));
      else updateDraft({ items: items.map((item) => (item === changed ? { ...item, quantity } : item)) });
    },
    [dispatch, draft.source, items, updateDraft],
  );
  const refreshPrices = useCallback(async () => {
    const [{ data }] = await Promise.all([refetch(), refetchShipping()]);
    if (data) setPrices(data);
  }, [refetch, refetchShipping]);
  return {
    items,
    facts: currentData ?? null,
    shippingRule: shipping.data ?? null,
    removeItem,
    setQuantity,
    refreshPrices,
  };
}
