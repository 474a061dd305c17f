import { loadQuery } from '@shop/api-client';
import type { Head, ProductCard } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { preloadPhoto } from '@shop/ui';
import { catalogApi } from '../api/catalog-api';
import { cardPhotoSizes } from '../features/product-card/photo-sizes';
import { searchPath, searchText } from '../features/product-search/search-text';

export { SearchPage as Component } from '../pages/search-page';

/** Reads the products that the address searches for; null when it searches for nothing. */
export async function load({ dispatch, query }: ShopLoadContext): Promise<readonly ProductCard[] | null> {
  const text = searchText(query);
  return text === '' ? null : loadQuery(dispatch, catalogApi.endpoints.searchProducts, text);
}

/** What the document says of the results, which search engines leave out; 503 when none could be read. */
export function head(
  products: readonly ProductCard[] | null | undefined,
  { query }: Pick<ShopLoadContext, 'query'>,
): Head {
  const text = searchText(query);
  return {
    status: products === undefined ? 503 : undefined,
    title: text === '' ? 'Search' : `Search: ${text}`,
    description: 'Search all that we sell by name, code or words.',
    canonical: searchPath(text),
    unlisted: true,
    preloadImage: preloadPhoto(products?.[0]?.mainPhoto, cardPhotoSizes),
  };
}
