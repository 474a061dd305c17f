import type { ShopState } from '@shop/store';

/** The API client's place in the store. */
export const shopApiPath = 'shopApi';

interface WithApi {
  readonly [shopApiPath]?: { readonly config: { readonly online: boolean } };
}

/**
 * Whether the shop can be reached, as the host has found out by asking it: `useShopSelector(selectOnline)`. Always true on a server.
 * Carried by the remote, so that it works in any shell.
 */
export const selectOnline = (state: ShopState): boolean =>
  (state as ShopState & WithApi)[shopApiPath]?.config.online ?? true;
