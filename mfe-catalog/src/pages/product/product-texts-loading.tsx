import { Skeleton } from '@shop/ui';
import styles from './product-texts-loading.module.css';

/** The place of a product's texts while they are on their way: three titles, and the first one's lines. */
export function ProductTextsLoading() {
  return (
    <div className={styles.texts}>
      <div className={styles.item}>
        <Skeleton width="40%" />
        <div className={styles.lines}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      </div>
      <div className={styles.item}>
        <Skeleton width="20%" />
      </div>
      <div className={styles.item}>
        <Skeleton width="35%" />
      </div>
    </div>
  );
}
