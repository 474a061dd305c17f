import { shipping } from '@shop/config';
import { allStates } from '@shop/config/delivery';
import type { Storefront } from '@shop/contracts';
import { shellEndpoints } from './shell-endpoints';

/** The shop's delivery settings; undefined for the defaults. Sends no request. */
export function useShopDelivery(): Storefront['delivery'] {
  return shellEndpoints().getStorefront.useQueryState(undefined).data?.delivery;
}

/** The terms of cash on delivery; undefined if the shop does not offer it. Sends no request. */
export function useShopCod(): Storefront['cod'] {
  return shellEndpoints().getStorefront.useQueryState(undefined).data?.cod;
}

/** The states that an address may be in. */
export function useOfferedStates(): readonly string[] {
  return useShopDelivery()?.allStates === true ? allStates : shipping.states;
}
