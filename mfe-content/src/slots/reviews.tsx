import { classNames, motifs } from '@shop/ui';
import { useId, useState } from 'react';
import { Postmark } from '../features/reviews/postmark';
import type { Review } from './reviews-data';
import styles from './reviews.module.css';
import { Stars } from '../features/reviews/stars';

/** One review, written on the back of a postcard. */
export function ReviewPostcard({ review }: { readonly review: Review }) {
  const [open, setOpen] = useState(!review.readMore);
  const commentId = useId();
  return (
    <article className={styles.card} aria-label={`Review by ${review.name}`}>
      <div className={styles.head}>
        <Stars rating={review.rating} />
        <span className={styles.franking} aria-hidden="true">
          <Postmark className={styles.postmark} />
          <span className={classNames(styles.stamp, motifs.perforatedStamp)}>
            <span className={styles.initial}>{review.name.charAt(0)}</span>
          </span>
        </span>
      </div>
      <p id={commentId} className={styles.comment} data-open={open}>
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
          {open ? 'Read less' : 'Read more'}
        </button>
      )}
      <footer className={styles.sender}>
        <span className={styles.name}>{review.name}</span>
        <span className={styles.time}>{review.timeAgo}</span>
      </footer>
    </article>
  );
}
