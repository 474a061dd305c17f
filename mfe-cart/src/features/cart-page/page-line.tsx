import { paths } from '@shop/config';
import { formatRupees, fromRupees } from '@shop/money';
import { removeFromCart, useShopDispatch, type CartItem } from '@shop/store';
import { Button, ProductPhoto } from '@shop/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { FlashSaleBadge } from '../cart-item/flash-sale-badge';
import { itemCode } from '../cart-item/item-code';
import { ItemRate } from '../cart-item/item-rate';
import { LineQuantity } from './line-quantity';
import styles from './page-line.module.css';

/** A line of the cart's page: the item, how many of it, and what they come to. */
export function PageLine({ item }: { readonly item: CartItem }) {
  const dispatch = useShopDispatch();
  const nameId = useId();
  return (
    <li className={styles.line}>
      <ProductPhoto photo={item.photo} alt="" sizes="128px" className={styles.photo} />
      <div className={styles.facts}>
        <h2 id={nameId} className={styles.name}>
          <Link to={paths.product(item.slugProduct)} className={styles.link}>
            {item.productName}
          </Link>
        </h2>
        <p className={styles.code}>{itemCode(item)}</p>
        <ItemRate rate={item.rate} originalPrice={item.originalPrice} />
        <FlashSaleBadge item={item} />
      </div>
      <div className={styles.controls}>
        <LineQuantity item={item} />
        <Button
          variant="quiet"
          aria-describedby={nameId}
          onClick={() => dispatch(removeFromCart(item.productId))}
        >
          Remove
        </Button>
      </div>
      <p className={styles.total}>{formatRupees(fromRupees(item.rate) * item.count)}</p>
    </li>
  );
}
