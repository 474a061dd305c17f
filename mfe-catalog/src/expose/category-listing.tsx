import { commonApi, loadQuery } from '@shop/api-client';
import type { ShopLoadContext } from '@shop/store';
import { catalogApi } from '../api/catalog-api';
import { nullWhenNotFound } from '../api/not-found';
import { pageFromQuery } from '../features/paging/page-from-query';
import { firstPhoto, type Collection } from '../features/product-listing/collection';
import { findSubcategory } from '../features/product-listing/find-collection';

export { CategoryPage as Component } from '../pages/category-page';
export { collectionHead as head } from '../features/product-listing/collection';

/** Reads the categories and one page of the subcategory's products. */
export async function load({ dispatch, params, query }: ShopLoadContext): Promise<Collection> {
  const { category = '', subcategory = '' } = params;
  const wanted = { category, subcategory, page: pageFromQuery(query) };
  const [categories, listing] = await Promise.all([
    loadQuery(dispatch, commonApi.endpoints.getProductCategories, undefined),
    nullWhenNotFound(loadQuery(dispatch, catalogApi.endpoints.getCategoryProducts, wanted)),
  ]);
  const names = findSubcategory(categories, category, subcategory);
  return {
    title: names?.subcategory ?? names?.category ?? subcategory,
    known: names !== null,
    firstPhoto: firstPhoto(listing),
  };
}
