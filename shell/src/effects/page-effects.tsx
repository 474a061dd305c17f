import { useFreshDocument } from '../offline/use-fresh-document';
import { useHead } from './use-head';
import { useScrollToTop } from './use-scroll-to-top';
import { useShopperState } from './use-shopper-state';

/** What the page does beside its tree: head, scroll position, the shopper's state from this browser, and a full load after an old copy. */
export function PageEffects() {
  useShopperState();
  useFreshDocument();
  useScrollToTop();
  useHead();
  return null;
}
