import { commonApi, loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { catalogApi } from '../api/catalog-api';
import { collectionPage } from '../features/product-listing/collection';
import { findTheme } from '../features/product-listing/find-collection';
import { readListing } from '../features/product-listing/listing-address';
import { ThemePage } from '../pages/theme-page';

export const { Component, load, head } = collectionPage(ThemePage, async ({ dispatch, params, query }) => {
  const theme = params.category ?? '';
  const [themes, listing] = await Promise.all([
    loadQuery(dispatch, commonApi.endpoints.getThemes),
    readListing(query, (listingQuery) =>
      loadQuery(dispatch, catalogApi.endpoints.getThemeProducts, { theme, ...listingQuery }),
    ),
  ]);
  const found = findTheme(themes, theme);
  const parent = { name: 'Themes', path: paths.themeCategory };
  return {
    collection: found && { title: found.themeName, path: paths.theme(found.themeSlug), parent },
    listing,
  };
});
