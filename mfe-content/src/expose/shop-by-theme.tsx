import { commonApi, loadQuery } from '@shop/api-client';
import type { Theme } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';

export { ThemeStamps as Component } from '../slots/shop-by-theme';

/** Fetches the themes. */
export function load({ dispatch }: ShopLoadContext): Promise<readonly Theme[]> {
  return loadQuery(dispatch, commonApi.endpoints.getThemes);
}
