import { moveToCart, removeFromWishlist, useShopDispatch, type WishlistItem } from '@shop/store';
import { Button, IconButton, ProductPhoto, TrashIcon } from '@shop/ui';
import { useId, type MouseEvent } from 'react';
import { t } from '../messages';
import { focusBeyond } from './focus-beyond';
import { ItemFacts, ItemRate, wishedChoice } from './line';
import styles from './wishlist-entry.module.css';

interface WishlistEntryProps {
  readonly item: WishlistItem;
  /** GST rate in percent to include in the shown price; undefined to show it before GST. */
  readonly gstRate: number | undefined;
  /** Called when the shopper opens the product page. */
  readonly onLeave?: () => void;
  /** Called when the entry was moved to the cart. */
  readonly onMoved?: (item: WishlistItem) => void;
}

/** A wishlist entry, taped into a scrapbook. The name's link covers it, so that a click anywhere opens the product page. */
export function WishlistEntry({ item, gstRate, onLeave, onMoved }: WishlistEntryProps) {
  const dispatch = useShopDispatch();
  const nameId = useId();

  const move = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusBeyond(currentTarget);
    dispatch(moveToCart(item));
    onMoved?.(item);
  };

  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusBeyond(currentTarget);
    dispatch(removeFromWishlist(item.productId));
  };

  return (
    <li className={styles.entry}>
      <ProductPhoto photo={item.photo} alt="" sizes="96px" className={styles.photo} />
      <ItemFacts
        item={item}
        nameId={nameId}
        color={wishedChoice(item)}
        onLeave={onLeave}
        linkClassName={styles.link}
      >
        <ItemRate item={item} gstRate={gstRate} />
        <Button
          variant="quiet"
          className={styles.move}
          aria-describedby={nameId}
          data-does="move"
          onClick={move}
        >
          {t('Move to cart')}
        </Button>
      </ItemFacts>
      <IconButton
        label={t('Remove {product}', { product: item.productName })}
        className={styles.remove}
        data-does="remove"
        onClick={remove}
      >
        <TrashIcon size={20} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
