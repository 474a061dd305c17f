import { shopApi } from '@shop/api-client';
import type { ProductRating, Storefront } from '@shop/contracts';
import { type ShopLoadContext, useShopSelector } from '@shop/store';
import { lazy } from 'react';
import { SampleMark } from '../features/eyebrow';
import { t } from '../messages';
import { ReviewStrip } from './review-strip';
import { reviews, reviewSummary } from './reviews-data';

/** An endpoint that older shells do not have. */
interface ShellEndpoints {
  readonly getStorefront?: {
    readonly select: (args: undefined) => (state: unknown) => { readonly data?: Storefront };
  };
}

/** The rating of all products; undefined until ten reviews are published, and in a shop that shows none. Sends no request. */
const selectRating = (state: unknown): ProductRating | undefined =>
  (shopApi.endpoints as ShellEndpoints).getStorefront?.select(undefined)(state).data?.rating;

const shopReviews = () => import('./shop-reviews');

/** Rendered by the server, too. */
const ShopReviews = lazy(async () => ({ default: (await shopReviews()).ShopReviews }));

/** Fetches the newest reviews, in a shop with enough of them. */
export const loadReviews = ({ dispatch }: Pick<ShopLoadContext, 'dispatch'>): Promise<unknown> =>
  dispatch(
    async (_dispatch, getState) =>
      selectRating(getState()) && (await shopReviews()).loadNewestReviews(dispatch),
  );

/** Shoppers' reviews: samples, which are marked as such, until the shop has ten real ones. */
export function ReviewsSection() {
  const rating = useShopSelector(selectRating);
  return rating ? (
    <ShopReviews rating={rating} />
  ) : (
    <ReviewStrip {...reviewSummary} mark={<SampleMark>{t('Sample reviews')}</SampleMark>} reviews={reviews} />
  );
}
