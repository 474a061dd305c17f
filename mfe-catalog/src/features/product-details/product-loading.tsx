import { Skeleton, VisuallyHidden } from '@shop/ui';
import { Screen } from '../navigation/screen';
import styles from './product-screen.module.css';

/** The screen of a product that is on its way and of which nothing is known yet. */
export function ProductLoading() {
  return (
    <Screen>
      <div role="status">
        <VisuallyHidden>Loading product</VisuallyHidden>
      </div>
      <Skeleton width="40%" height={24} />
      <div className={styles.columns}>
        <Skeleton aspect="1" />
        <div className={styles.facts}>
          <Skeleton height={96} />
          <Skeleton height={44} width="60%" />
          <Skeleton height={220} />
        </div>
      </div>
    </Screen>
  );
}
