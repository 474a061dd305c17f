import { loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { definePage } from '@shop/remote-kit';
import { preloadPhoto } from '@shop/ui';
import { catalogApi } from '../api/catalog-api';
import { relatedApi } from '../api/related-api';
import { plainText } from '../features/navigation/plain-text';
import { prefetchProduct } from '../features/photo-transition/prefetch-product';
import { productFacts } from '../features/product-details/product-facts';
import { mainPhotoSizes } from '../features/product-gallery/photo-sizes';
import { firstPhoto } from '../features/product-purchase/first-photo';
import { relatedTo } from '../features/related-products/related-to';
import { ProductPage } from '../pages/product-page';

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
