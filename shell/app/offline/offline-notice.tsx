import { routePatterns as patterns } from '@shop/config';
import { dateFormatter } from '@shop/config/dates';
import { t } from '@shop/config/messages';
import { Button } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConnection } from './connection';
import styles from './offline-notice.module.css';
import { backOnlineMs } from '../../durations';

const messages: Readonly<Record<string, string>> = {
  [patterns.checkout]: 'Your input stays on this page. You can pay when you are back online.',
  [patterns.contact]: 'Your input stays on this page. You can send your message when you are back online.',
  [patterns.login]: 'Your input stays on this page. You can sign in when you are back online.',
  [patterns.signup]: 'Your input stays on this page. You can sign up when you are back online.',
  [patterns.profile]: 'Your orders will load when you are back online.',
  [patterns.addresses]: 'Your addresses will load when you are back online.',
};

const orders = patterns.order.replace(':id', '');

/** The message about what works offline on a path. */
export const offlineMessage = (pathname: string): string =>
  t(
    (pathname.startsWith(orders) ? 'Your order will load when you are back online.' : messages[pathname]) ??
      'Pages you have seen, your cart and your wishlist still open.',
  );

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
              {t(offline ? 'There is no network just now.' : 'The network is back.')}
            </strong>{' '}
            <span>
              {[
                offline && offlineMessage(pathname),
                storedAt !== null &&
                  t('This page was saved on {time}; prices may have changed.', { time: timeOf(storedAt) }),
              ]
                .filter(Boolean)
                .join(' ')}
            </span>
          </p>
          <div className={styles.actions}>
            {isOutdatedCopy && (
              <Button variant="secondary" onClick={reload}>
                {t('Reload page')}
              </Button>
            )}
            <Button variant="quiet" onClick={hide}>
              {t('Hide')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
