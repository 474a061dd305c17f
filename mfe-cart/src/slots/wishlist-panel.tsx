import { paths } from '@shop/config';
import {
  selectWishlistCount,
  selectWishlistItems,
  selectWishlistOpen,
  toggleWishlist,
  useShopDispatch,
  useShopSelector,
  type WishlistItem,
} from '@shop/store';
import { ButtonLink, EmptyState, SidePanel } from '@shop/ui';
import { useCallback, useState } from 'react';
import { useShownTax } from '../features/shown-tax';
import { WishlistEntry } from '../features/wishlist-entry';
import styles from './wishlist-panel.module.css';

/** The wishlist in a side panel, as a scrapbook. */
export function WishlistPanel() {
  const dispatch = useShopDispatch();
  const open = useShopSelector(selectWishlistOpen);
  const items = useShopSelector(selectWishlistItems);
  const count = useShopSelector(selectWishlistCount);
  const taxOf = useShownTax(items, open);
  const [moved, setMoved] = useState<WishlistItem | null>(null);
  const toggle = useCallback(() => {
    setMoved(null);
    dispatch(toggleWishlist());
  }, [dispatch]);

  const footer = (
    <div className={styles.footer}>
      <ButtonLink to={paths.allProducts} onClick={toggle}>
        Continue Shopping
      </ButtonLink>
      <p className={styles.count}>{`${count} item(s) in wishlist`}</p>
    </div>
  );

  return (
    <SidePanel
      open={open}
      onClose={toggle}
      title="Wishlist"
      size="medium"
      footer={items.length > 0 ? footer : undefined}
    >
      {/* Announced here, because screen readers ignore the toast outside the dialog. */}
      <p role="status" className={styles.moved}>
        {moved && `${moved.productName} is in the cart.`}
      </p>
      {items.length === 0 ? (
        <EmptyState title="Your wishlist is empty" />
      ) : (
        <ul className={styles.entries}>
          {items.map((item) => (
            <WishlistEntry
              key={item.productId}
              item={item}
              gstRate={taxOf(item)}
              onLeave={toggle}
              onMoved={setMoved}
            />
          ))}
        </ul>
      )}
    </SidePanel>
  );
}
