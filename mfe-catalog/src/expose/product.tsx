import { loadQuery } from '@shop/api-client';
import { definePage } from '@shop/remote-kit';
import { productApi } from '../pages/product/data';
import { productHead } from '../pages/product/head';
import { ProductPage } from '../pages/product/page';
import { prefetchProduct } from '../pages/product/prefetch-product';
import { relatedApi, relatedTo } from '../pages/product/related-products';

export const { Component, load, head, approach } = definePage({
  title: 'Something went wrong',
  notFound: 'No such product',
  /** Loads the product and the related products, which may fail without failing the page. */
  async load({ dispatch, params }) {
    const product = await loadQuery(dispatch, productApi.endpoints.getProduct, params.category ?? '');
    if (product) {
      await loadQuery(dispatch, relatedApi.endpoints.getProductsAlike, relatedTo(product)).catch(() => null);
    }
    return product;
  },
  head: (product, { params, query }) => productHead(product, query.toString(), params.category),
  Component: ProductPage,
  prefetch: prefetchProduct,
});
