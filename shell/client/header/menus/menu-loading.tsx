import { Skeleton, VisuallyHidden } from '@shop/ui';
import styles from './name-list.module.css';

/** A menu whose list is on its way: no links yet, as the focus would be lost with one that another takes the place of. */
export function MenuLoading() {
  return (
    <div className={styles.frame} role="status">
      <VisuallyHidden>Loading the list</VisuallyHidden>
      <Skeleton width="min(320px, 80%)" height={24} />
    </div>
  );
}
