import { paths } from '@shop/config';

/** Parameter of the sign-in's address: the page of the shop to return to. */
const NEXT = 'next';

/** Address of the sign-in that returns to a page of the shop. */
export const signInFor = (page: string): string => `${paths.login}?${new URLSearchParams({ [NEXT]: page })}`;

/** Where a sign-in leads: to the page that its address names, or home. An address elsewhere than in the shop counts as none. */
export function pageAfterSignIn(query: URLSearchParams): string {
  const next = query.get(NEXT) ?? '';
  // A browser reads two slashes, or a slash and a backslash, as the beginning of a host's name.
  return /^\/(?![/\\])/.test(next) ? next : paths.home;
}

/** Leaves for a page of the shop with a full reload, so that nothing of the session before it stays in memory. */
export function leaveFor(page: string): void {
  window.location.assign(page);
}
