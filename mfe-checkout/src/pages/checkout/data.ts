import { shopApi } from '@shop/api-client';
import { useShopDelivery } from '@shop/api-client/delivery';
import { endpoint, get, post, readLineFacts } from '@shop/api-client/endpoint';
import type {
  CheckoutItem,
  CheckoutRequest,
  CouponRequest,
  GiftCardRequest,
  LineFact,
  OrderRequest,
  PaymentConfirmation,
  ShippingQuoteRequest,
} from '@shop/contracts';
import type { ShippingRule } from '@shop/money/shipping-line';
import {
  removeFromCart,
  selectCartItems,
  setCartLineCount,
  useShopDispatch,
  useShopSelector,
} from '@shop/store';
import { useCallback, useMemo, useState } from 'react';
import type { CheckoutDraft, UpdateDraft } from './draft';
import { itemsOfCart, withFreshPrices } from './items';

/** The endpoints of the checkout. All remotes inject into one API, so the names contain the page. */
export const checkoutApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentKey: build.query(endpoint(() => get('/payment/key'))),
    /** The outages of payment methods. Shows no toast, because the shopper can pay without this information. */
    getCheckoutOutages: build.query(endpoint(() => get('/payment/key'), { silent: true })),
    createPaymentOrder: build.mutation(
      endpoint((body: CheckoutRequest) => post('/payment/checkout', { body })),
    ),
    /** Shows no toast, because the payment step shows why the order was refused. */
    createCashOrder: build.mutation(
      endpoint((body: CheckoutRequest) => post('/order/cod', { body }), { silent: true }),
    ),
    verifyPayment: build.mutation(endpoint((body: PaymentConfirmation) => post('/payment/status', { body }))),
    saveOrder: build.mutation(endpoint((body: OrderRequest) => post('/order', { body }))),
    /** Whether an order was paid. Shows no toast, because an unpaid order is not an error. */
    checkOrder: build.mutation(endpoint((body: OrderRequest) => post('/order', { body }), { silent: true })),
    /** Shows no toast, because the form can be filled in manually. */
    getCheckoutAddresses: build.query(endpoint(() => get('/user/addresses'), { silent: true })),
    /** Shows no toast. Null with an older server. The server determines shipping at payment. */
    getCheckoutShippingRule: build.query(
      endpoint(() => get('/shipping-rule'), { silent: true, nullOn: 404 }),
    ),
    /** The shipping price in a shop with a price table. Shows no toast, because the summary shows why it is not known. */
    getCheckoutShippingPrice: build.query(
      endpoint((body: ShippingQuoteRequest) => post('/shipping-price', { body }), { silent: true }),
    ),
    /** Whether the shop has a coupon or a gift card. Shows no toast; null with an older server, which has none. */
    getCheckoutCouponState: build.query(endpoint(() => get('/coupon'), { silent: true, nullOn: 404 })),
    /** The totals of a cart with a coupon. Shows no toast, because the summary shows why a code does not apply. */
    getCheckoutCoupon: build.query(
      endpoint((body: CouponRequest) => post('/coupon', { body }), { silent: true }),
    ),
    /** The balance of a gift card. Shows no toast, because the summary shows why a code does not apply. */
    getCheckoutGiftCard: build.query(
      endpoint((body: GiftCardRequest) => post('/gift-card', { body }), { silent: true }),
    ),
    /** Takes product IDs, joined by commas. Shows no toast, because the server determines stock, price and tax at payment. */
    getCheckoutLineFacts: build.query<readonly LineFact[], string>({
      extraOptions: { silent: true },
      queryFn: (ids, _api, _options, request) => readLineFacts(request, ids),
    }),
  }),
});

const { useGetCheckoutLineFactsQuery, useGetCheckoutShippingRuleQuery } = checkoutApi;

export const {
  useGetCheckoutAddressesQuery,
  useGetCheckoutCouponStateQuery,
  useGetCheckoutCouponQuery,
  useGetCheckoutGiftCardQuery,
  useGetCheckoutShippingPriceQuery,
} = checkoutApi;

/** Sentences about the current outages of payment methods; empty until the server has responded, and with an older server. */
export function usePaymentOutages(): readonly string[] {
  const { data } = checkoutApi.useGetCheckoutOutagesQuery(undefined, { refetchOnMountOrArgChange: true });
  return data?.outages?.map(({ text }) => text) ?? [];
}

interface CheckoutItems {
  readonly items: readonly CheckoutItem[];
  /** Stock, price and tax of the items' products; null until the server has responded. */
  readonly facts: readonly LineFact[] | null;
  /** The shipping rule; null if shipping is free, and until the server has responded. */
  readonly shippingRule: ShippingRule | null;
  readonly removeItem: (item: CheckoutItem) => void;
  readonly setQuantity: (item: CheckoutItem, quantity: number) => void;
  /** Refetches prices, stock and shipping. */
  readonly refreshPrices: () => Promise<void>;
}

/** The items to buy. Items of the cart stay in the store, so changes also apply to the cart. */
export function useCheckoutItems(draft: CheckoutDraft, updateDraft: UpdateDraft): CheckoutItems {
  const dispatch = useShopDispatch();
  const cart = useShopSelector(selectCartItems);
  const [prices, setPrices] = useState<readonly LineFact[]>([]);
  const items = useMemo(
    () => withFreshPrices(draft.source === 'cart' ? itemsOfCart(cart) : draft.items, prices),
    [cart, draft.items, draft.source, prices],
  );
  const ids = [...new Set(items.map(({ productId }) => productId))].sort().join();
  const { currentData, refetch } = useGetCheckoutLineFactsQuery(ids, {
    skip: ids === '',
    refetchOnMountOrArgChange: true,
  });
  const hasRule = useShopDelivery()?.shippingBy === undefined;
  const { data: shippingRule = null, refetch: refetchShipping } = useGetCheckoutShippingRuleQuery(undefined, {
    skip: !hasRule,
  });

  const removeItem = useCallback(
    (removed: CheckoutItem) => {
      if (draft.source === 'cart') dispatch(removeFromCart(removed.productId, removed.color));
      else updateDraft({ items: items.filter((item) => item !== removed) });
    },
    [dispatch, draft.source, items, updateDraft],
  );
  const setQuantity = useCallback(
    (changed: CheckoutItem, quantity: number) => {
      const { productId, color } = changed;
      if (draft.source === 'cart') dispatch(setCartLineCount({ productId, color, count: quantity }));
      else updateDraft({ items: items.map((item) => (item === changed ? { ...item, quantity } : item)) });
    },
    [dispatch, draft.source, items, updateDraft],
  );
  const refreshPrices = useCallback(async () => {
    const [{ data }] = await Promise.all([refetch(), hasRule && refetchShipping()]);
    if (data) setPrices(data);
  }, [hasRule, refetch, refetchShipping]);

  return { items, facts: currentData ?? null, shippingRule, removeItem, setQuantity, refreshPrices };
}
