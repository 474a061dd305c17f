import { commonApi, loadQuery } from '@shop/api-client';
import type { ShopLoadContext } from '@shop/store';
import { categorySectionKey } from '../slots/category-carousel';

export { CategoryCarousel as Component } from '../slots/category-carousel';

/** Fetches the entries and the categories that they link to. Both may fail: the carousel has fixed titles. */
export async function load({ dispatch }: ShopLoadContext): Promise<void> {
  await Promise.allSettled([
    loadQuery(dispatch, commonApi.endpoints.getPageSection, categorySectionKey),
    loadQuery(dispatch, commonApi.endpoints.getProductCategories),
  ]);
}
