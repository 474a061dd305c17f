import type { ShopState } from '@shop/store';

/** The key of the API client's state in the store. */
export const shopApiPath = 'shopApi';

interface WithApi {
  readonly [shopApiPath]?: { readonly config: { readonly online: boolean } };
}

/**
 * Whether the shop is reachable, as last checked by the host: `useShopSelector(selectOnline)`. Always true on a
 * server. Each remote bundles its own copy, so it works in any shell.
 */
export const selectOnline = (state: ShopState): boolean =>
  (state as ShopState & WithApi)[shopApiPath]?.config.online ?? true;
