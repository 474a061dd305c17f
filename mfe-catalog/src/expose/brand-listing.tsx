import { commonApi, loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { catalogApi } from '../api/catalog-api';
import { collectionPage } from '../features/product-listing/collection';
import { findBrand } from '../features/product-listing/find-collection';
import { readListing } from '../features/product-listing/listing-address';
import { BrandPage } from '../pages/brand-page';

export const { Component, load, head } = collectionPage(BrandPage, async ({ dispatch, params, query }) => {
  const brand = params.category ?? '';
  const [brands, listing] = await Promise.all([
    loadQuery(dispatch, commonApi.endpoints.getBrands),
    readListing(query, (listingQuery) =>
      loadQuery(dispatch, catalogApi.endpoints.getBrandProducts, { brand, ...listingQuery }),
    ),
  ]);
  const found = findBrand(brands, brand);
  const parent = { name: 'Brands', path: paths.brandCategory };
  return { collection: found && { title: brand, path: paths.brand(found.brandName), parent }, listing };
});
