import { TextField } from '@shop/ui';
import type { ListedRedirect } from '../../../api/types';
import { ChangeDialog } from '../../../parts/change-dialog';
import { errorAt } from '../../../parts/field-errors';
import { fieldsOf } from '../../../parts/form';
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
        label="Old URL"
        name="from"
        hint="A path without a page, such as /sale"
        error={errorAt(error, 'from')}
        defaultValue={redirect && readablePath(redirect.from)}
      />
      <TextField
        {...common}
        label="New URL"
        name="to"
        hint="Page path, such as /collections/stickers/all"
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

const initial: RedirectChange = { kind: 'add' };
const fields = ['from', 'to'] as const;

/** Adds, changes or removes a redirect. */
export function RedirectDialog({ change, onClose }: RedirectDialogProps) {
  const [add] = useAddRedirectMutation();
  const [edit] = useChangeRedirectMutation();
  const [remove] = useRemoveRedirectMutation();
  const send = (sent: RedirectChange, form: HTMLFormElement) => {
    const addresses = fieldsOf(form, ...fields);
    if (sent.kind === 'add') return add(addresses);
    const { id } = sent.redirect;
    return sent.kind === 'edit' ? edit({ id, ...addresses }) : remove(id);
  };
  return (
    <ChangeDialog {...{ change, initial, texts, fields, send, onClose }}>
      {(shown, error) => {
        if (shown.kind === 'remove')
          return <p>{`${readablePath(shown.redirect.from)} will no longer be found.`}</p>;
        const redirect = shown.kind === 'edit' ? shown.redirect : undefined;
        return <Fields key={redirect?.id ?? 'new'} redirect={redirect} error={error} />;
      }}
    </ChangeDialog>
  );
}
