import { commonApi, loadQuery } from '@shop/api-client';
import type { Brand, Head } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';

export { BrandCategoryPage as Component } from '../pages/brand-category-page';

/** Reads the brands. */
export function load({ dispatch }: ShopLoadContext): Promise<readonly Brand[]> {
  return loadQuery(dispatch, commonApi.endpoints.getBrands, undefined);
}

/** What the document says of the index; 503 when it could not be read. */
export function head(brands: readonly Brand[] | undefined): Head {
  return {
    status: brands ? undefined : 503,
    title: 'Brands',
    description: 'The brands we keep: MOODTAPE, YIER, OKMT, Ding Ding and Journalsay.',
    crumbs: [{ name: 'Brands' }],
  };
}
