import { Skeleton, Spinner } from '@shop/ui';
import { LinesPlaceholder } from '../lines-placeholder';
import styles from './post-placeholder.module.css';

/** A post on its way: its picture, title and lines. */
export function PostPlaceholder() {
  return (
    <div className={styles.post}>
      <Spinner label="Loading..." />
      <Skeleton aspect="3 / 2" />
      <Skeleton width="70%" height="3rem" />
      <LinesPlaceholder />
    </div>
  );
}
