import { limits, paths } from '@shop/config';
import { t } from '@shop/config/messages';
import {
  selectCartCount,
  selectSessionUser,
  selectWishlistCount,
  toggleCart,
  toggleWishlist,
  useShopDispatch,
  useShopSelector,
} from '@shop/store';
import {
  Badge,
  classNames,
  HeartIcon,
  ListIcon,
  MagnifyingGlassIcon,
  ShoppingBagIcon,
  useDismiss,
  UserIcon,
} from '@shop/ui';
import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { Link, useHref } from 'react-router-dom';
import { useLazy } from '../../paint/lazy';
import { OnNavigation } from '../state/on-navigation';
import { menuCode } from './menu-code';
import accountStyles from './account-link.module.css';
import styles from './header-actions.module.css';
import searchStyles from './search-menu.module.css';

/** First letters of a name's words, upper-case: "asha rao" gives "AR". */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** A link to the profile, as the shopper's initials, or to the login page for guests. */
function AccountLink() {
  const user = useShopSelector(selectSessionUser);
  if (!user) {
    return (
      <Link className={styles.action} to={paths.login} title={t('Sign in')} aria-label={t('Sign in')}>
        <UserIcon size={24} />
      </Link>
    );
  }
  const userInitials = initials(user.name);
  return (
    <Link
      className={accountStyles.initials}
      to={paths.profile}
      title={user.name}
      aria-label={t('{initials}: {name}, your profile', { initials: userInitials, name: user.name })}
      data-long={userInitials.length > 3 || undefined}
    >
      {userInitials}
    </Link>
  );
}

interface CountButtonProps {
  /** The name of the counted items. */
  readonly name: string;
  readonly count: number;
  readonly badgeTestId: string;
  /** The page that the link opens without scripts. */
  readonly page: string;
  readonly onPress: () => void;
  /** The icon. */
  readonly children: ReactNode;
}

/** The count on the badge. The accessible name contains the visible text, which voice control users speak. */
const badgeText = (count: number) => (count > limits.badgeCap ? `${limits.badgeCap}+` : String(count));

/** An icon with a count that opens the panel with the items. */
function CountButton({ name, count, badgeTestId, page, onPress, children }: CountButtonProps) {
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <form method="get" action={useHref(page)} onSubmit={press}>
      <button
        type="submit"
        className={styles.action}
        title={t('{name} ({count} items)', { name, count })}
        aria-label={t('{name}: {count} items', { name, count: badgeText(count) })}
        aria-haspopup="dialog"
      >
        {children}
        {/* A new key for each count replays the animation. */}
        <span key={count} className={styles.badge} data-testid={badgeTestId}>
          <Badge count={count} />
        </span>
      </button>
    </form>
  );
}

interface MenuButtonProps {
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** The menu button on narrow screens; without scripts it links to the page of all categories. */
export function MenuButton({ open, onOpen }: MenuButtonProps) {
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <form method="get" action={useHref(paths.productCategory)} onSubmit={press}>
      <button
        type="submit"
        className={classNames(styles.action, styles.narrow)}
        title={t('Menu')}
        aria-label={t('Menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        <ListIcon size={26} />
      </button>
    </form>
  );
}

/** Focuses the field when it appears, because the shopper asked to search. */
const focusNow = (input: HTMLInputElement | null) => input?.focus();

/** The search icon and the box that it opens. Until its code is loaded it links to the search page. */
export function SearchMenu() {
  const [open, setOpen] = useState(false);
  const code = useLazy(menuCode, open);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const searchPage = useHref(paths.search);

  useDismiss(box, open, (hadFocus) => {
    setOpen(false);
    if (hadFocus) button.current?.focus();
  });

  const toggle = (event: SyntheticEvent) => {
    event.preventDefault();
    setOpen(!open);
  };

  return (
    <div ref={box}>
      <OnNavigation run={() => setOpen(false)} />
      <form method="get" action={searchPage} onSubmit={toggle}>
        <button
          ref={button}
          type="submit"
          className={styles.action}
          title={t('Search')}
          aria-label={t('Search')}
          aria-expanded={open}
          aria-controls={id}
        >
          <MagnifyingGlassIcon size={24} />
        </button>
      </form>
      {code && (
        <div id={id} className={searchStyles.dropdown} data-testid="search-dropdown">
          <code.SearchBox ref={focusNow} />
        </div>
      )}
    </div>
  );
}

interface HeaderActionsProps {
  readonly menuButton: ReactNode;
}

/** The icons of the header: search, wishlist, cart, account, and on narrow screens the menu. */
export function HeaderActions({ menuButton }: HeaderActionsProps) {
  const dispatch = useShopDispatch();
  const cartCount = useShopSelector(selectCartCount);
  const wishlistCount = useShopSelector(selectWishlistCount);
  return (
    <div className={styles.actions}>
      <SearchMenu />
      <CountButton
        name={t('WishListCount')}
        count={wishlistCount}
        badgeTestId="wishlist-badge"
        page={paths.cart}
        onPress={() => dispatch(toggleWishlist())}
      >
        <HeartIcon size={24} />
      </CountButton>
      <CountButton
        name={t('Cart')}
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
