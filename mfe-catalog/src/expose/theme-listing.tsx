import { commonApi, loadQuery } from '@shop/api-client';
import type { ShopLoadContext } from '@shop/store';
import { catalogApi } from '../api/catalog-api';
import { nullWhenNotFound } from '../api/not-found';
import { pageFromQuery } from '../features/paging/page-from-query';
import { firstPhoto, type Collection } from '../features/product-listing/collection';
import { findTheme } from '../features/product-listing/find-collection';

export { ThemePage as Component } from '../pages/theme-page';
export { collectionHead as head } from '../features/product-listing/collection';

/** Reads the themes and one page of the theme's products. */
export async function load({ dispatch, params, query }: ShopLoadContext): Promise<Collection> {
  const theme = params.category ?? '';
  const [themes, listing] = await Promise.all([
    loadQuery(dispatch, commonApi.endpoints.getThemes, undefined),
    nullWhenNotFound(
      loadQuery(dispatch, catalogApi.endpoints.getThemeProducts, { theme, page: pageFromQuery(query) }),
    ),
  ]);
  const known = findTheme(themes, theme);
  return { title: known?.themeName ?? theme, known: known !== null, firstPhoto: firstPhoto(listing) };
}
