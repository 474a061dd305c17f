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

/** The prefix `/products/` of a product's path. */
const productBeginning = paths.product('');

/** Counts the stages that this visit reaches: a product, the cart, the checkout. Visits with a preview are not counted. */
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

/** The page's effects: head, scroll position, fragments after Back, the shopper's stored state, and visit counts. */
export function PageEffects() {
  useShopperState();
  useFreshDocument();
  useScrollPosition();
  useAllOnReturn();
  useHead();
  useVisitCounts();
  return null;
}
