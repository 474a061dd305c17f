import { useShopDelivery } from '@shop/api-client/delivery';
import {
  discountBp,
  formatRupees,
  formatRupeesPlain,
  fromRupees,
  subtotal,
  unitPrice,
  type PricedLine,
} from '@shop/money';
import {
  selectCartItems,
  selectCartSavedPaise,
  selectCartTotalPaise,
  useShopSelector,
  type CartItem,
} from '@shop/store';
import { useGetCartShippingRuleQuery } from './cart-data';
import styles from './amounts.module.css';

/** A cart line in paise and basis points, as @shop/money expects it. */
export function pricedLine({ rate, discount, count }: CartItem): PricedLine {
  return { ratePaise: fromRupees(rate), discountBp: discountBp(discount), quantity: count };
}

/** The cart's total at list prices, the savings by discounts, and the amount to pay before tax. */
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

/** Progress towards free shipping. Empty once the cart qualifies, and if shipping is always free or priced by a table. */
export function FreeShippingProgress() {
  const hasRule = useShopDelivery()?.shippingBy === undefined;
  const { data: rule } = useGetCartShippingRuleQuery(undefined, { skip: !hasRule });
  const totalPaise = useShopSelector(selectCartTotalPaise);
  if (!hasRule || !rule || totalPaise >= rule.freeFromPaise) return null;
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

/** The flash sale's discount on one unit; empty for other items. */
export function FlashSaleBadge({
  item,
}: {
  readonly item: Pick<CartItem, 'flashSale' | 'rate' | 'discount'>;
}) {
  if (!item.flashSale) return null;
  const ratePaise = fromRupees(item.rate);
  const discountPaise = ratePaise - unitPrice(ratePaise, discountBp(item.discount));
  return <p className={styles.badge}>{`Flash Sale(-${formatRupeesPlain(discountPaise)})`}</p>;
}
