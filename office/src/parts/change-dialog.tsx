import { type ReactNode, useState } from 'react';
import { errorBeside } from './field-errors';
import { Dialog } from './form';

/** A change of an item in a list, which a staff member confirms. */
interface ListChange {
  readonly kind: 'add' | 'edit' | 'remove';
}

interface ChangeDialogProps<Change extends ListChange> {
  /** Null while the dialog is closed. */
  readonly change: Change | null;
  /** The content before the dialog is opened for the first time. */
  readonly initial: Change;
  /** Title and label of the button for each kind of change. */
  readonly texts: Readonly<Record<ListChange['kind'], readonly [title: string, confirm: string]>>;
  /** Fields that show their errors themselves. */
  readonly fields?: readonly string[];
  readonly send: (change: Change, form: HTMLFormElement) => PromiseLike<{ readonly error?: unknown }>;
  readonly onClose: () => void;
  /** The fields or the consequences, with the error of the last attempt. */
  readonly children: (change: Change, error: unknown) => ReactNode;
}

/** Adds, changes or removes an item of a list. It stays open while the API rejects the change. */
export function ChangeDialog<Change extends ListChange>({
  change,
  initial,
  texts,
  fields = [],
  send,
  onClose,
  children,
}: ChangeDialogProps<Change>) {
  // Keeps the texts while the dialog closes.
  const [last, setLast] = useState(initial);
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: unknown }>({ busy: false });
  if (change && change !== last) {
    setLast(change);
    setState({ busy: false });
  }
  const [title, confirm] = texts[last.kind];
  return (
    <Dialog
      open={change !== null}
      title={title}
      confirm={confirm}
      busy={state.busy}
      error={errorBeside(state.error, fields)}
      onClose={onClose}
      onConfirm={async (form) => {
        setState({ busy: true });
        const { error } = await send(last, form);
        setState({ busy: false, error });
        if (error === undefined) onClose();
      }}
    >
      {children(last, state.error)}
    </Dialog>
  );
}
