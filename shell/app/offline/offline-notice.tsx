import { routePatterns as patterns } from '@shop/config';
import { dateFormatter } from '@shop/config/dates';
import { Button } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConnection } from './connection';
import styles from './offline-notice.module.css';
import { backOnlineMs } from '../../durations';

const inForm = 'Your input stays on this page';

const words: Readonly<Record<string, string>> = {
  [patterns.checkout]: `${inForm}. You can pay when you are back online.`,
  [patterns.contact]: `${inForm}. You can send your message when you are back online.`,
  [patterns.login]: `${inForm}. You can sign in when you are back online.`,
  [patterns.signup]: `${inForm}. You can sign up when you are back online.`,
  [patterns.profile]: 'Your orders will load when you are back online.',
  [patterns.addresses]: 'Your addresses will load when you are back online.',
};

const orders = patterns.order.replace(':id', '');

/** The message about what works offline on a path. */
export const waitingWords = (pathname: string): string =>
  (pathname.startsWith(orders) ? 'Your order will load when you are back online.' : words[pathname]) ??
  'Pages you have seen, your cart and your wishlist still open.';

const timeOf = dateFormatter({ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });

/** The state of the notice: offline, briefly back online, or hidden. */
function useNoticeState(offline: boolean) {
  const [before, setBefore] = useState(offline);
  const [backOnline, setBackOnline] = useState(false);
  const [hidden, setHidden] = useState(false);
  if (before !== offline) {
    setBefore(offline);
    setBackOnline(!offline);
    setHidden(false);
  }
  useEffect(() => {
    if (!backOnline) return;
    const timer = setTimeout(() => setBackOnline(false), backOnlineMs);
    return () => clearTimeout(timer);
  }, [backOnline]);
  return { backOnline, hidden, hide: () => setHidden(true) };
}

interface Props {
  readonly reload?: () => void;
}

/** The offline notice at the bottom of the window: what still works, and when the network is back. */
export function OfflineNotice({ reload = () => location.reload() }: Props) {
  const { pathname } = useLocation();
  const { offline, storedAt } = useConnection();
  const { backOnline, hidden, hide } = useNoticeState(offline);
  const isOutdatedCopy = storedAt !== null && !offline;
  const shown = !hidden && (offline || backOnline || isOutdatedCopy);
  return (
    // Always mounted, so that screen readers announce changes.
    <div className={styles.place} aria-live="polite">
      {shown && (
        <div className={styles.slip} data-offline={offline || undefined}>
          <p className={styles.text}>
            <strong className={styles.head}>
              {offline ? 'There is no network just now.' : 'The network is back.'}
            </strong>{' '}
            <span>
              {[
                offline && waitingWords(pathname),
                storedAt !== null && `This page was saved on ${timeOf(storedAt)}; prices may have changed.`,
              ]
                .filter(Boolean)
                .join(' ')}
            </span>
          </p>
          <div className={styles.actions}>
            {isOutdatedCopy && (
              <Button variant="secondary" onClick={reload}>
                Reload page
              </Button>
            )}
            <Button variant="quiet" onClick={hide}>
              Hide
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
