import { shop } from '@shop/config';
import { formatRupeesPlain, fromRupees } from '@shop/money';
import type { PlacedOrder } from '../../api/placed-order';
import styles from './ticket-stub.module.css';

const day = new Intl.DateTimeFormat(shop.locale, {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Number, date and amount of an order, as they stand on a ticket. */
export function TicketStub({ order }: { readonly order: PlacedOrder }) {
  return (
    <div className={styles.stub}>
      <p className={styles.code}>
        No. {order.orderNumber} ·{' '}
        <time dateTime={order.createdAt}>{day.format(Date.parse(order.createdAt))}</time>
      </p>
      <p className={styles.total}>{formatRupeesPlain(fromRupees(order.total))}</p>
    </div>
  );
}
