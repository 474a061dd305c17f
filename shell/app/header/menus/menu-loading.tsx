import { Skeleton, VisuallyHidden } from '@shop/ui';
import styles from './name-list.module.css';

/** A menu whose list is loading: no links yet, as the focus would be lost when a link is replaced. */
export function MenuLoading() {
  return (
    <div className={styles.frame} role="status">
      <VisuallyHidden>Loading the list</VisuallyHidden>
      <Skeleton width="min(320px, 80%)" height={24} />
    </div>
  );
}
