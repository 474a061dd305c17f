import { pageSizes } from '@shop/config';
import { VisuallyHidden } from '@shop/ui';
import { ProductCardSkeleton } from './product-card-skeleton';
import styles from './product-grid.module.css';

/** Placeholders of a grid that is being fetched. */
export function ProductGridSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading products</VisuallyHidden>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: pageSizes.placeholders }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
