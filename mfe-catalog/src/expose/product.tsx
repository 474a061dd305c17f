import { loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import type { Head, LoadContext, Product } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { preloadPhoto } from '@shop/ui';
import { catalogApi } from '../api/catalog-api';
import { relatedApi } from '../api/related-api';
import { plainText } from '../features/navigation/plain-text';
import { productFacts } from '../features/product-details/product-facts';
import { mainPhotoSizes } from '../features/product-gallery/photo-sizes';
import { firstPhoto } from '../features/product-purchase/first-photo';
import { relatedTo } from '../features/related-products/related-to';

export { ProductPage as Component } from '../pages/product-page';

const DESCRIPTION_LENGTH = 160;

/** Reads the product, null when there is none, and what is shown below it. Only the product's failure counts. */
export async function load({ dispatch, params }: ShopLoadContext): Promise<Product | null> {
  const product = await loadQuery(dispatch, catalogApi.endpoints.getProduct, params.category ?? '');
  if (product) {
    await loadQuery(dispatch, relatedApi.endpoints.getRelatedProducts, relatedTo(product)).catch(() => null);
  }
  return product;
}

/**
 * What the document says of the product, and its first picture, fetched ahead; 404 without a product, 503 when none
 * could be read.
 */
export function head(product: Product | null | undefined, { query }: Pick<LoadContext, 'query'>): Head {
  if (product === undefined) return { title: 'Something went wrong', status: 503 };
  if (product === null) return { title: 'No such product', status: 404 };
  const { title, mainPhoto } = product;
  const description = plainText(product.description, DESCRIPTION_LENGTH) || title;
  return {
    title,
    description,
    image: { url: mainPhoto.secure_url, alt: title, width: mainPhoto.width, height: mainPhoto.height },
    crumbs: [{ name: 'All Products', path: paths.allProducts }, { name: title }],
    facts: productFacts(product, description),
    preloadImage: preloadPhoto(firstPhoto(product, query.toString()), mainPhotoSizes),
  };
}
