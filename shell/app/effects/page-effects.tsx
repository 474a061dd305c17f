import { useFreshDocument } from '../offline/use-fresh-document';
import { useAllOnReturn } from '../fragments/use-all-on-return';
import { useScrollPosition } from '../../paint/scroll/use-scroll-position';
import { useHead } from './use-head';
import { useShopperState } from './use-shopper-state';
import { useVisitCounts } from './use-visit-counts';

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
