import { Button, useModalDialog } from '@shop/ui';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import styles from './step-dialog.module.css';

interface StepDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What it means, and what else is to be filled in. */
  readonly children: ReactNode;
  /** Label of the button that does it. */
  readonly submit: string;
  /** Label of the way out. */
  readonly leave: string;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done that cannot be taken back. */
export function StepDialog({
  open,
  title,
  children,
  submit,
  leave,
  busy,
  onSubmit,
  onClose,
}: StepDialogProps) {
  const { ref, shown } = useModalDialog(open, onClose);
  const heading = useId();
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={heading}>
      {shown && (
        <form className={styles.sheet} method="post" onSubmit={send} noValidate>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {children}
          <div className={styles.actions}>
            <Button variant="secondary" onClick={onClose}>
              {leave}
            </Button>
            <Button type="submit" busy={busy}>
              {submit}
            </Button>
          </div>
        </form>
      )}
    </dialog>
  );
}
