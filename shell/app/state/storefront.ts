import { shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { navigation } from '@shop/config';
import type { Storefront } from '@shop/contracts';

/**
 * Staff's changes to the menus and the home page, and the check of a PIN code. Pages show the defaults if the changes cannot be
 * read; a failed check is shown next to the field.
 */
export const storefrontApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getStorefront: build.query(endpoint(() => get('/storefront'), { silent: true })),
    checkDeliveryPin: build.query(
      endpoint((pin: string) => get('/delivery', { query: { pin } }), { silent: true }),
    ),
  }),
});

/** The storefront's data, once it is loaded. */
export const useStorefront = (): Storefront | undefined => storefrontApi.useGetStorefrontQuery().data;

/** The entries of the header's menu. */
export const useMenu = () => useStorefront()?.menu ?? navigation.header;
