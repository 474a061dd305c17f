import { selectShopRating } from '@shop/api-client/reviews';
import { type ShopLoadContext, useShopSelector } from '@shop/store';
import { lazy } from 'react';
import { SampleMark } from '../features/eyebrow';
import { ReviewStrip } from './review-strip';
import { reviews, reviewSummary } from './reviews-data';

const shopReviews = () => import('./shop-reviews');

/** Rendered by the server, too. */
const ShopReviews = lazy(async () => ({ default: (await shopReviews()).ShopReviews }));

/** Fetches the newest reviews, in a shop with enough of them. */
export const loadReviews = ({ dispatch }: Pick<ShopLoadContext, 'dispatch'>): Promise<unknown> =>
  dispatch(
    async (_dispatch, getState) =>
      selectShopRating(getState()) && (await shopReviews()).loadNewestReviews(dispatch),
  );

/** Shoppers' reviews: samples, which are marked as such, until the shop has ten real ones. */
export function ReviewsSection() {
  return useShopSelector(selectShopRating) ? (
    <ShopReviews />
  ) : (
    <ReviewStrip {...reviewSummary} mark={<SampleMark>Sample reviews</SampleMark>} reviews={reviews} />
  );
}
