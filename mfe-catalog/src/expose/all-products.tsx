import { loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import type { Head, ProductPage } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { preloadPhoto } from '@shop/ui';
import { catalogApi } from '../api/catalog-api';
import { pageFromQuery } from '../features/paging/page-from-query';
import { cardPhotoSizes } from '../features/product-card/photo-sizes';

export { AllProductsPage as Component } from '../pages/all-products-page';

/** Reads the page of products that the address asks for; null for a page that is not there. */
export async function load({ dispatch, query }: ShopLoadContext): Promise<ProductPage | null> {
  const page = pageFromQuery(query);
  return page === null ? null : loadQuery(dispatch, catalogApi.endpoints.getAllProducts, page);
}

/** What the document says of the page, and its first picture; 404 for a page that is not there, 503 when none could be read. */
export function head(
  products: ProductPage | null | undefined,
  { query }: Pick<ShopLoadContext, 'query'>,
): Head {
  if (products === null) return { status: 404, title: 'No such page' };
  const page = pageFromQuery(query) ?? 1;
  return {
    status: products ? undefined : 503,
    title: page > 1 ? `All Products, page ${page}` : 'All Products',
    description:
      'Stickers, tapes, journal materials, stamps, notebooks, pens and gift cards: everything we sell.',
    canonical: paths.allProductsPage(page),
    crumbs: [{ name: 'All Products' }],
    preloadImage: preloadPhoto(products?.products[0]?.mainPhoto, cardPhotoSizes),
  };
}
