import { useFreshDocument } from '../offline/use-fresh-document';
import { useReturn } from '../offline/use-return';
import { useAllOnReturn } from '../fragments/use-all-on-return';
import { useScrollPosition } from '../../paint/scroll/use-scroll-position';
import { useHead } from './use-head';
import { useShopperState } from './use-shopper-state';
import { useVisitCounts } from './use-visit-counts';

/**
 * What the page does beside its tree: head, scroll position, the parts of a page that is gone back to, the shopper's state
 * from this browser, what the network's return asks for, and how far the visit comes.
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
