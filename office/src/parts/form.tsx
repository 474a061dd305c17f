import { FormDialog } from '@shop/ui';
import type { ReactNode } from 'react';
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

/** A form over the page that stays with what was refused. */
export function Dialog({ open, title, confirm, busy, error, onClose, onConfirm, children }: DialogProps) {
  return (
    <FormDialog
      open={open}
      title={title}
      submit={confirm}
      leave="Leave it"
      busy={busy}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      {children}
      <FormFailure error={error} />
    </FormDialog>
  );
}
