import { timings } from '@shop/config';
import { Carousel, SectionHeading } from '@shop/ui';
import { Band } from '../band';
import { SampleMark } from '../eyebrow';
import { ReviewPostcard } from '../../slots/reviews';
import { reviews, reviewSummary } from '../../slots/reviews-data';
import styles from './reviews-section.module.css';
import { Stars } from './stars';

const headingId = 'reviews';

/** What shoppers wrote: one postcard at a time on a phone, four on anything larger. */
export function ReviewsSection() {
  return (
    <Band ground="card" labelledBy={headingId}>
      <SectionHeading title="What our shoppers write" id={headingId} />
      <p className={styles.summary}>
        <span className={styles.rating}>{reviewSummary.rating}</span>
        <Stars rating={5} />
        <span>{reviewSummary.count}</span>
        <SampleMark>Sample reviews</SampleMark>
      </p>
      <Carousel
        label="Customer reviews"
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
