import { commonApi, loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import type { ShopLoadContext } from '@shop/store';
import { catalogApi } from '../api/catalog-api';
import type { Collection } from '../features/product-listing/collection';
import { findTheme } from '../features/product-listing/find-collection';
import { readListing } from '../features/product-listing/listing-address';

export { ThemePage as Component } from '../pages/theme-page';
export { collectionHead as head } from '../features/product-listing/collection';

/** Reads the themes and the page of the theme's products that the address asks for. */
export async function load({ dispatch, params, query }: ShopLoadContext): Promise<Collection> {
  const theme = params.category ?? '';
  const [themes, listing] = await Promise.all([
    loadQuery(dispatch, commonApi.endpoints.getThemes, undefined),
    readListing(query, (part) =>
      loadQuery(dispatch, catalogApi.endpoints.getThemeProducts, { theme, ...part }),
    ),
  ]);
  const known = findTheme(themes, theme);
  return {
    title: known?.themeName ?? theme,
    path: paths.theme(known?.themeSlug ?? theme),
    parent: { name: 'Themes', path: paths.themeCategory },
    known: known !== null,
    listing,
  };
}
