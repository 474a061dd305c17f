import { commonApi, loadQuery } from '@shop/api-client';
import type { ShopLoadContext } from '@shop/store';
import { catalogApi } from '../api/catalog-api';
import { nullWhenNotFound } from '../api/not-found';
import { pageFromQuery } from '../features/paging/page-from-query';
import { firstPhoto, type Collection } from '../features/product-listing/collection';
import { findBrand } from '../features/product-listing/find-collection';

export { BrandPage as Component } from '../pages/brand-page';
export { collectionHead as head } from '../features/product-listing/collection';

/** Reads the brands and one page of the brand's products. */
export async function load({ dispatch, params, query }: ShopLoadContext): Promise<Collection> {
  const brand = params.category ?? '';
  const [brands, listing] = await Promise.all([
    loadQuery(dispatch, commonApi.endpoints.getBrands, undefined),
    nullWhenNotFound(
      loadQuery(dispatch, catalogApi.endpoints.getBrandProducts, { brand, page: pageFromQuery(query) }),
    ),
  ]);
  return {
    title: brand,
    known: findBrand(brands, brand) !== null,
    firstPhoto: firstPhoto(listing),
  };
}
