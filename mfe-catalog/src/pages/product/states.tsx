import { classNames, motifs, Skeleton, VisuallyHidden } from '@shop/ui';
import { CataloguePage } from '../../features/layout/catalogue-page';
import { ProductGridSkeleton } from '../../features/product-card/product-grid-skeleton';
import styles from './product-states.module.css';
import productStyles from './product-layout.module.css';
import { ProductTextsLoading } from './product-texts-loading';

/** A product shows three views or so. */
const VIEWS = [1, 2, 3];

function Photos({ width }: { readonly width: string }) {
  return (
    <div className={styles.row}>
      {VIEWS.map((view) => (
        <Skeleton key={view} width={width} aspect="1" className={styles.view} />
      ))}
    </div>
  );
}

/** The skeleton of a product page of which nothing is known yet, in its final sizes. */
export function ProductLoading() {
  return (
    <CataloguePage>
      <div className={productStyles.product}>
        <div role="status">
          <VisuallyHidden>Loading product</VisuallyHidden>
        </div>
        <Skeleton width="min(320px, 70%)" height={23} />
        <div className={styles.banner}>
          <Skeleton width={90} height={20} className={styles.code} />
          <Skeleton width="min(420px, 80%)" className={styles.title} />
        </div>
        <div className={productStyles.columns}>
          <div className={classNames(productStyles.photos, styles.photos)}>
            <Skeleton aspect="1" className={styles.main} />
            <Skeleton width={140} height={20} className={classNames(styles.main, styles.hint)} />
            <Photos width="clamp(64px, 18%, 88px)" />
            <div className={styles.collections}>
              <Skeleton width={170} className={styles.heading} />
              <Photos width="clamp(132px, 44%, 280px)" />
            </div>
          </div>
          <div className={productStyles.facts}>
            <div className={classNames(styles.ticket, motifs.perforatedSides)} />
            <Skeleton height={80} width="70%" />
            <Skeleton height={46} width={154} />
            <Skeleton height={44} />
            <Skeleton height={96} />
            <Skeleton height={230} />
            <ProductTextsLoading />
          </div>
        </div>
        <div className={styles.related}>
          <Skeleton width="min(300px, 70%)" className={styles.heading} />
          <ProductGridSkeleton />
        </div>
      </div>
    </CataloguePage>
  );
}
