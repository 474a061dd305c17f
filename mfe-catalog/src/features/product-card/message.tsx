import { Button } from '@shop/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages';
import styles from './message.module.css';

interface MessageProps {
  readonly role: 'alert' | 'status';
  readonly children: ReactNode;
  /** Sends the request again; undefined if that would not help. */
  readonly retry?: () => unknown;
}

/** A message in place of a grid that shows no products. */
export function Message({ role, children, retry }: MessageProps) {
  return (
    <div className={styles.message}>
      <p role={role}>{children}</p>
      {retry && (
        <Button variant="secondary" onClick={retry}>
          {t('Try again')}
        </Button>
      )}
    </div>
  );
}
