import { paths } from '@shop/config';
import { pageBase } from '@shop/config/messages';
import { ButtonLink } from '@shop/ui';
import { useLocation } from 'react-router-dom';
import { t } from '../messages';
import { Envelope } from './envelope';

/** Query parameter of the login page: the page to return to. */
const NEXT = 'next';

/** URL of the login page, which returns to `page` afterwards. */
export const signInFor = (page: string): string => `${paths.login}?${new URLSearchParams({ [NEXT]: page })}`;

/** The page to open after sign-in: the one in the query, or the home page. URLs outside the shop are ignored. */
export function pageAfterSignIn(query: URLSearchParams): string {
  const next = query.get(NEXT) ?? '';
  // Browsers read two slashes, or a slash and a backslash, as the start of a host name.
  return /^\/(?![/\\])/.test(next) ? next : paths.home;
}

/** Opens a page with a full load, so that no data of the previous session stays in memory. */
export function leaveFor(page: string): void {
  window.location.assign(pageBase() + page);
}

/** Asks visitors to sign in, and returns them to this page afterwards. */
export function SignInFirst() {
  const { pathname, search } = useLocation();
  return (
    <Envelope title={t('Please sign in')} lead={t('Sign in to see your profile, orders and addresses.')}>
      <ButtonLink to={signInFor(pathname + search)}>{t('Sign In')}</ButtonLink>
    </Envelope>
  );
}
