import { loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { ProductAliasPage } from '../pages/product/alias-page';
import { productApi } from '../pages/product/data';

/** The older URL of a product, which redirects to its page. */
export const { Component, load, head } = definePage({
  title: () => t('Something went wrong'),
  notFound: () => t('No such product'),
  load: ({ dispatch, params }) => loadQuery(dispatch, productApi.endpoints.getProduct, params.slug ?? ''),
  head: ({ title, slugProduct }) => ({ title, ownPath: paths.product(slugProduct) }),
  Component: ProductAliasPage,
});
