import { paths } from '@shop/config';
import {
  selectCartCount,
  selectWishlistCount,
  toggleCart,
  toggleWishlist,
  useShopDispatch,
  useShopSelector,
} from '@shop/store';
import { HeartIcon, ShoppingBagIcon } from '@shop/ui';
import type { ReactNode } from 'react';
import { AccountLink } from './account-link';
import { CountButton } from './count-button';
import styles from './header-actions.module.css';
import { SearchMenu } from './search-menu';

interface Props {
  readonly menuButton: ReactNode;
}

/** The icons of the header: search, wishlist, cart, account, and on a narrow page the menu. */
export function HeaderActions({ menuButton }: Props) {
  const dispatch = useShopDispatch();
  const cartCount = useShopSelector(selectCartCount);
  const wishlistCount = useShopSelector(selectWishlistCount);
  return (
    <div className={styles.actions}>
      <SearchMenu />
      <CountButton
        name="WishListCount"
        count={wishlistCount}
        badgeTestId="wishlist-badge"
        page={paths.cart}
        onPress={() => dispatch(toggleWishlist())}
      >
        <HeartIcon size={24} />
      </CountButton>
      <CountButton
        name="Cart"
        count={cartCount}
        badgeTestId="cart-badge"
        page={paths.cart}
        onPress={() => dispatch(toggleCart())}
      >
        <ShoppingBagIcon size={24} />
      </CountButton>
      <AccountLink />
      {menuButton}
    </div>
  );
}
