import { StarIcon } from '@shop/ui';
import styles from './stars.module.css';

const outOf = 5;

/** A rating from 1 to 5 as stars, said in words to those who cannot see them. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} out of ${outOf} stars`}>
      {Array.from({ length: outOf }, (_, at) => (
        <StarIcon key={at} aria-hidden="true" weight={at < rating ? 'fill' : 'regular'} />
      ))}
    </span>
  );
}
