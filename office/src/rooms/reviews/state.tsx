import { StarIcon } from '@shop/ui';
import type { ReviewState } from '../../api/types';
import { Tag, type Tone } from '../../parts/display';
import styles from './reviews.module.css';

/** Labels of the states of a review. */
export const reviewStates: Readonly<Record<ReviewState, string>> = {
  waiting: 'Waiting',
  published: 'Published',
  rejected: 'Rejected',
};

const tones: Readonly<Record<ReviewState, Tone>> = {
  waiting: 'waiting',
  published: 'good',
  rejected: 'plain',
};

export const isReviewState = (text: string | null): text is ReviewState =>
  text !== null && Object.hasOwn(reviewStates, text);

export function ReviewStateTag({ state }: { readonly state: ReviewState }) {
  return <Tag tone={tones[state]}>{reviewStates[state]}</Tag>;
}

/** The stars of a review, 1 to 5, as a number with an icon. */
export function Stars({ stars }: { readonly stars: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${stars} out of 5 stars`}>
      <span>{stars}</span> <StarIcon aria-hidden="true" weight="fill" />
    </span>
  );
}
