import { loadQuery } from '@shop/api-client';
import type { ProductPage } from '@shop/contracts';
import { definePage } from '@shop/remote-kit';
import { preloadPhoto } from '@shop/ui';
import { catalogApi } from '../features/listing/data';
import { cardPhotoSizes } from '../features/product-card/photo-sizes';
import { readListing } from '../features/listing/address';
import { searchPath, searchText } from '../pages/search/search-text';
import { SearchPage } from '../pages/search/page';

/** What a search for nothing finds. */
const nothing: Pick<ProductPage, 'products'> = { products: [] };

export const { Component, load, head } = definePage({
  title: 'Search',
  notFound: 'No such page',
  async load({ dispatch, query }) {
    const text = searchText(query);
    if (text === '') return nothing;
    return readListing(query, (listingQuery) =>
      loadQuery(dispatch, catalogApi.endpoints.searchProducts, { text, ...listingQuery }),
    );
  },
  head({ products }, { query }) {
    const text = searchText(query);
    return {
      title: text === '' ? 'Search' : `Search: ${text}`,
      description: 'Search all that we sell by name, code or words.',
      canonical: searchPath(text),
      unlisted: true,
      preloadImage: preloadPhoto(products[0]?.mainPhoto, cardPhotoSizes),
    };
  },
  Component: SearchPage,
});
