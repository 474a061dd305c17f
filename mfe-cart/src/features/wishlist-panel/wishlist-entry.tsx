import { paths } from '@shop/config';
import { removeFromWishlist, useShopDispatch, type WishlistItem } from '@shop/store';
import { IconButton, ProductPhoto, TrashIcon } from '@shop/ui';
import { Link } from 'react-router-dom';
import { itemCode } from '../cart-item/item-code';
import { ItemRate } from '../cart-item/item-rate';
import styles from './wishlist-entry.module.css';

interface WishlistEntryProps {
  readonly item: WishlistItem;
  /** The shopper leaves for the product's page. */
  readonly onLeave: () => void;
}

/** A wish, taped into the scrapbook. The name's link covers it, so that a click anywhere opens the product page. */
export function WishlistEntry({ item, onLeave }: WishlistEntryProps) {
  const dispatch = useShopDispatch();
  return (
    <li className={styles.entry}>
      <ProductPhoto photo={item.photo} alt="" sizes="96px" className={styles.photo} />
      <div className={styles.facts}>
        <p className={styles.name}>
          <Link to={paths.product(item.slugProduct)} onClick={onLeave} className={styles.link}>
            {item.productName}
          </Link>
        </p>
        <p className={styles.code}>{itemCode(item)}</p>
        <ItemRate rate={item.rate} originalPrice={item.originalPrice} />
      </div>
      <IconButton
        label={`Remove ${item.productName}`}
        className={styles.remove}
        onClick={() => dispatch(removeFromWishlist(item.productId))}
      >
        <TrashIcon size={20} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
