import { loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { definePage } from '@shop/remote-kit';
import { preloadPhoto } from '@shop/ui';
import { catalogApi } from '../features/listing/data';
import { relatedApi } from '../pages/product/data';
import { plainText } from '../pages/product/plain-text';
import { prefetchProduct } from '../pages/product/prefetch-product';
import { productFacts } from '../pages/product/head';
import { mainPhotoSizes } from '../pages/product/photo-sizes';
import { firstPhoto } from '../pages/product/first-photo';
import { relatedTo } from '../pages/product/related-to';
import { ProductPage } from '../pages/product/page';

const DESCRIPTION_LENGTH = 160;

export const { Component, load, head, approach } = definePage({
  title: 'Something went wrong',
  notFound: 'No such product',
  /** Reads the product, and what is shown below it. Only the product's failure counts. */
  async load({ dispatch, params }) {
    const product = await loadQuery(dispatch, catalogApi.endpoints.getProduct, params.category ?? '');
    if (product) {
      await loadQuery(dispatch, relatedApi.endpoints.getProductsAlike, relatedTo(product)).catch(() => null);
    }
    return product;
  },
  head(product, { query }) {
    const { title, mainPhoto } = product;
    const description = plainText(product.description, DESCRIPTION_LENGTH) || title;
    return {
      title,
      description,
      ownPath: paths.product(product.slugProduct),
      image: { url: mainPhoto.secure_url, alt: title, width: mainPhoto.width, height: mainPhoto.height },
      crumbs: [{ name: 'All Products', path: paths.allProducts }, { name: title }],
      facts: productFacts(product, description),
      preloadImage: preloadPhoto(firstPhoto(product, query.toString()), mainPhotoSizes),
    };
  },
  Component: ProductPage,
  prefetch: prefetchProduct,
});
