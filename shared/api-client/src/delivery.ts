import { shipping } from '@shop/config';
import { allStates } from '@shop/config/delivery';
import type { Storefront } from '@shop/contracts';
// Imported by the package's name, so that a remote uses its host's API.
import { shopApi } from '@shop/api-client';
import { endpoint, get } from './endpoint';

/** The shell's endpoint of this name, which it loads with every page. */
const { getStorefront } = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getStorefront: build.query(endpoint(() => get('/storefront'), { silent: true })),
  }),
}).endpoints;

/** The shop's settings of delivery; undefined for the default ones. Sends no request. */
export function useShopDelivery(): Storefront['delivery'] {
  return getStorefront.useQueryState(undefined).data?.delivery;
}

/** The states that an address may be in. */
export function useOfferedStates(): readonly string[] {
  return useShopDelivery()?.allStates === true ? allStates : shipping.states;
}
