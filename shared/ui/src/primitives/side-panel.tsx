import { t } from '@shop/config/messages';
import { useId, type ReactNode } from 'react';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { XIcon } from './icons';
import { motifs } from './motifs';
import styles from './side-panel.module.css';
import { useModalDialog } from './use-modal-dialog';

export interface SidePanelProps {
  readonly open: boolean;
  /** Called on the close button, Escape and a press on the backdrop; the panel stays open until `open` is false. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Stays at the bottom while the rest scrolls, such as totals and the next step. */
  readonly footer?: ReactNode;
  /** Maximum width: 460 px, or 420 px for medium. */
  readonly size?: 'large' | 'medium';
}

/** A modal sheet from the right, drawn as a shop memo: a ruled header, a scrolling body and a torn-off slip for the total. */
export function SidePanel({ open, onClose, title, children, footer, size = 'large' }: SidePanelProps) {
  const { ref, shown } = useModalDialog(open, onClose);
  const titleId = useId();
  return (
    <dialog ref={ref} className={classNames(styles.panel, styles[size])} aria-labelledby={titleId}>
      {shown && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={t('Close')} onClick={onClose}>
              <XIcon aria-hidden="true" />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && (
            <div className={styles.foot}>
              <div className={classNames(styles.slip, motifs.perforatedTop)}>{footer}</div>
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
