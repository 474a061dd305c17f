import { commonApi, loadQuery } from '@shop/api-client';
import type { ShopLoadContext } from '@shop/store';
import { catalogApi } from '../api/catalog-api';
import { pageFromQuery } from '../features/paging/page-from-query';
import { firstPhoto, nullWhenUnknown, type Collection } from '../features/product-listing/collection';

export { ThemePage as Component } from '../pages/theme-page';
export { collectionHead as head } from '../features/product-listing/collection';

/** Reads the themes and one page of the theme's products. */
export async function load({ dispatch, params, query }: ShopLoadContext): Promise<Collection> {
  const theme = params.category ?? '';
  const [themes, listing] = await Promise.all([
    loadQuery(dispatch, commonApi.endpoints.getThemes, undefined),
    nullWhenUnknown(
      loadQuery(dispatch, catalogApi.endpoints.getThemeProducts, { theme, page: pageFromQuery(query) }),
    ),
  ]);
  const known = themes.find(({ themeSlug }) => themeSlug === theme);
  return { title: known?.themeName ?? theme, known: known !== undefined, firstPhoto: firstPhoto(listing) };
}
