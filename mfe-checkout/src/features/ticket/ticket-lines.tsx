import { formatRupees, fromRupees } from '@shop/money';
import type { PlacedOrder } from '../../api/placed-order';
import styles from './ticket-lines.module.css';

/** What an order holds, at the prices it was sold for. */
export function TicketLines({ order }: { readonly order: PlacedOrder }) {
  return (
    <ul className={styles.lines} aria-label="Ordered">
      {order.products.map(({ title, color, quantity, price }) => (
        <li key={`${title} ${color}`} className={styles.line}>
          <span>
            {title}
            {color && <span className={styles.color}> {color}</span>}
          </span>
          <span className={styles.amount}>
            {formatRupees(fromRupees(price))} × {quantity}
          </span>
        </li>
      ))}
    </ul>
  );
}
