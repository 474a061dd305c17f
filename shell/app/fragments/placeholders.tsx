import { Skeleton, VisuallyHidden } from '@shop/ui';
import styles from './placeholders.module.css';

/** The placeholder of a page that is loading. */
export function PagePlaceholder() {
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton width="40%" height="2.5rem" />
      <Skeleton height="18rem" />
      <Skeleton width="70%" height="1.5rem" />
    </div>
  );
}

/** The placeholder of a section of the home page. */
export function SectionPlaceholder() {
  return (
    <div className={styles.section} aria-busy="true">
      <Skeleton height="16rem" />
    </div>
  );
}
