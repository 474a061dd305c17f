import { commonApi, loadQuery } from '@shop/api-client';
import { paths, slugify } from '@shop/config';
import type { ShopLoadContext } from '@shop/store';
import { catalogApi } from '../api/catalog-api';
import type { Collection } from '../features/product-listing/collection';
import { findSubcategory } from '../features/product-listing/find-collection';
import { readListing } from '../features/product-listing/listing-address';

export { CategoryPage as Component } from '../pages/category-page';
export { collectionHead as head } from '../features/product-listing/collection';

/** Reads the categories and the page of the subcategory's products that the address asks for. */
export async function load({ dispatch, params, query }: ShopLoadContext): Promise<Collection> {
  const { category = '', subcategory = '' } = params;
  const [categories, listing] = await Promise.all([
    loadQuery(dispatch, commonApi.endpoints.getProductCategories, undefined),
    readListing(query, (part) =>
      loadQuery(dispatch, catalogApi.endpoints.getCategoryProducts, { category, subcategory, ...part }),
    ),
  ]);
  const names = findSubcategory(categories, category, subcategory);
  return {
    title: names?.subcategory ?? names?.category ?? subcategory,
    path: paths.category(slugify(category), subcategory),
    parent: { name: names?.subcategory ? names.category : 'Products', path: paths.productCategory },
    known: names !== null,
    listing,
  };
}
