import { TextField } from '@shop/ui';
import { useState } from 'react';
import type { ListedRedirect } from '../../../api/types';
import { errorAt, errorBeside } from '../../../parts/field-errors';
import { Dialog, fieldsOf } from '../../../parts/form';
import { useAddRedirectMutation, useChangeRedirectMutation, useRemoveRedirectMutation } from '../api';
import { readablePath } from '../kinds';

/** A change of the redirects that a staff member confirms. */
export type RedirectChange =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly redirect: ListedRedirect };

interface FieldsProps {
  readonly redirect: ListedRedirect | undefined;
  readonly error: unknown;
}

function Fields({ redirect, error }: FieldsProps) {
  const common = { required: true, maxLength: 300, autoComplete: 'off' } as const;
  return (
    <>
      <TextField
        {...common}
        label="Old address"
        name="from"
        hint="A path without a page, such as /sale"
        error={errorAt(error, 'from')}
        defaultValue={redirect && readablePath(redirect.from)}
      />
      <TextField
        {...common}
        label="New address"
        name="to"
        hint="The path of a page, such as /collections/stickers/all"
        error={errorAt(error, 'to')}
        defaultValue={redirect && readablePath(redirect.to)}
      />
    </>
  );
}

const texts = {
  add: ['Add a redirect', 'Add'],
  edit: ['Change the redirect', 'Save'],
  remove: ['Remove this redirect?', 'Remove'],
} as const;

interface RedirectDialogProps {
  /** Null while the dialog is closed. */
  readonly change: RedirectChange | null;
  readonly onClose: () => void;
}

/** Adds, changes or removes a redirect. */
export function RedirectDialog({ change, onClose }: RedirectDialogProps) {
  // Keeps the texts while the dialog closes.
  const [last, setLast] = useState<RedirectChange>({ kind: 'add' });
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: unknown }>({ busy: false });
  if (change && change !== last) {
    setLast(change);
    setState({ busy: false });
  }
  const [add] = useAddRedirectMutation();
  const [edit] = useChangeRedirectMutation();
  const [remove] = useRemoveRedirectMutation();

  const send = (form: HTMLFormElement) => {
    const addresses = fieldsOf(form, 'from', 'to');
    if (last.kind === 'add') return add(addresses);
    const { id } = last.redirect;
    return last.kind === 'edit' ? edit({ id, ...addresses }) : remove(id);
  };

  const [title, confirm] = texts[last.kind];
  const redirect = last.kind === 'add' ? undefined : last.redirect;
  return (
    <Dialog
      open={change !== null}
      title={title}
      confirm={confirm}
      busy={state.busy}
      error={errorBeside(state.error, ['from', 'to'])}
      onClose={onClose}
      onConfirm={async (form) => {
        setState({ busy: true });
        const { error } = await send(form);
        setState({ busy: false, error });
        if (error === undefined) onClose();
      }}
    >
      {last.kind === 'remove' ? (
        <p>{`${readablePath(last.redirect.from)} is then not found.`}</p>
      ) : (
        <Fields key={redirect?.id ?? 'new'} redirect={redirect} error={state.error} />
      )}
    </Dialog>
  );
}
