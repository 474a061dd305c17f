import { useId } from 'react';
import { shop } from '@shop/config';
import { t } from '@shop/config/messages';
import styles from './alert-dialog.module.css';
import { Button } from './button';
import { useModalDialog } from './use-modal-dialog';

export interface AlertDialogProps {
  readonly open: boolean;
  readonly message: string;
  /** Called on OK, Escape and a press on the backdrop. */
  readonly onClose: () => void;
}

/** A message that waits for OK, under the shop's name, like a browser's alert. */
export function AlertDialog({ open, message, onClose }: AlertDialogProps) {
  const { ref, shown } = useModalDialog(open, onClose);
  const nameId = useId();
  const messageId = useId();
  return (
    <dialog
      ref={ref}
      className={styles.alert}
      role="alertdialog"
      aria-labelledby={nameId}
      aria-describedby={messageId}
    >
      {shown && (
        <div className={styles.sheet}>
          <h2 id={nameId} className={styles.name}>
            {shop.name}
          </h2>
          <p id={messageId} className={styles.message}>
            {message}
          </p>
          <Button className={styles.ok} onClick={onClose}>
            {t('OK')}
          </Button>
        </div>
      )}
    </dialog>
  );
}
