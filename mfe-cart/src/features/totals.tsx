import { formatRupees, subtotal } from '@shop/money';
import { selectCartItems, selectCartSavedPaise, selectCartTotalPaise, useShopSelector } from '@shop/store';
import { pricedLine } from './cart-item/priced-line';
import styles from './totals.module.css';

/** What the cart comes to: at list rates, what the discounts take off, and what the checkout starts from. */
export function CartTotals() {
  const total = useShopSelector(selectCartTotalPaise);
  const saved = useShopSelector(selectCartSavedPaise);
  const items = useShopSelector(selectCartItems);
  return (
    <div className={styles.totals}>
      <p className={styles.row}>
        <span>Total:</span> <span>{formatRupees(total)}</span>
      </p>
      <p className={styles.saved}>{`Save ${formatRupees(saved)}`}</p>
      <p className={styles.pay}>
        <span>To pay before tax</span>{' '}
        <span className={styles.amount}>{formatRupees(subtotal(items.map(pricedLine)))}</span>
      </p>
    </div>
  );
}
