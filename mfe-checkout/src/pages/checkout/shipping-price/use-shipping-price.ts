import { useShopDelivery } from '@shop/api-client/delivery';
import { readPin } from '@shop/config/delivery';
import { type CheckoutItem, isApiFailure } from '@shop/contracts';
import type { ShippingRule } from '@shop/money/shipping-line';
import { t } from '../../../messages';
import { useGetCheckoutShippingPriceQuery } from '../data';
import { purchaseLine } from '../items';

const messages = {
  unreachable: 'Shipping could not be calculated. Check your connection and try again.',
} as const;

/** The shipping price in a shop with a price table. */
export interface ShippingPrice {
  /** `rule` in a shop without a table; otherwise whether the price is known, or why it is not. */
  readonly state: 'rule' | 'known' | 'needs-pin' | 'loading' | 'failed';
  /** The rule for the totals; null if shipping is free, and until its price is known. */
  readonly rule: ShippingRule | null;
  /** The PIN code that the price depends on, once it is known. */
  readonly pinCode: string | undefined;
  /** True while it is being calculated, for the first time or again. */
  readonly isFetching: boolean;
  /** Why the price could not be calculated; otherwise null. */
  readonly message: string | null;
  /** Fetches the price again. */
  readonly refresh: () => void;
}

/** A rule with the same price for each cart. */
const flatRate = (pricePaise: number): ShippingRule => ({
  pricePaise,
  freeFromPaise: Number.MAX_SAFE_INTEGER,
});

/** The message about a refused PIN code is shown next to the address field instead. */
const isPinRefused = (error: unknown) =>
  isApiFailure(error) && error.status === 422 && error.field === 'pinCode';

const messageOf = (error: unknown) =>
  isApiFailure(error) && error.status < 500 ? error.message : t(messages.unreachable);

/**
 * The shipping price for these items and that PIN code. `rule` is the default shipping rule. A shop without a price table uses
 * it, without a request. The server recalculates the price at payment.
 */
export function useShippingPrice(
  items: readonly CheckoutItem[],
  typedPin: string,
  rule: ShippingRule | null,
): ShippingPrice {
  const by = useShopDelivery()?.shippingBy;
  const read = by === 'pin' ? readPin(typedPin) : null;
  const pinCode = read === null ? undefined : String(read);
  const needsPin = by === 'pin' && pinCode === undefined;
  const skip = by === undefined || needsPin || items.length === 0;
  const { currentData, error, isFetching, refetch } = useGetCheckoutShippingPriceQuery(
    { products: items.map(purchaseLine), ...(pinCode !== undefined && { pinCode }) },
    { skip, refetchOnMountOrArgChange: true },
  );
  const common = {
    pinCode,
    message: null,
    isFetching: !skip && isFetching,
    refresh: () => void (!skip && refetch()),
  };
  if (by === undefined) return { ...common, state: 'rule', rule };

  const unknown = { ...common, rule: null };
  if (needsPin) return { ...unknown, state: 'needs-pin' };
  // While the price is refetched, the previous one is shown.
  if (!skip && isFetching && (currentData === undefined || error !== undefined))
    return { ...unknown, state: 'loading' };
  if (isPinRefused(error)) return { ...unknown, state: 'needs-pin' };
  if (!skip && error !== undefined) return { ...unknown, state: 'failed', message: messageOf(error) };
  const price = currentData?.data;
  if (price?.needsPin) return { ...unknown, state: 'needs-pin' };
  const paise = price?.pricePaise ?? 0;
  return { ...unknown, state: 'known', rule: paise > 0 ? flatRate(paise) : null };
}
