import { commonApi, loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { t } from '../messages';
import { readListing } from '../features/listing/address';
import { facetsOf, listingApi } from '../features/listing/data';
import { defineCollection } from '../pages/collection/collection-page';
import { findTheme } from '../pages/collection/find-collection';
import { ThemePage } from '../pages/collection/theme-page';

export const { Component, load, head } = defineCollection(ThemePage, async ({ dispatch, params, query }) => {
  const theme = params.category ?? '';
  const [themes, listing] = await Promise.all([
    loadQuery(dispatch, commonApi.endpoints.getThemes),
    readListing(
      query,
      (listingQuery) =>
        loadQuery(dispatch, listingApi.endpoints.getThemeProducts, { theme, ...listingQuery }),
      facetsOf(dispatch, { ofTheme: theme }),
    ),
  ]);
  const found = findTheme(themes, theme);
  const parent = { name: t('Themes'), path: paths.themeCategory };
  return {
    collection: found && { title: found.themeName, path: paths.theme(found.themeSlug), parent },
    listing,
  };
});
