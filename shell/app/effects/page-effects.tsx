import { paths } from '@shop/config';
import { onItemAdded, useShopStore } from '@shop/store';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isCheckout } from '../../federation/routing/page-routes';
import { useScrollPosition } from '../../paint/scroll/use-scroll-position';
import { useAllOnReturn } from '../fragments/remote-fragment';
import { useFreshDocument } from '../offline/connection';
import { useRelease } from '../release/release-context';
import { countVisit } from '../telemetry/count-visit';
import { useHead } from './use-head';
import { useShopperState } from './use-shopper-state';

/** `/products/` of a product's address. */
const productBeginning = paths.product('');

/** Counts how far this visit comes: a product, the cart, the checkout. Testers of a preview are not shoppers. */
export function useVisitCounts(): void {
  const { pathname } = useLocation();
  const store = useShopStore();
  const { remotes } = useRelease();
  const isPreview = Object.values(remotes).some(({ variant }) => variant === 'preview');
  useEffect(() => {
    if (isPreview) return;
    countVisit('visit');
    if (pathname.startsWith(productBeginning)) countVisit('product');
    if (isCheckout(pathname)) countVisit('checkout');
  }, [pathname, isPreview]);
  useEffect(
    () =>
      onItemAdded(store, (to) => {
        if (to === 'cart' && !isPreview) countVisit('cart');
      }),
    [store, isPreview],
  );
}

/**
 * The page's effects: head, scroll position, the fragments of a page that Back returns to, the shopper's state
 * from this browser, and counting visits.
 */
export function PageEffects() {
  useShopperState();
  useFreshDocument();
  useScrollPosition();
  useAllOnReturn();
  useHead();
  useVisitCounts();
  return null;
}
