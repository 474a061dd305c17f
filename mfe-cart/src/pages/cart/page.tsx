import { paths } from '@shop/config';
import { selectCartItems, useShopSelector } from '@shop/store';
import {
  Breadcrumb,
  ButtonLink,
  EmptyState,
  PageHeading,
  Skeleton,
  useHydrating,
  VisuallyHidden,
} from '@shop/ui';
import { Ledger } from './ledger';
import { UndoStatus } from './undo';
import { useRemovedLine } from '../../features/cart-page/use-removed-line';
import { WishlistEntries } from '../../features/cart-page/wishlist-entries';
import { cartHeadingId } from '../../features/focus-beyond';
import styles from './page.module.css';

function Cart() {
  const empty = useShopSelector(selectCartItems).length === 0;
  const { removed, returnedKey, remove, undo, settle } = useRemovedLine();
  return (
    <>
      {empty ? (
        <EmptyState
          title="No product selected"
          action={<ButtonLink to={paths.allProducts}>Continue Shopping</ButtonLink>}
        />
      ) : (
        <Ledger remove={remove} returnedKey={returnedKey} />
      )}
      <WishlistEntries />
      <UndoStatus removed={removed && removed.item} onUndo={undo} onExpire={settle} />
    </>
  );
}

function CartOnTheWay() {
  return (
    <>
      <noscript>
        <p>
          Your cart is kept in this browser, and only a script can read it. Please allow scripts to see it.
        </p>
      </noscript>
      <div role="status" className={styles.loading}>
        <VisuallyHidden>Loading cart</VisuallyHidden>
        <Skeleton height={280} />
      </div>
    </>
  );
}

/** The cart as a page of its own. The server knows no cart, so its HTML leaves the lines open. */
export function CartPage() {
  const hydrating = useHydrating();
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'Cart' }]} />
      <div id={cartHeadingId} tabIndex={-1} className={styles.heading}>
        <PageHeading title="Cart" />
      </div>
      {hydrating ? <CartOnTheWay /> : <Cart />}
    </div>
  );
}
