import { formatRupees } from '@shop/money';
import { selectCartTotalPaise, useShopSelector } from '@shop/store';
import { useGetCartShippingRuleQuery } from '../cart-data';
import styles from './free-shipping-progress.module.css';

/** How far the cart is from free shipping; nothing once it is there, or where shipping costs nothing anyway. */
export function FreeShippingProgress() {
  const { data: rule } = useGetCartShippingRuleQuery();
  const totalPaise = useShopSelector(selectCartTotalPaise);
  if (!rule || totalPaise >= rule.freeFromPaise) return null;
  const remainingPaise = rule.freeFromPaise - totalPaise;
  const percent = (totalPaise / rule.freeFromPaise) * 100;
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
