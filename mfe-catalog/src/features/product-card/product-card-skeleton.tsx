import { Skeleton } from '@shop/ui';
import styles from './product-card.module.css';

/** The skeleton of a card. It has the card's own boxes, so that nothing shifts when the card loads. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} data-testid="product-card-skeleton">
      <div className={styles.photo}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.body}>
        <div className={styles.code}>
          <Skeleton width="5em" height="1em" />
        </div>
        <div className={styles.title}>
          <Skeleton width="85%" height="1em" />
        </div>
        <div className={styles.price}>
          <Skeleton width="6em" height="1em" />
        </div>
        <div className={styles.actions}>
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      </div>
    </div>
  );
}
