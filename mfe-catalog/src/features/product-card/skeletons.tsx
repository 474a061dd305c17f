import { pageSizes } from '@shop/config';
import { Skeleton, VisuallyHidden } from '@shop/ui';
import { t } from '../../messages';
import styles from './product-card.module.css';
import gridStyles from './product-grid.module.css';

/** The skeleton of a card, with the same boxes as a card, so that the layout does not shift. */
function ProductCardSkeleton() {
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

/** Placeholders of a loading grid. */
export function ProductGridSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{t('Loading products')}</VisuallyHidden>
      <div className={gridStyles.grid} aria-hidden="true">
        {Array.from({ length: pageSizes.placeholders }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
