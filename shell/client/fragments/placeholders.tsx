import { Skeleton, VisuallyHidden } from '@shop/ui';
import styles from './placeholders.module.css';

/** A whole page on its way. */
export function PagePlaceholder() {
  return (
    <div className={styles.screen} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton width="40%" height="2.5rem" />
      <Skeleton height="18rem" />
      <Skeleton width="70%" height="1.5rem" />
    </div>
  );
}

/** One section of home on its way. */
export function SectionPlaceholder() {
  return (
    <div className={styles.section} aria-busy="true">
      <Skeleton height="16rem" />
    </div>
  );
}
