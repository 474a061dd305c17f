import { loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { definePage } from '@shop/remote-kit';
import { preloadPhoto } from '@shop/ui';
import { t } from '../messages';
import { pageFromQuery, readListing } from '../features/listing/address';
import { facetsOf, listingApi } from '../features/listing/data';
import { cardPhotoSizes } from '../features/product-card/photo-sizes';
import { AllProductsPage } from '../pages/all-products/page';

export const { Component, load, head } = definePage({
  title: () => t('All Products'),
  notFound: () => t('No such page'),
  load: ({ dispatch, query }) =>
    readListing(
      query,
      (listingQuery) => loadQuery(dispatch, listingApi.endpoints.getAllProducts, listingQuery),
      facetsOf(dispatch, {}),
    ),
  head({ products }, { query }) {
    const page = pageFromQuery(query) ?? 1;
    return {
      title: t(page > 1 ? 'All Products, page {page}' : 'All Products', { page }),
      description: t(
        'Stickers, tapes, journal materials, stamps, notebooks, pens and gift cards: everything we sell.',
      ),
      canonical: paths.allProductsPage(page),
      crumbs: [{ name: t('All Products') }],
      preloadImage: preloadPhoto(products[0]?.mainPhoto, cardPhotoSizes),
    };
  },
  Component: AllProductsPage,
});
