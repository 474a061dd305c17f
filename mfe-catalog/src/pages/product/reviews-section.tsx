import { formatDate } from '@shop/config/dates';
import { langOf } from '@shop/config/messages';
import { isApiFailure, type ProductReview, type ProductReviews } from '@shop/contracts';
import { Button, SectionHeading, Spinner, StarIcon } from '@shop/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { t } from '../../messages';
import { Message } from '../../features/product-card/message';
import { ratingText } from './rating-text';
import { reviewsApi } from './reviews-data';
import styles from './reviews.module.css';

/** Loaded when a shopper opens it. */
const ReviewForm = lazy(() =>
  import('./review-form').then(
    (module) => ({ default: module.ReviewForm }),
    () => ({
      default: () => (
        <p role="alert">{t('The form could not be loaded. Check your connection, and reload the page.')}</p>
      ),
    }),
  ),
);

const maxStars = 5;

/** A rating from 1 to 5 as stars, with a text alternative. */
function Stars({ stars, label }: { readonly stars: number; readonly label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {Array.from({ length: maxStars }, (_, at) => (
        <StarIcon key={at} weight={at < Math.round(stars) ? 'fill' : 'regular'} />
      ))}
    </span>
  );
}

const failed = 'The report did not reach us. Check your connection, and try again.';

/** A button that reports a review to the shop. */
function Report({ id }: { readonly id: string }) {
  const [report, { isLoading, isSuccess, error }] = reviewsApi.useReportReviewMutation();
  const failure = isApiFailure(error) && error.status === 429 ? error.message : t(failed);
  if (isSuccess) return <p role="status">{t('Thank you. We will check this review.')}</p>;
  return (
    <div className={styles.report}>
      <Button variant="quiet" busy={isLoading} onClick={() => void report(id)}>
        {t('Report')}
      </Button>
      {error && !isLoading && (
        <p role="alert" lang={langOf(failure)}>
          {failure}
        </p>
      )}
    </div>
  );
}

function Review({ review }: { readonly review: ProductReview }) {
  const { id, stars, title, text, author, at, reply } = review;
  return (
    <li className={styles.review}>
      <Stars stars={stars} label={t('{rating} out of {max} stars', { rating: stars, max: maxStars })} />
      {title && <h3 lang={langOf(title)}>{title}</h3>}
      <p className={styles.text} lang={langOf(text)}>
        {text}
      </p>
      <p className={styles.by}>
        <bdi>{author}</bdi>, <span>{t('received this product')}</span>,{' '}
        <time dateTime={at}>{formatDate(at)}</time>
      </p>
      {reply !== null && (
        <div className={styles.reply}>
          <strong>{t('Reply from the shop')}</strong>
          <p className={styles.text} lang={langOf(reply)}>
            {reply}
          </p>
        </div>
      )}
      <Report id={id} />
    </li>
  );
}

/** A further page of reviews, with its loading and error states. */
function FurtherReviews({ productId, page }: { readonly productId: string; readonly page: number }) {
  const { data, isError, refetch } = reviewsApi.useGetProductReviewsQuery({ id: productId, page });
  if (data) return data.items.map((review) => <Review key={review.id} review={review} />);
  return (
    <li>
      {isError ? (
        <Message role="alert" retry={refetch}>
          {t('Failed to load reviews.')}
        </Message>
      ) : (
        <Spinner label={t('Loading reviews')} />
      )}
    </li>
  );
}

interface ReviewsSectionProps {
  /** The product's ID, not a variant's. */
  readonly productId: string;
  /** The first page. */
  readonly first: ProductReviews;
}

/** The reviews of a product, with their average, and a form for those who received it. */
export function ReviewsSection({ productId, first }: ReviewsSectionProps): ReactNode {
  const { items, rating, total, pageSize } = first;
  const [page, setPage] = useState(1);
  const [isWriting, setWriting] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="customer-reviews">
      <SectionHeading id="customer-reviews" title={t('Customer reviews')} />
      {rating ? (
        <p className={styles.summary}>
          <span className={styles.average} aria-hidden="true">
            {rating.average.toFixed(1)}
          </span>
          <Stars stars={rating.average} label={ratingText(rating)} />
          <span>{t(rating.count === 1 ? '1 review' : '{count} reviews', { count: rating.count })}</span>
        </p>
      ) : (
        <p>{t('No reviews yet. Customers who received this product can write the first one.')}</p>
      )}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((review) => (
            <Review key={review.id} review={review} />
          ))}
          {Array.from({ length: page - 1 }, (_, index) => (
            <FurtherReviews key={index} productId={productId} page={index + 2} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {page * pageSize < total && (
          <Button variant="secondary" onClick={() => setPage(page + 1)}>
            {t('Show more reviews')}
          </Button>
        )}
        <Button variant="secondary" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
          {t('Write a review')}
        </Button>
        {isWriting && (
          <Suspense fallback={<Spinner label={t('Loading the form')} />}>
            <ReviewForm productId={productId} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
