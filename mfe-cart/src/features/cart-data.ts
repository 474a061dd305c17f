import { shopApi } from '@shop/api-client';
import { endpoint, get, post, readLineFacts } from '@shop/api-client/endpoint';
import type { LineFact, ShippingQuoteRequest } from '@shop/contracts';
import { selectCartItems, useShopSelector, type CartItem } from '@shop/store';
import { shareOfStock, type StockNoteProps } from '@shop/ui/stock-note';

/** The cart's endpoints. All remotes inject into one API, so the names start with the remote's. */
const cartApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Takes product IDs, joined by commas. Shows no toast on failure, because the cart works without the response. */
    getCartLineFacts: build.query<readonly LineFact[], string>({
      extraOptions: { silent: true },
      queryFn: (ids, _api, _options, request) => readLineFacts(request, ids),
    }),
    /** Shows no toast on failure. Null if shipping is free or the server is older. */
    getCartShippingRule: build.query(endpoint(() => get('/shipping-rule'), { silent: true, nullOn: 404 })),
    /** The shipping price in a shop with a price table. Shows no toast, because it is an estimate. */
    getCartShippingPrice: build.query(
      endpoint((body: ShippingQuoteRequest) => post('/shipping-price', { body }), { silent: true }),
    ),
  }),
});

export const { useGetCartShippingRuleQuery, useGetCartShippingPriceQuery } = cartApi;

/** The stock available to a cart line, as props of `StockNote`. */
export type LineStock = Pick<StockNoteProps, 'free' | 'shared'>;

/**
 * Reads stock and GST rates of items in one request while `shown`; undefined until the server has responded, and after a
 * failure.
 */
export function useFactsOf(
  items: readonly Pick<CartItem, 'productId'>[],
  shown: boolean,
): readonly LineFact[] | undefined {
  const ids = [...new Set(items.map(({ productId }) => productId))].sort();
  const { currentData } = cartApi.useGetCartLineFactsQuery(ids.join(), {
    skip: !shown || ids.length === 0,
    refetchOnMountOrArgChange: true,
  });
  return currentData;
}

/**
 * Reads the stock of all cart lines in one request while `shown`. Returns a function that returns the stock for a line; after a
 * failure lines are not marked. Colours of a product share its stock, which earlier lines get first.
 */
export function useLineStock(shown = true): (line: CartItem) => LineStock {
  const items = useShopSelector(selectCartItems);
  const facts = useFactsOf(items, shown);
  return (line) => {
    if (!facts) return { free: undefined };
    const ofProduct = ({ productId }: { readonly productId: string }) => productId === line.productId;
    const earlier = items.slice(0, items.indexOf(line)).filter(ofProduct);
    const taken = earlier.reduce((sum, { count }) => sum + count, 0);
    return shareOfStock(facts.find(ofProduct)?.stock ?? null, taken);
  };
}
