import { shellEndpoints } from './shell-endpoints';

/** Whether the checkout offers to enter a GSTIN; false by default. Sends no request. */
export function useOffersGstin(): boolean {
  return shellEndpoints().getStorefront.useQueryState(undefined).data?.businessBuyers === true;
}
