import { commonApi, loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { catalogApi } from '../features/listing/data';
import { collectionPage } from '../pages/collection/collection';
import { findBrand } from '../pages/collection/find-collection';
import { readListing } from '../features/listing/address';
import { BrandPage } from '../pages/collection/brand-page';

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
