import type { ReactNode, RefAttributes } from 'react';
import {
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  type LinkProps,
  type NavLinkProps,
} from 'react-router';

/** Addresses of other sites, and what is no page at all: `mailto:`, `tel:`. */
const elsewhere = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * The router's link, made of the hooks that the router has for own links: its own brings along the prefetching and the
 * forms of framework routing, which the shop has no use for.
 */
export function Link({
  to,
  onClick,
  target,
  replace,
  state,
  relative,
  preventScrollReset,
  reloadDocument,
  children,
  ...rest
}: LinkProps & RefAttributes<HTMLAnchorElement>): ReactNode {
  const away = typeof to === 'string' && elsewhere.test(to);
  const inside = useHref(away ? '' : to, { relative });
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state,
    target,
    relative,
    preventScrollReset,
  });
  return (
    <a
      {...rest}
      href={away ? to : inside}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !away && !reloadDocument) navigate(event);
      }}
    >
      {children}
    </a>
  );
}

/** A link that says when it leads to where the shopper is: the class `active`, and `aria-current`. */
export function NavLink({
  to,
  end = false,
  caseSensitive = false,
  className = '',
  style,
  children,
  'aria-current': current = 'page',
  ...rest
}: NavLinkProps & RefAttributes<HTMLAnchorElement>): ReactNode {
  const comparable = (path: string) => (caseSensitive ? path : path.toLowerCase());
  const { pathname } = useResolvedPath(to, { relative: rest.relative });
  const here = comparable(useLocation().pathname);
  const there = comparable(new URL(pathname, 'http://localhost').pathname);
  const below = there.endsWith('/') ? there : `${there}/`;
  const isActive = here === there || (!end && there !== '/' && here.startsWith(below));
  const state = { isActive, isPending: false, isTransitioning: false };
  const classes = [className, isActive && 'active'].filter(Boolean).join(' ');
  return (
    <Link
      {...rest}
      to={to}
      aria-current={isActive ? current : undefined}
      className={typeof className === 'function' ? className(state) : classes}
      style={typeof style === 'function' ? style(state) : style}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
}
