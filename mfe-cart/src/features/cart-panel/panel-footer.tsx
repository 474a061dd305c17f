import { formatRupees } from '@shop/money';
import { selectCartCount, selectCartSavedPaise, selectCartTotalPaise, useShopSelector } from '@shop/store';
import { Button } from '@shop/ui';
import styles from './panel-footer.module.css';

/** What the cart comes to, on the memo's torn-off foot, and the way to the checkout. */
export function PanelFooter({ onCheckout }: { readonly onCheckout: () => void }) {
  const total = useShopSelector(selectCartTotalPaise);
  const saved = useShopSelector(selectCartSavedPaise);
  const count = useShopSelector(selectCartCount);
  return (
    <div className={styles.footer}>
      <div>
        <p className={styles.total}>
          <span>Total:</span> <span className={styles.amount}>{formatRupees(total)}</span>
        </p>
        <p className={styles.saved}>{`Save ${formatRupees(saved)}`}</p>
      </div>
      <Button onClick={onCheckout}>Check out</Button>
      <p className={styles.note}>Taxes and shipping calculated at checkout</p>
      <p className={styles.note}>{`${count} items in cart`}</p>
    </div>
  );
}
