import { paths } from '@shop/config';
import { removeFromCart, useShopDispatch, type CartItem } from '@shop/store';
import { Button, ProductPhoto } from '@shop/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { FlashSaleBadge } from '../cart-item/flash-sale-badge';
import { itemCode } from '../cart-item/item-code';
import { ItemRate } from '../cart-item/item-rate';
import { focusBeyond } from '../focus/focus-beyond';
import styles from './panel-line.module.css';

interface PanelLineProps {
  readonly item: CartItem;
  /** The shopper leaves for the product's page. */
  readonly onLeave: () => void;
}

/** A line of the cart on the memo. */
export function PanelLine({ item, onLeave }: PanelLineProps) {
  const dispatch = useShopDispatch();
  const nameId = useId();
  return (
    <li className={styles.line}>
      <ProductPhoto photo={item.photo} alt="" sizes="88px" className={styles.photo} />
      <div className={styles.facts}>
        <p id={nameId} className={styles.name}>
          <Link to={paths.product(item.slugProduct)} onClick={onLeave} className={styles.link}>
            {item.productName}
          </Link>
        </p>
        <p className={styles.code}>{itemCode(item)}</p>
        <div className={styles.price}>
          <ItemRate rate={item.rate} originalPrice={item.originalPrice} />
          {item.count > 1 && <span className={styles.count}>{`× ${item.count}`}</span>}
        </div>
        <FlashSaleBadge item={item} />
      </div>
      <Button
        variant="quiet"
        className={styles.remove}
        aria-describedby={nameId}
        data-does="remove"
        onClick={({ currentTarget }) => {
          focusBeyond(currentTarget);
          dispatch(removeFromCart(item.productId));
        }}
      >
        Remove
      </Button>
    </li>
  );
}
