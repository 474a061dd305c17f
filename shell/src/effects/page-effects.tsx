import { useFreshDocument } from '../offline/use-fresh-document';
import { useReturn } from '../offline/use-return';
import { useHead } from './use-head';
import { useScrollToTop } from './use-scroll-to-top';
import { useShopperState } from './use-shopper-state';

/** What the page does beside its tree: head, scroll position, the shopper's state from this browser, and what the network's return asks for. */
export function PageEffects() {
  useShopperState();
  useFreshDocument();
  useReturn();
  useScrollToTop();
  useHead();
  return null;
}
