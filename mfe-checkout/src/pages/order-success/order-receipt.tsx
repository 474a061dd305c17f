import { shop } from '@shop/config';
import type { PlacedOrder } from '@shop/contracts';
import { formatRupeesPlain } from '@shop/money';
import styles from './order-receipt.module.css';

const day = new Intl.DateTimeFormat(shop.locale, {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Number, date, payment and amount of an order. */
export function OrderReceipt({ order }: { readonly order: PlacedOrder }) {
  const { orderNumber, createdAt, address, totals } = order;
  return (
    <dl className={styles.receipt}>
      <div className={styles.row}>
        <dt className={styles.label}>No.</dt>
        <dd className={styles.code}>{orderNumber}</dd>
      </div>
      <div>
        <dt className={styles.label}>Date</dt>
        <dd className={styles.code}>
          <time dateTime={createdAt}>{day.format(Date.parse(createdAt))}</time>
        </dd>
      </div>
      <div>
        <dt className={styles.label}>To</dt>
        <dd className={styles.code}>{address.city}</dd>
      </div>
      <div className={styles.row}>
        <dt className={styles.label}>Total</dt>
        <dd className={styles.total}>{formatRupeesPlain(totals.payablePaise)}</dd>
      </div>
    </dl>
  );
}
