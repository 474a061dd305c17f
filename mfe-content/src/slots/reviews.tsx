import { useShopRating } from '@shop/api-client/reviews';
import { lazy, Suspense } from 'react';
import { SampleMark } from '../features/eyebrow';
import { ReviewStrip } from './review-strip';
import { reviews, reviewSummary } from './reviews-data';

/** Loaded in a shop with enough real reviews; the server renders them, too. */
const ShopReviews = lazy(() =>
  import('./shop-reviews').then(
    (module) => ({ default: module.ShopReviews }),
    () => ({ default: () => null }),
  ),
);

/** Shoppers' reviews: samples, which are marked as such, until the shop has ten real ones. */
export function ReviewsSection() {
  const rating = useShopRating();
  if (rating) {
    return (
      <Suspense>
        <ShopReviews rating={rating} />
      </Suspense>
    );
  }
  return (
    <ReviewStrip
      {...reviewSummary}
      stars={5}
      mark={<SampleMark>Sample reviews</SampleMark>}
      reviews={reviews}
    />
  );
}
