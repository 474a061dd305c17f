import { selectWishlistItems, useShopSelector } from '@shop/store';
import { SectionHeading } from '@shop/ui';
import { useId } from 'react';
import { WishlistEntry } from '../wishlist-entry';
import styles from './wishlist-entries.module.css';

/** The wishlist's entries below the cart, each with a button to add it; nothing when there are none. */
export function WishlistEntries() {
  const items = useShopSelector(selectWishlistItems);
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <section className={styles.wishes} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title="Wishlist" washi />
      <ul className={styles.entries}>
        {items.map((item) => (
          <WishlistEntry key={item.productId} item={item} />
        ))}
      </ul>
    </section>
  );
}
