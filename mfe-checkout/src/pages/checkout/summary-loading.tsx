import { classNames, Skeleton } from '@shop/ui';
import styles from './summary.module.css';

/** The place of the summary until the cart has come out of the browser's storage, which takes scripts. */
export function SummaryLoading() {
  return (
    <section className={classNames(styles.summary, styles.loading)} aria-labelledby="summary-loading">
      <h2 id="summary-loading" className={styles.heading}>
        Order Summary
      </h2>
      <Skeleton height={160} />
    </section>
  );
}
