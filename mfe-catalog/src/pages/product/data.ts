import { shopApi } from '@shop/api-client';
import { endpoint, get, send } from '@shop/api-client/endpoint';
import { isApiFailure, type Product } from '@shop/contracts';

/** Whether a failed read means that the product does not exist. True for a malformed URL. */
const isNotFound = (failure: unknown) =>
  isApiFailure(failure) && (failure.status === 404 || failure.status === 400);

/** The endpoint of a product. Amounts are in rupees, discounts in percent. */
export const productApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** A product by id or slug. Null if there is none, because an unknown URL is not a failure. */
    getProduct: build.query<Product | null, string>({
      async queryFn(id, _api, _options, request) {
        const { data, error } = await send(request, get('/product/detail1/{id}', { path: { id } }));
        if (!error) return { data };
        return isNotFound(error) ? { data: null } : { error };
      },
    }),
    /** Null if shipping is always free. Shows no toast on failure. */
    getProductShippingRule: build.query(endpoint(() => get('/shipping-rule'), { silent: true })),
  }),
});

export const { useGetProductQuery } = productApi;
