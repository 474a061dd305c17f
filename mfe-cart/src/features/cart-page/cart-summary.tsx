import { formatRupees } from '@shop/money';
import { selectCartCount, selectCartSavedPaise, selectCartTotalPaise, useShopSelector } from '@shop/store';
import { Button, classNames, motifs } from '@shop/ui';
import { useDelayedCheckout } from '../checkout/use-delayed-checkout';
import { FreeShippingProgress } from '../free-shipping/free-shipping-progress';
import styles from './cart-summary.module.css';

/** What the cart's page comes to, and the way to the checkout. */
export function CartSummary() {
  const total = useShopSelector(selectCartTotalPaise);
  const saved = useShopSelector(selectCartSavedPaise);
  const count = useShopSelector(selectCartCount);
  const checkout = useDelayedCheckout();
  return (
    <aside className={styles.summary} aria-label="Summary">
      <FreeShippingProgress />
      <div className={classNames(styles.slip, motifs.perforatedSides)}>
        <p className={styles.count}>{`${count} items in cart`}</p>
        <p className={styles.total}>
          <span>Total:</span> <span className={styles.amount}>{formatRupees(total)}</span>
        </p>
        <p className={styles.saved}>{`Save ${formatRupees(saved)}`}</p>
      </div>
      <Button onClick={checkout}>Check out</Button>
      <p className={styles.note}>Taxes and shipping calculated at checkout</p>
    </aside>
  );
}
