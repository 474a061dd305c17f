import { type CheckoutItem, type CouponQuote, isApiFailure } from '@shop/contracts';
import { useShopDispatch } from '@shop/store';
import { useState } from 'react';
import { t } from '../../../messages';
import type { CheckedCode } from '../code/control';
import { checkoutApi, useGetCheckoutCouponQuery, useGetCheckoutCouponStateQuery } from '../data';
import { purchaseLine } from '../items';

const messages = {
  unreachable: 'The code could not be checked. Check your connection and try again.',
} as const;

/** The coupon of the checkout. */
export interface Coupon extends CheckedCode {
  /** The totals with the code; null while it does not apply. */
  readonly quote: CouponQuote | null;
  /** True while the totals with the code are being calculated. */
  readonly isPricing: boolean;
  /** Calculates the totals again, after prices changed. */
  readonly refresh: () => void;
}

const messageOf = (error: unknown) => (isApiFailure(error) ? error.message : t(messages.unreachable));

/** The terms that a coupon depends on, besides the items. */
interface CouponTerms {
  /** Undefined if shipping does not depend on it. */
  readonly pinCode: string | undefined;
  /** Whether the fee of cash on delivery is included. */
  readonly inCash: boolean;
}

/** The coupon with that stored code, for these items. The server calculates the discount. */
export function useCoupon(
  code: string | undefined,
  items: readonly CheckoutItem[],
  keep: (code: string | undefined) => void,
  { pinCode, inCash }: CouponTerms,
): Coupon {
  const dispatch = useShopDispatch();
  const [isChecking, setIsChecking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data: state } = useGetCheckoutCouponStateQuery();
  const cart = {
    products: items.map(purchaseLine),
    ...(pinCode !== undefined && { pinCode }),
    ...(inCash && { cashOnDelivery: true }),
  };
  const isSkipped = code === undefined || items.length === 0;
  const { currentData, error, isFetching, refetch } = useGetCheckoutCouponQuery(
    { code: code ?? '', ...cart },
    { skip: isSkipped, refetchOnMountOrArgChange: true },
  );
  const isRefused = !isSkipped && !isFetching && error !== undefined;
  const quote = isSkipped || isRefused ? null : (currentData?.data ?? null);

  const apply = async (typed: string) => {
    setRefusal(null);
    setIsChecking(true);
    const { initiate } = checkoutApi.endpoints.getCheckoutCoupon;
    try {
      const { data } = await dispatch(
        initiate({ code: typed, ...cart }, { forceRefetch: true, subscribe: false }),
      ).unwrap();
      keep(data.code);
      return true;
    } catch (failure) {
      setRefusal(messageOf(failure));
      return false;
    } finally {
      setIsChecking(false);
    }
  };
  return {
    isOffered: code !== undefined || state?.available === true,
    code,
    quote,
    isPricing: !isSkipped && isFetching && quote === null,
    isChecking,
    message: isRefused ? messageOf(error) : refusal,
    apply,
    refresh: () => void (!isSkipped && refetch()),
    remove() {
      setRefusal(null);
      keep(undefined);
    },
  };
}
