import { commonApi, loadQuery } from '@shop/api-client';
import type { Theme, Head } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';

export { ThemeCategoryPage as Component } from '../pages/theme-category-page';

/** Reads the themes. */
export function load({ dispatch }: ShopLoadContext): Promise<readonly Theme[]> {
  return loadQuery(dispatch, commonApi.endpoints.getThemes, undefined);
}

/** What the document says of the index; 503 when it could not be read. */
export function head(themes: readonly Theme[] | undefined): Head {
  return {
    status: themes ? undefined : 503,
    title: 'Themes',
    description: 'Stationery and craft by theme: Indian post, monsoon, botanicals, railway days and more.',
    crumbs: [{ name: 'Themes' }],
  };
}
