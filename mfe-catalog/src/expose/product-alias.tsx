import { loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import type { Head, Product } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { catalogApi } from '../api/catalog-api';

export { ProductAliasPage as Component } from '../pages/product-alias-page';

/** Reads the product that the address leads to, so that its page is there at once; null when there is none. */
export function load({ dispatch, params }: ShopLoadContext): Promise<Product | null> {
  return loadQuery(dispatch, catalogApi.endpoints.getProduct, params.slug ?? '');
}

/** The document of an address that leads on: the product's title and own address, 404 when there is none, 503 when it could not be read. */
export function head(product: Product | null | undefined): Head {
  if (product === undefined) return { title: 'Something went wrong', status: 503 };
  if (product === null) return { title: 'No such product', status: 404 };
  return { title: product.title, canonical: paths.product(product.slugProduct) };
}
