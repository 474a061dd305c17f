import { discountBp, formatRupeesPlain, fromRupees, unitPrice } from '@shop/money';
import type { CartItem } from '@shop/store';
import styles from './flash-sale-badge.module.css';

/** What a flash sale takes off one piece; nothing for other items. */
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
