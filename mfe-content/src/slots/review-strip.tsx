import { timings } from '@shop/config';
import { langOfEnglish } from '@shop/config/messages';
import { Carousel, classNames, motifs, SectionHeading, StarIcon } from '@shop/ui';
import { type ReactNode, useId, useState } from 'react';
import { Band } from '../features/band';
import { t } from '../messages';
import styles from './reviews.module.css';

const maxRating = 5;

/** A rating from 1 to 5 as stars, with a text alternative. */
function Stars({ rating }: { readonly rating: number }) {
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={t('{rating} out of {max} stars', { rating, max: maxRating })}
    >
      {Array.from({ length: maxRating }, (_, at) => (
        <StarIcon key={at} aria-hidden="true" weight={at < rating ? 'fill' : 'regular'} />
      ))}
    </span>
  );
}

interface PostmarkProps {
  readonly className?: string;
}

/** Two rings and the waves that cancel a stamp. Decoration only. */
function Postmark({ className }: PostmarkProps) {
  return (
    <svg className={className} viewBox="0 0 108 60" fill="none" stroke="currentColor" strokeWidth="2.5">
      <circle cx="30" cy="30" r="27" />
      <circle cx="30" cy="30" r="17" />
      <path d="M22 30h16M26 24h8M26 36h8" />
      <path d="M60 16q8-6 16 0t16 0 16 0M60 27q8-6 16 0t16 0 16 0M60 38q8-6 16 0t16 0 16 0M60 49q8-6 16 0t16 0 16 0" />
    </svg>
  );
}

/** A review on a postcard. `rating` is 1 to 5; `readMore` marks one that is shortened until opened. */
export interface Postcard {
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  /** When it was written. */
  readonly timeAgo: string;
  readonly comment: ReactNode;
  readonly readMore: boolean;
}

/** One review, written on the back of a postcard. */
function ReviewPostcard({ review }: { readonly review: Postcard }) {
  const [open, setOpen] = useState(!review.readMore);
  const commentId = useId();
  return (
    <article className={styles.card} aria-label={t('Review by {name}', { name: review.name })}>
      <div className={styles.head}>
        <Stars rating={review.rating} />
        <span className={styles.franking} aria-hidden="true">
          <Postmark className={styles.postmark} />
          <span className={classNames(styles.stamp, motifs.perforatedStamp)}>
            <span className={styles.initial}>{review.name.charAt(0)}</span>
          </span>
        </span>
      </div>
      <p id={commentId} className={styles.comment} data-open={open} lang={langOfEnglish()}>
        {review.comment}
      </p>
      {review.readMore && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={commentId}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'Read less' : 'Read more')}
        </button>
      )}
      <footer className={styles.sender}>
        <span className={styles.name}>{review.name}</span>
        <span className={styles.time}>{t(review.timeAgo)}</span>
      </footer>
    </article>
  );
}

const headingId = 'reviews';

interface ReviewStripProps {
  /** The average, such as "4.6". */
  readonly rating: string;
  /** The number of reviews, such as "(250 reviews)". */
  readonly count: string;
  /** A mark next to the number. */
  readonly mark?: ReactNode;
  readonly reviews: readonly Postcard[];
}

/** Shoppers' reviews: one postcard at a time on a phone, four on larger screens. */
export function ReviewStrip({ rating, count, mark, reviews }: ReviewStripProps) {
  return (
    <Band ground="card" labelledBy={headingId}>
      <SectionHeading title={t('What our shoppers write')} id={headingId} />
      <p className={styles.summary}>
        <span className={styles.rating}>{rating}</span>
        <Stars rating={Math.round(Number(rating))} />
        <span>{t(count)}</span>
        {mark}
      </p>
      <Carousel
        label={t('Customer reviews')}
        loop
        autoplay={timings.reviewAutoplay}
        transition={timings.carouselTransition}
        className={styles.strip}
      >
        {reviews.map((review) => (
          <ReviewPostcard key={review.id} review={review} />
        ))}
      </Carousel>
    </Band>
  );
}
