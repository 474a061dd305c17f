import { useHead } from './use-head';
import { useScrollToTop } from './use-scroll-to-top';
import { useShopperState } from './use-shopper-state';

/** What the page does beside its tree: head, scroll position, and the shopper's state from this browser. */
export function PageEffects() {
  useShopperState();
  useScrollToTop();
  useHead();
  return null;
}
