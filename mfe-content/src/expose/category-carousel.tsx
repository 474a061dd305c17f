import { commonApi, loadQuery } from '@shop/api-client';
import type { ShopLoadContext } from '@shop/store';
import { categorySectionKey } from '../features/category-carousel/section-key';

export { CategoryCarousel as Component } from '../slots/category-carousel';

/** Fetches the circles and the categories they lead to; either may be missing, the carousel has fixed titles. */
export async function load({ dispatch }: ShopLoadContext): Promise<void> {
  await Promise.allSettled([
    loadQuery(dispatch, commonApi.endpoints.getPageSection, categorySectionKey),
    loadQuery(dispatch, commonApi.endpoints.getProductCategories),
  ]);
}
