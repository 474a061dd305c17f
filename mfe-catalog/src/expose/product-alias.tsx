import { loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { definePage } from '@shop/remote-kit';
import { catalogApi } from '../features/listing/data';
import { ProductAliasPage } from '../pages/product/alias-page';

/** An address that leads on to a product's own. */
export const { Component, load, head } = definePage({
  title: 'Something went wrong',
  notFound: 'No such product',
  load: ({ dispatch, params }) => loadQuery(dispatch, catalogApi.endpoints.getProduct, params.slug ?? ''),
  head: ({ title, slugProduct }) => ({ title, ownPath: paths.product(slugProduct) }),
  Component: ProductAliasPage,
});
