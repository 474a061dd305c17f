import { shellEndpoints } from './shell-endpoints';

/**
 * Whether the shop shows prices with GST; false in a shop or shell that predates this setting. Sends no
 * request.
 */
export function usePricesWithTax(): boolean {
  return shellEndpoints().getStorefront.useQueryState(undefined).data?.pricesWithTax === true;
}
