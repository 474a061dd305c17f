import { paths } from '@shop/config';
import type { CheckoutNavigation } from '@shop/contracts';
import { selectCartItems, useShopStore } from '@shop/store';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkoutItems } from './checkout-items';

/** Goes to the checkout with what is in the cart at that moment. */
export function useCheckout(): () => void {
  const store = useShopStore();
  const navigate = useNavigate();
  return useCallback(() => {
    const state: CheckoutNavigation = { items: checkoutItems(selectCartItems(store.getState())) };
    void navigate(paths.checkout, { state });
  }, [store, navigate]);
}
