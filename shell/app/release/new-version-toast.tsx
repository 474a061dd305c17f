import { t } from '@shop/config/messages';
import { Button } from '@shop/ui';
import { useLocation } from 'react-router-dom';
import { showToast } from '../toasts/toasts';
import { isCheckout } from '../../federation/routing/page-routes';
import styles from './new-version-toast.module.css';

interface Props {
  readonly onReload: () => void;
  readonly onDismiss: () => void;
}

/** The toast that offers a reload; it is hidden during checkout. */
export function NewVersionSlip({ onReload, onDismiss }: Props) {
  const { pathname } = useLocation();
  if (isCheckout(pathname)) return null;
  return (
    <div className={styles.slip} role="status">
      <p className={styles.text}>{t('A new version is ready.')}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onReload}>
          {t('Reload')}
        </Button>
        <Button variant="quiet" onClick={onDismiss}>
          {t('Later')}
        </Button>
      </div>
    </div>
  );
}

/** Shows the toast until the shopper accepts or closes it. */
export function offerNewVersion(reload: () => void = () => location.reload()): void {
  showToast((toast) =>
    toast.custom(({ id }) => <NewVersionSlip onReload={reload} onDismiss={() => toast.remove(id)} />, {
      id: 'new-version',
      duration: Infinity,
      position: 'bottom-right',
    }),
  );
}
