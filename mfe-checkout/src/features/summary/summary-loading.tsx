import { Skeleton } from '@shop/ui';
import styles from './order-summary.module.css';

/** The place of the summary until the cart has come out of the browser's storage, which takes scripts. */
export function SummaryLoading() {
  return (
    <section className={styles.summary} aria-labelledby="summary-loading">
      <h2 id="summary-loading" className={styles.heading}>
        Order Summary
      </h2>
      <noscript>
        <p>Your cart is kept in this browser, and only a script can read it. Please allow scripts to pay.</p>
      </noscript>
      <Skeleton height={160} className={styles.loading} />
    </section>
  );
}
