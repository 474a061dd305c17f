import { Skeleton } from '@shop/ui';
import styles from './product-card-skeleton.module.css';

/** The place of a card that is still on its way, in a card's proportions. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} data-testid="product-card-skeleton">
      <div className={styles.photo}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.body}>
        <Skeleton width="30%" height={13} />
        <Skeleton width="80%" height={20} />
        <Skeleton width="45%" height={24} />
        <Skeleton height={44} />
      </div>
    </div>
  );
}
