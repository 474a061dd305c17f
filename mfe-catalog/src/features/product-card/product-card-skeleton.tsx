import { Skeleton } from '@shop/ui';
import styles from './product-card-skeleton.module.css';

/** The place of a card that is still on its way, in a card's proportions. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} data-testid="product-card-skeleton">
      <Skeleton aspect="1" />
      <div className={styles.body}>
        <Skeleton width="30%" height="13px" />
        <Skeleton width="80%" height="20px" />
        <Skeleton width="45%" height="24px" />
        <Skeleton height="44px" />
      </div>
    </div>
  );
}
