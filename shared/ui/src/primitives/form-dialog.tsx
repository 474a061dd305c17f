import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from './button';
import styles from './form-dialog.module.css';
import { useModalDialog } from './use-modal-dialog';

export interface FormDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** An explanation, and the fields. */
  readonly children: ReactNode;
  /** Ids of the children that screen readers announce with the title. */
  readonly describedBy?: string;
  /** Label of the submit button. */
  readonly submit: string;
  /** Label of the cancel button. */
  readonly leave: string;
  readonly busy: boolean;
  /** Leaves validation of the fields to the caller. */
  readonly noValidate?: boolean;
  /** Called with the form when it is submitted. */
  readonly onSubmit: (form: HTMLFormElement) => void;
  /** Called on the cancel button, Escape and a press on the backdrop. */
  readonly onClose: () => void;
}

/** A form in a dialog, for actions that need a confirmation. */
export function FormDialog(props: FormDialogProps) {
  const {
    open,
    title,
    children,
    describedBy,
    submit,
    leave,
    busy,
    noValidate = false,
    onSubmit,
    onClose,
  } = props;
  const { ref, shown } = useModalDialog(open, onClose);
  const titleId = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} aria-describedby={describedBy}>
      {shown && (
        <form className={styles.sheet} method="post" onSubmit={send} noValidate={noValidate}>
          <h2 id={titleId} className={styles.title}>
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
