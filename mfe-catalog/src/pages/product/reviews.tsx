import type { Product } from '@shop/contracts';
import { lazy, Suspense } from 'react';
// Not imported by the lazy code, because a document from the server links only the styles of its modules.
import styles from './reviews.module.css';

/** Loaded in a shop that shows reviews; the server renders it, too. Without it the page is complete. */
const ReviewsSection = lazy(() =>
  import('./reviews-section').then(
    (module) => ({ default: module.ReviewsSection }),
    () => ({ default: () => null }),
  ),
);

/** The reviews of a product. Renders nothing in a shop that shows none. */
export function ProductReviews({ product }: { readonly product: Product }) {
  const { reviews, groupId, _id: id } = product;
  if (!reviews) return null;
  return (
    <Suspense fallback={<div className={styles.section} />}>
      <ReviewsSection productId={groupId ?? id} first={reviews} />
    </Suspense>
  );
}
