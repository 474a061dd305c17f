import { commonApi, loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { readListing } from '../features/listing/address';
import { facetsOf, listingApi } from '../features/listing/data';
import { CategoryPage, categoryTitle } from '../pages/collection/category-page';
import { defineCollection } from '../pages/collection/collection-page';
import { findSubcategory } from '../pages/collection/find-collection';

export const { Component, load, head } = defineCollection(
  CategoryPage,
  async ({ dispatch, params, query }) => {
    const { category = '', subcategory = '' } = params;
    const [categories, listing] = await Promise.all([
      loadQuery(dispatch, commonApi.endpoints.getProductCategories),
      readListing(
        query,
        (listingQuery) =>
          loadQuery(dispatch, listingApi.endpoints.getCategoryProducts, {
            category,
            subcategory,
            ...listingQuery,
          }),
        facetsOf(dispatch, { inCategory: category, inSubcategory: subcategory }),
      ),
    ]);
    const names = findSubcategory(categories, category, subcategory);
    const path = paths.category(names?.categorySlug ?? category, subcategory);
    return { collection: names && { ...categoryTitle(names, subcategory), path }, listing };
  },
);
