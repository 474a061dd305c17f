import { useShopCod, useShopDelivery } from '@shop/api-client/delivery';
import { usePinResult } from '@shop/api-client/pin-check';
import { shop } from '@shop/config';
import { readPin } from '@shop/config/delivery';
import { isApiFailure, type Storefront } from '@shop/contracts';
import { formatRupeesPlain } from '@shop/money';
import { useShopDispatch } from '@shop/store';
import { useRef, useState } from 'react';
import { t } from '../../../messages';
import { checkoutApi } from '../data';
import { type RefusedField, refusedField } from '../payment/alerts';
import type { BookedOrder } from '../payment/flow';
import { receiptFor, type PaymentTraces, type Purchase } from '../payment/receipts';

type Terms = NonNullable<Storefront['cod']>;

/** The choice between paying online and cash on delivery. */
export interface Cash {
  /** Undefined if the shop does not offer it. */
  readonly terms: Terms | undefined;
  /** Whether the shopper chose cash. */
  readonly isChosen: boolean;
  readonly choose: (inCash: boolean) => void;
  readonly isBusy: boolean;
  /** Why the last order was not placed; otherwise null. */
  readonly message: string | null;
  readonly place: (purchase: Purchase) => Promise<void>;
}

interface CashOptions {
  readonly traces: PaymentTraces;
  readonly keepTraces: (change: Partial<PaymentTraces>) => void;
  /** Called if the server's prices differ, or if it did not accept the coupon. */
  readonly onStalePrices: (refusesCoupon: boolean) => void;
  /** Called with the reason if the shop refuses a field of the address. */
  readonly onFieldRefused: (field: RefusedField, reason: string) => void;
  readonly onBooked: (order: BookedOrder) => void;
}

const unreachable =
  'The order could not be placed. Check your connection and try again: the same order is never placed twice.';

/** Orders with cash on delivery, one at a time. */
export function useCash(options: CashOptions): Cash {
  const dispatch = useShopDispatch();
  const terms = useShopCod();
  const [inCash, setInCash] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const running = useRef(false);

  const refuse = (failure: unknown) => {
    if (!isApiFailure(failure) || failure.status >= 500) return setMessage(unreachable);
    const { field, status } = failure;
    const refused = refusedField(failure);
    if (refused) return options.onFieldRefused(refused, failure.message);
    setMessage(failure.message);
    if (field === 'payment') setInCash(false);
    else if (status === 409) options.onStalePrices(field === 'coupon');
  };

  const place = async (purchase: Purchase) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setMessage(null);
    const { products, shipping, amount, coupon, giftCard, buyer, fromCart, consents } = purchase;
    const bought = { products, shipping, amount, coupon, giftCard, buyer };
    const receipt = receiptFor(bought, options.traces.receipt);
    options.keepTraces({ receipt });
    const priced = { amount, currency: shop.currency, receipt: receipt.value, products };
    const origin = { ...(fromCart && { fromCart }), ...(consents !== undefined && { consents }) };
    const codes = { ...(coupon !== undefined && { coupon }), ...(giftCard && { giftCard }) };
    const request = { ...shipping, ...buyer, ...priced, ...origin, ...codes };
    try {
      const { initiate } = checkoutApi.endpoints.createCashOrder;
      const { order } = await dispatch(initiate(request, { track: false })).unwrap();
      options.onBooked({ kind: 'booked', orderId: order._id, link: null });
    } catch (failure) {
      refuse(failure);
      setBusy(false);
    } finally {
      running.current = false;
    }
  };

  return {
    terms,
    isChosen: inCash && terms !== undefined,
    choose(chosen) {
      setMessage(null);
      setInCash(chosen);
    },
    isBusy,
    message,
    place,
  };
}

/** Why cash on delivery is not possible for a purchase, with the amount to pay in paise; null if it is. The server decides. */
export function useCashFlaw(
  terms: Terms | undefined,
  {
    duePaise,
    pinCode,
    hasGiftCard,
  }: { readonly duePaise: number; readonly pinCode: string; readonly hasGiftCard: boolean },
): string | null {
  const checksPins = useShopDelivery()?.checksPins === true;
  const pin = checksPins && terms ? readPin(pinCode) : null;
  const { result } = usePinResult(pin === null ? '' : String(pin));
  if (!terms) return null;
  if (hasGiftCard) return t('Not possible for gift cards.');
  if (duePaise === 0) return t('Your gift card pays the whole order.');
  const { minPaise, maxPaise } = terms;
  if (minPaise !== undefined && duePaise < minPaise)
    return t('Possible from {amount}.', { amount: formatRupeesPlain(minPaise) });
  if (maxPaise !== undefined && duePaise > maxPaise)
    return t('Possible up to {amount}.', { amount: formatRupeesPlain(maxPaise) });
  return result && result.cod !== true ? t('Not possible at {pinCode}.', { pinCode: result.pinCode }) : null;
}
