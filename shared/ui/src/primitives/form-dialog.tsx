import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from './button';
import styles from './form-dialog.module.css';
import { useModalDialog } from './use-modal-dialog';

export interface FormDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, and fields. */
  readonly children: ReactNode;
  /** Ids of the texts among the children that screen readers read out with the title. */
  readonly describedBy?: string;
  /** Label of the button that does it. */
  readonly submit: string;
  /** Label of the way out. */
  readonly leave: string;
  readonly busy: boolean;
  /** Leaves it to the caller to show what is wrong with the fields. */
  readonly noValidate?: boolean;
  /** Called with the form when it is sent. */
  readonly onSubmit: (form: HTMLFormElement) => void;
  /** Asked on the way out, Escape and a press on the backdrop. */
  readonly onClose: () => void;
}

/** A form over the page, for what should not happen by one press. */
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
