import { loadQuery } from '@shop/api-client';
import type { ProductPage } from '@shop/contracts';
import { definePage } from '@shop/remote-kit';
import { preloadPhoto } from '@shop/ui';
import { t } from '../messages';
import { readListing } from '../features/listing/address';
import { facetsOf, listingApi } from '../features/listing/data';
import { cardPhotoSizes } from '../features/product-card/photo-sizes';
import { SearchPage, searchPath, searchText } from '../pages/search/page';

/** The result of an empty search. */
const nothing: Pick<ProductPage, 'products'> = { products: [] };

export const { Component, load, head } = definePage({
  title: () => t('Search'),
  notFound: () => t('No such page'),
  async load({ dispatch, query }) {
    const text = searchText(query);
    if (text === '') return nothing;
    return readListing(
      query,
      (listingQuery) => loadQuery(dispatch, listingApi.endpoints.searchProducts, { text, ...listingQuery }),
      facetsOf(dispatch, { q: text }),
    );
  },
  head({ products }, { query }) {
    const text = searchText(query);
    return {
      title: t(text === '' ? 'Search' : 'Search: {text}', { text }),
      description: t('Search everything we sell by name, code or words.'),
      canonical: searchPath(text),
      unlisted: true,
      preloadImage: preloadPhoto(products[0]?.mainPhoto, cardPhotoSizes),
    };
  },
  Component: SearchPage,
});
