import { commonApi, loadQuery } from '@shop/api-client';
import type { ProductCategory, Head } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';

export { ProductCategoryPage as Component } from '../pages/product-category-page';

/** Reads the categories. */
export function load({ dispatch }: ShopLoadContext): Promise<readonly ProductCategory[]> {
  return loadQuery(dispatch, commonApi.endpoints.getProductCategories, undefined);
}

/** What the document says of the index; 503 when it could not be read. */
export function head(categories: readonly ProductCategory[] | undefined): Head {
  return {
    status: categories ? undefined : 503,
    title: 'Products',
    description:
      'Every category we keep at the counter, from stickers and washi tape to stamps, notebooks and pens.',
    crumbs: [{ name: 'Products' }],
  };
}
