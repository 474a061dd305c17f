import { loadQuery } from '@shop/api-client';
import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { productApi } from '../pages/product/data';
import { productHead } from '../pages/product/head';
import { ProductPage } from '../pages/product/page';
import { prefetchProduct } from '../pages/product/prefetch-product';
import { relatedApi, relatedTo } from '../pages/product/related-products';

export const { Component, load, head, approach } = definePage({
  title: () => t('Something went wrong'),
  notFound: () => t('No such product'),
  /** Loads the product and the other data of its page. If the other data cannot be loaded, the page still opens. */
  async load({ dispatch, params }) {
    const { getProduct, getProductShippingRule } = productApi.endpoints;
    const shippingRule = loadQuery(dispatch, getProductShippingRule).catch(() => undefined);
    const product = await loadQuery(dispatch, getProduct, params.category ?? '');
    if (!product) return null;
    await loadQuery(dispatch, relatedApi.endpoints.getProductsAlike, relatedTo(product)).catch(() => null);
    return { product, shippingRule: await shippingRule };
  },
  head: (data, { params, query }) => productHead(data, query.toString(), params.category),
  Component: ProductPage,
  prefetch: prefetchProduct,
});
