import { selectCartCount, useShopSelector } from '@shop/store';
import { Button } from '@shop/ui';
import { PaymentMethodsNote } from '@shop/ui/payment-methods-note';
import { CartTotals } from '../totals';
import styles from './panel-footer.module.css';

/** What the cart comes to, on the memo's torn-off foot, and the way to the checkout. */
export function PanelFooter({ onCheckout }: { readonly onCheckout: () => void }) {
  const count = useShopSelector(selectCartCount);
  return (
    <div className={styles.footer}>
      <CartTotals />
      <Button onClick={onCheckout}>Check out</Button>
      <p className={styles.note}>Taxes and shipping calculated at checkout</p>
      <PaymentMethodsNote className={styles.note} />
      <p className={styles.note}>{`${count} items in cart`}</p>
    </div>
  );
}
