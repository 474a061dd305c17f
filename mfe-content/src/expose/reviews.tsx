import { loadQuery } from '@shop/api-client';
import { selectShopRating } from '@shop/api-client/reviews';
import type { ShopLoadContext } from '@shop/store';

export { ReviewsSection as Component } from '../slots/reviews';

/** Fetches the newest reviews, in a shop with enough of them. */
export async function load({ dispatch }: ShopLoadContext): Promise<void> {
  if (!dispatch((_dispatch, getState) => selectShopRating(getState()))) return;
  const { shopReviewsApi } = await import('../slots/shop-reviews-data');
  await loadQuery(dispatch, shopReviewsApi.endpoints.getNewestReviews);
}
