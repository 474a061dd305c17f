import { commonApi, loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { t } from '../messages';
import { readListing } from '../features/listing/address';
import { facetsOf, listingApi } from '../features/listing/data';
import { BrandPage } from '../pages/collection/brand-page';
import { defineCollection } from '../pages/collection/collection-page';
import { findBrand } from '../pages/collection/find-collection';

export const { Component, load, head } = defineCollection(BrandPage, async ({ dispatch, params, query }) => {
  const brand = params.category ?? '';
  const [brands, listing] = await Promise.all([
    loadQuery(dispatch, commonApi.endpoints.getBrands),
    readListing(
      query,
      (listingQuery) =>
        loadQuery(dispatch, listingApi.endpoints.getBrandProducts, { brand, ...listingQuery }),
      facetsOf(dispatch, { ofBrand: brand }),
    ),
  ]);
  const found = findBrand(brands, brand);
  const parent = { name: t('Brands'), path: paths.brandCategory };
  return { collection: found && { title: brand, path: paths.brand(found.brandName), parent }, listing };
});
