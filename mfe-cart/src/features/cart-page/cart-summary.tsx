import { selectCartCount, useShopSelector } from '@shop/store';
import { Button, classNames, motifs } from '@shop/ui';
import { PaymentMethodsNote } from '@shop/ui/payment-methods-note';
import { useDelayedCheckout } from '../to-checkout';
import { FreeShippingProgress } from '../free-shipping/free-shipping-progress';
import { CartTotals } from '../totals';
import styles from './cart-summary.module.css';

/** What the cart's page comes to, and the way to the checkout. */
export function CartSummary() {
  const count = useShopSelector(selectCartCount);
  const checkout = useDelayedCheckout();
  return (
    <aside className={styles.summary} aria-label="Summary">
      <FreeShippingProgress />
      <div className={classNames(styles.slip, motifs.perforatedSides)}>
        <p className={styles.count}>{`${count} items in cart`}</p>
        <CartTotals />
      </div>
      <Button onClick={checkout}>Check out</Button>
      <p className={styles.note}>Taxes and shipping calculated at checkout</p>
      <PaymentMethodsNote className={styles.note} />
    </aside>
  );
}
