import { commonApi, loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { catalogApi } from '../features/listing/data';
import { collectionPage } from '../pages/collection/collection';
import { findSubcategory } from '../pages/collection/find-collection';
import { readListing } from '../features/listing/address';
import { listingPlace } from '../pages/collection/listing-place';
import { CategoryPage } from '../pages/collection/category-page';

export const { Component, load, head } = collectionPage(CategoryPage, async ({ dispatch, params, query }) => {
  const { category = '', subcategory = '' } = params;
  const [categories, listing] = await Promise.all([
    loadQuery(dispatch, commonApi.endpoints.getProductCategories),
    readListing(query, (listingQuery) =>
      loadQuery(dispatch, catalogApi.endpoints.getCategoryProducts, {
        category,
        subcategory,
        ...listingQuery,
      }),
    ),
  ]);
  const names = findSubcategory(categories, category, subcategory);
  const path = paths.category(names?.categorySlug ?? category, subcategory);
  return { collection: names && { ...listingPlace(names, subcategory), path }, listing };
});
