import { paths } from '@shop/config';
import { selectCartItems, selectWishlistItems, useShopSelector } from '@shop/store';
import {
  Breadcrumb,
  ButtonLink,
  EmptyState,
  PageHeading,
  SectionHeading,
  Skeleton,
  useHydrating,
  VisuallyHidden,
} from '@shop/ui';
import { useId } from 'react';
import { t } from '../../messages';
import { cartHeadingId } from '../../features/focus-beyond';
import { useShownTax } from '../../features/shown-tax';
import { WishlistEntry } from '../../features/wishlist-entry';
import { Ledger } from './ledger';
import styles from './cart.module.css';
import { UndoStatus, useRemovedLine } from './undo';

/** The wishlist's entries below the cart, each with a button that adds it to the cart. Empty without entries. */
function Wishlist() {
  const items = useShopSelector(selectWishlistItems);
  const taxOf = useShownTax(items);
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <section className={styles.wishlist} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t('Wishlist')} washi />
      <ul className={styles.entries}>
        {items.map((item) => (
          <WishlistEntry key={item.productId} item={item} gstRate={taxOf(item)} />
        ))}
      </ul>
    </section>
  );
}

function Cart() {
  const empty = useShopSelector(selectCartItems).length === 0;
  const { removed, restoredKey, remove, undo, settle } = useRemovedLine();
  return (
    <>
      {empty ? (
        <EmptyState
          title={t('No product selected')}
          action={<ButtonLink to={paths.allProducts}>{t('Continue Shopping')}</ButtonLink>}
        />
      ) : (
        <Ledger onRemove={remove} restoredKey={restoredKey} />
      )}
      <Wishlist />
      <UndoStatus removed={removed && removed.item} onUndo={undo} onExpire={settle} />
    </>
  );
}

function LoadingCart() {
  return (
    <>
      <noscript>
        <p>{t('Your cart is stored in this browser and needs JavaScript. Turn on JavaScript to see it.')}</p>
      </noscript>
      <div role="status" className={styles.loading}>
        <VisuallyHidden>{t('Loading cart')}</VisuallyHidden>
        <Skeleton height={280} />
      </div>
    </>
  );
}

/** The cart page. The server does not know the cart, so its HTML shows a placeholder. */
export function CartPage() {
  const hydrating = useHydrating();
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: t('Home'), to: paths.home }, { label: t('Cart') }]} />
      <div id={cartHeadingId} tabIndex={-1} className={styles.heading}>
        <PageHeading title={t('Cart')} />
      </div>
      {hydrating ? <LoadingCart /> : <Cart />}
    </div>
  );
}
