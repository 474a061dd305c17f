import { Button, useModalDialog } from '@shop/ui';
import { useId, type FormEvent, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { FormFailure } from './form-failure';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What the button that does it says. */
  readonly confirm: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onClose: () => void;
  /** Called with the form when it is sent; its fields are valid then. */
  readonly onConfirm: (form: HTMLFormElement) => void;
  /** What will happen, and fields. */
  readonly children: ReactNode;
}

/** A form over the page, for what should not happen by one press. Escape and the backdrop call it off. */
export function Dialog({ open, title, confirm, busy, error, onClose, onConfirm, children }: DialogProps) {
  const { ref, shown } = useModalDialog(open, onClose);
  const nameId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm(event.currentTarget);
  };
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={nameId}>
      {shown && (
        <form className={styles.sheet} onSubmit={submit}>
          <h2 id={nameId}>{title}</h2>
          {children}
          <FormFailure error={error} />
          <div className={styles.ends}>
            <Button variant="secondary" onClick={onClose}>
              Leave it
            </Button>
            <Button type="submit" busy={busy}>
              {confirm}
            </Button>
          </div>
        </form>
      )}
    </dialog>
  );
}
