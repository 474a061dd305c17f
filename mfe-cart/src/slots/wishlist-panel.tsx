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
import { t } from '../messages';
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
        {t('Continue Shopping')}
      </ButtonLink>
      <p className={styles.count}>{t('{count} item(s) in wishlist', { count })}</p>
    </div>
  );

  return (
    <SidePanel
      open={open}
      onClose={toggle}
      title={t('Wishlist')}
      size="medium"
      footer={items.length > 0 ? footer : undefined}
    >
      {/* Announced here, because screen readers ignore the toast outside the dialog. */}
      <p role="status" className={styles.moved}>
        {moved && t('{product} is in the cart.', { product: moved.productName })}
      </p>
      {items.length === 0 ? (
        <EmptyState title={t('Your wishlist is empty')} />
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
