import { commonApi, loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import type { ShopLoadContext } from '@shop/store';
import { catalogApi } from '../api/catalog-api';
import type { Collection } from '../features/product-listing/collection';
import { findBrand } from '../features/product-listing/find-collection';
import { readListing } from '../features/product-listing/listing-address';

export { BrandPage as Component } from '../pages/brand-page';
export { collectionHead as head } from '../features/product-listing/collection';

/** Reads the brands and the page of the brand's products that the address asks for. */
export async function load({ dispatch, params, query }: ShopLoadContext): Promise<Collection> {
  const brand = params.category ?? '';
  const [brands, listing] = await Promise.all([
    loadQuery(dispatch, commonApi.endpoints.getBrands, undefined),
    readListing(query, (part) =>
      loadQuery(dispatch, catalogApi.endpoints.getBrandProducts, { brand, ...part }),
    ),
  ]);
  const found = findBrand(brands, brand);
  return {
    title: brand,
    path: paths.brand(found?.brandName ?? brand),
    parent: { name: 'Brands', path: paths.brandCategory },
    known: found !== null,
    listing,
  };
}
