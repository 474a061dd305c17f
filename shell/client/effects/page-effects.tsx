import { useFreshDocument } from '../offline/use-fresh-document';
import { useReturn } from '../offline/use-return';
import { useAllOnReturn } from '../fragments/use-all-on-return';
import { useScrollPosition } from '../../paint/scroll/use-scroll-position';
import { useHead } from './use-head';
import { useShopperState } from './use-shopper-state';
import { useVisitCounts } from './use-visit-counts';

/**
 * The page's effects: head, scroll position, the fragments of a page that Back returns to, the shopper's state
 * from this browser, refetching when the network returns, and counting visits.
 */
export function PageEffects() {
  useShopperState();
  useFreshDocument();
  useReturn();
  useScrollPosition();
  useAllOnReturn();
  useHead();
  useVisitCounts();
  return null;
}
