import { paths, timings } from '@shop/config';
import type { CheckoutItem, CheckoutNavigation } from '@shop/contracts';
import { lineColour } from '@shop/contracts/product-colours';
import { selectCartItems, useShopStore, type CartItem } from '@shop/store';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** The cart's lines in the form that checkout accepts. */
export function checkoutItems(items: readonly CartItem[]): CheckoutItem[] {
  return items.map((item) => ({
    productId: item.productId,
    title: item.productName,
    slugProduct: item.slugProduct,
    photo: item.photo,
    rate: item.rate,
    discount: item.discount,
    shownGstRate: item.shownGstRate,
    quantity: item.count,
    color: lineColour(item),
  }));
}

const doNothing = () => undefined;

/**
 * Opens the checkout after the shop's delay, with the cart's contents at that time. `before` runs immediately, for
 * example to close a panel. Further calls during the delay are ignored.
 */
export function useDelayedCheckout(before: () => unknown = doNothing): () => void {
  const store = useShopStore();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(() => {
    if (timer.current !== undefined) return;
    before();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const state: CheckoutNavigation = { items: checkoutItems(selectCartItems(store.getState())) };
      void navigate(paths.checkout, { state });
    }, timings.checkoutDelay);
  }, [before, store, navigate]);
}
