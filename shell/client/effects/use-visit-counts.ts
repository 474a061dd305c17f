import { paths } from '@shop/config';
import { onItemAdded, useShopStore } from '@shop/store';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isCheckout } from '../../federation/release/busy';
import { countVisit } from '../telemetry/count-visit';

/** `/products/` of a product's address. */
const productBeginning = paths.product('');

/** Counts how far this visit comes: a product, the cart, the checkout. */
export function useVisitCounts(): void {
  const { pathname } = useLocation();
  const store = useShopStore();
  useEffect(() => {
    countVisit('visit');
    if (pathname.startsWith(productBeginning)) countVisit('product');
    if (isCheckout(pathname)) countVisit('checkout');
  }, [pathname]);
  useEffect(
    () =>
      onItemAdded(store, (to) => {
        if (to === 'cart') countVisit('cart');
      }),
    [store],
  );
}
