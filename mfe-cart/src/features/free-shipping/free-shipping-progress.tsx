import { formatRupees } from '@shop/money';
import { selectFreeShipping, useShopSelector } from '@shop/store';
import styles from './free-shipping-progress.module.css';

/** How far the cart is from free shipping; nothing once it is there. */
export function FreeShippingProgress() {
  const { remainingPaise, percent } = useShopSelector(selectFreeShipping);
  if (remainingPaise <= 0) return null;
  const share = `${percent.toFixed(1)}%`;
  return (
    <div className={styles.progress}>
      <p>{`Spend ${formatRupees(remainingPaise)} more and get free shipping!`}</p>
      <div className={styles.scale}>
        <div
          className={styles.track}
          role="progressbar"
          aria-label="Free shipping"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={share}
        >
          <div className={styles.bar} style={{ width: share }} />
        </div>
        <span className={styles.share}>{share}</span>
      </div>
    </div>
  );
}
