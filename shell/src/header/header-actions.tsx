import { paths } from '@shop/config';
import {
  selectCartCount,
  selectSessionUser,
  selectWishlistCount,
  toggleCart,
  toggleWishlist,
  useShopDispatch,
  useShopSelector,
} from '@shop/store';
import { Badge, HeartIcon, ShoppingBagIcon, UserIcon } from '@shop/ui';
import { Link } from 'react-router-dom';
import styles from './header-actions.module.css';
import { initials } from './initials';

function Account() {
  const user = useShopSelector(selectSessionUser);
  return user ? (
    <Link
      className={styles.initials}
      to={paths.profile}
      title={user.name}
      aria-label={`${user.name}, your profile`}
    >
      {initials(user.name)}
    </Link>
  ) : (
    <Link className={styles.action} to={paths.login} title="Sign in" aria-label="Sign in">
      <UserIcon size={24} aria-hidden="true" />
    </Link>
  );
}

/** Wishlist, cart and account, with their counts. */
export function HeaderActions() {
  const dispatch = useShopDispatch();
  const cartCount = useShopSelector(selectCartCount);
  const wishlistCount = useShopSelector(selectWishlistCount);
  const wishlistTitle = `WishListCount (${wishlistCount} items)`;
  const cartTitle = `Cart (${cartCount} items)`;
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.action}
        title={wishlistTitle}
        aria-label={wishlistTitle}
        aria-haspopup="dialog"
        onClick={() => dispatch(toggleWishlist())}
      >
        <HeartIcon size={24} aria-hidden="true" />
        <span className={styles.badge} data-testid="wishlist-badge">
          <Badge count={wishlistCount} />
        </span>
      </button>
      <button
        type="button"
        className={styles.action}
        title={cartTitle}
        aria-label={cartTitle}
        aria-haspopup="dialog"
        onClick={() => dispatch(toggleCart())}
      >
        <ShoppingBagIcon size={24} aria-hidden="true" />
        <span className={styles.badge} data-testid="cart-badge">
          <Badge count={cartCount} />
        </span>
      </button>
      <Account />
    </div>
  );
}
