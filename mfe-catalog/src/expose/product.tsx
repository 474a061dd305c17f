import { loadQuery } from '@shop/api-client';
import type { Head, LoadContext, Product } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { preloadPhoto } from '@shop/ui';
import { catalogApi } from '../api/catalog-api';
import { relatedApi } from '../api/related-api';
import { plainText } from '../features/navigation/plain-text';
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

/** Title, description and first picture of the document; 404 without a product, 503 when none could be read. */
export function head(product: Product | null | undefined, { query }: Pick<LoadContext, 'query'>): Head {
  if (product === undefined) return { title: 'Something went wrong', status: 503 };
  if (product === null) return { title: 'No such product', status: 404 };
  return {
    title: product.title,
    description: plainText(product.description, DESCRIPTION_LENGTH) || product.title,
    preloadImage: preloadPhoto(firstPhoto(product, query.toString()), mainPhotoSizes),
  };
}
