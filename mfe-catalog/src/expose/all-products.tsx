import { commonApi, loadQuery } from '@shop/api-client';
import type { Head, ProductPage } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { nullWhenNotFound } from '../api/not-found';
import { allProductsQuery } from '../features/paging/all-products-query';
import { pageFromQuery } from '../features/paging/page-from-query';

export { AllProductsPage as Component } from '../pages/all-products-page';

/** Reads the page of products that the address asks for, null after the last. */
export function load({ dispatch, query }: ShopLoadContext): Promise<ProductPage | null> {
  return nullWhenNotFound(
    loadQuery(dispatch, commonApi.endpoints.getProducts, allProductsQuery(pageFromQuery(query))),
  );
}

/** Title, description and first picture of the document; 404 for a page after the last. */
export function head(
  products: ProductPage | null | undefined,
  { query }: Pick<ShopLoadContext, 'query'>,
): Head {
  const page = pageFromQuery(query);
  return {
    status: products === null ? 404 : undefined,
    title: page > 1 ? `All Products, page ${page}` : 'All Products',
    description:
      'Stickers, tapes, journal materials, stamps, notebooks, pens and gift cards: everything we sell.',
    preloadImage: products?.products[0]?.mainPhoto.secure_url,
  };
}
