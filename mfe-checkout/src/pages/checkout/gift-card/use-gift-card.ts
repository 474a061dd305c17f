import { type GiftCardBalance, isApiFailure } from '@shop/contracts';
import { giftCardPart } from '@shop/money/gift-card';
import { useShopDispatch } from '@shop/store';
import { useState } from 'react';
import { t } from '../../../messages';
import type { CheckedCode } from '../code/control';
import { checkoutApi, useGetCheckoutCouponStateQuery, useGetCheckoutGiftCardQuery } from '../data';

const messages = {
  unreachable: 'The gift card could not be checked. Check your connection and try again.',
} as const;

/** The gift card of the checkout. */
export interface GiftCard extends CheckedCode {
  /** The card of the applied code; null while it is read, and if it cannot be spent. */
  readonly card: GiftCardBalance | null;
  /** True while the card of the applied code is being read. */
  readonly isReading: boolean;
  /** The part of a total that the card pays, in paise; 0 without a card. */
  readonly partOf: (totalPaise: number) => number;
  /** Reads the balance again, after the server refused a payment. */
  readonly refresh: () => void;
}

const messageOf = (error: unknown) => (isApiFailure(error) ? error.message : t(messages.unreachable));

/** The gift card with that stored code. It does not pay for the gift cards of the purchase, which cost `cardsPaise`. */
export function useGiftCard(
  code: string | undefined,
  keep: (code: string | undefined) => void,
  cardsPaise: number,
): GiftCard {
  const dispatch = useShopDispatch();
  const [isChecking, setIsChecking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data: state } = useGetCheckoutCouponStateQuery();
  const isSkipped = code === undefined;
  const { currentData, error, isFetching, refetch } = useGetCheckoutGiftCardQuery(
    { code: code ?? '' },
    { skip: isSkipped, refetchOnMountOrArgChange: true },
  );
  const isRefused = !isSkipped && !isFetching && error !== undefined;
  const card = isSkipped || isRefused ? null : (currentData?.data ?? null);

  const apply = async (typed: string) => {
    setRefusal(null);
    setIsChecking(true);
    const { initiate } = checkoutApi.endpoints.getCheckoutGiftCard;
    try {
      await dispatch(initiate({ code: typed }, { forceRefetch: true, subscribe: false })).unwrap();
      keep(typed.trim());
      return true;
    } catch (failure) {
      setRefusal(messageOf(failure));
      return false;
    } finally {
      setIsChecking(false);
    }
  };
  return {
    isOffered: code !== undefined || state?.giftCards === true,
    code,
    card,
    isReading: !isSkipped && isFetching && card === null,
    isChecking,
    message: isRefused ? messageOf(error) : refusal,
    partOf: (totalPaise) => (card ? giftCardPart(card.balancePaise, totalPaise, cardsPaise) : 0),
    apply,
    refresh: () => void (!isSkipped && refetch()),
    remove() {
      setRefusal(null);
      keep(undefined);
    },
  };
}
