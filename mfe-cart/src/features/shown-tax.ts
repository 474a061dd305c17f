import { usePricesWithTax } from '@shop/api-client/prices';
import { tax } from '@shop/config';
import type { CartItem, WishlistItem } from '@shop/store';
import { useFactsOf } from './cart-data';

type Item = Pick<CartItem | WishlistItem, 'productId' | 'shownGstRate'>;

/** The GST rate in percent to include in an item's shown price; undefined to show it before GST. */
export type ShownTax = (item: Item) => number | undefined;

const beforeTax: ShownTax = () => undefined;

/** The rate of products that are no longer on sale. */
const usualRate = tax.gstBasisPoints / 100;

/**
 * The GST rates for the shown prices of a list: the current rates or, until the server has responded, the rates with which the
 * items were added. If one is unknown, all prices are shown before GST, so that they add up.
 */
export function useShownTax(items: readonly Item[], shown = true): ShownTax {
  const withTax = usePricesWithTax();
  const facts = useFactsOf(items, withTax && shown);
  if (!withTax) return beforeTax;
  const rateOf: ShownTax = ({ productId, shownGstRate = facts && usualRate }) =>
    facts?.find((fact) => fact.productId === productId)?.gstRate ?? shownGstRate;
  return items.every((item) => rateOf(item) !== undefined) ? rateOf : beforeTax;
}
