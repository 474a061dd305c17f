import { SelectField, TextField } from '@shop/ui';
import { useState } from 'react';
import type { Account, Invitation, Role } from '../../api/types';
import { useOfficeDispatch } from '../../app/store';
import { Dialog, fieldsOf } from '../../parts/form';
import { asRole, roleMeaning, roles } from '../../parts/roles';
import { staffApi } from './api';
import styles from './room.module.css';

/** A change of the staff list that an admin confirms. */
export type AccountChange =
  | { readonly kind: 'add' }
  | { readonly kind: 'role' | 'invite' | 'disable'; readonly account: Account };

interface AccountDialogProps {
  /** Null while the dialog is closed. */
  readonly change: AccountChange | null;
  /** Called with the change whose dialog closed. */
  readonly onClose: (change: AccountChange) => void;
  readonly onInvited: (invited: { readonly name: string; readonly invitation: Invitation } | null) => void;
}

const texts = {
  add: ['Add staff member', 'Create account'],
  role: ['Change role', 'Change role'],
  invite: ['Invite again?', 'Invite again'],
  disable: ['Disable this account?', 'Disable'],
} as const;

function RoleField({ chosen }: { readonly chosen: Role }) {
  return (
    <>
      <SelectField label="Role" name="role" defaultValue={chosen}>
        {roles.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
      <ul className={styles.roles}>
        {roles.map((one) => (
          <li key={one}>
            <strong>{one}</strong> <span>{roleMeaning[one]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Body({ change }: { readonly change: AccountChange }) {
  switch (change.kind) {
    case 'add':
      return (
        <>
          <TextField label="Name" name="name" required maxLength={60} autoComplete="off" />
          <RoleField chosen="packer" />
        </>
      );
    case 'role':
      return (
        <>
          <p>{`${change.account.name} will have the new role immediately.`}</p>
          <RoleField chosen={change.account.role} />
        </>
      );
    case 'invite':
      return (
        <p key="invite">
          <span>{change.account.name}</span> must choose a new password and set up an authenticator again. The
          current ones and all sessions will end immediately.
        </p>
      );
    case 'disable':
      return (
        <p key="disable">
          <span>{change.account.name}</span> will be signed out immediately and cannot sign in again. Their
          activity stays in the activity log.
        </p>
      );
  }
}

/** Confirms a change of an account, and sends it. */
export function AccountDialog({ change, onClose, onInvited }: AccountDialogProps) {
  const dispatch = useOfficeDispatch();
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: unknown }>({ busy: false });
  // Keeps the texts while the dialog closes.
  const [last, setLast] = useState<AccountChange>({ kind: 'add' });
  if (change && change !== last) {
    setLast(change);
    setState({ busy: false });
  }
  const { addAccount, changeRole, disableAccount, inviteAgain } = staffApi.endpoints;

  const send = async (form: HTMLFormElement): Promise<unknown> => {
    if (last.kind === 'add') {
      const { name, role } = fieldsOf(form, 'name', 'role');
      const { data, error } = await dispatch(addAccount.initiate({ name, role: asRole(role) }));
      if (data) onInvited({ name, invitation: data });
      return error;
    }
    const { id, name } = last.account;
    if (last.kind === 'invite') {
      const { data, error } = await dispatch(inviteAgain.initiate(id));
      if (data) onInvited({ name, invitation: data });
      return error;
    }
    if (last.kind === 'disable') return (await dispatch(disableAccount.initiate(id))).error;
    const { role } = fieldsOf(form, 'role');
    return (await dispatch(changeRole.initiate({ id, role: asRole(role) }))).error;
  };
  const confirm = async (form: HTMLFormElement) => {
    const sent = { busy: true };
    setState(sent);
    const error = await send(form);
    // The dialog may have been closed and reopened for another change in the meantime.
    setState((current) => (current === sent ? { busy: false, error } : current));
    if (error === undefined) onClose(last);
  };
  const [title, button] = texts[last.kind];
  return (
    <Dialog
      open={change !== null}
      title={title}
      confirm={button}
      {...state}
      error={state.error}
      onClose={() => onClose(last)}
      onConfirm={(form) => void confirm(form)}
    >
      <Body change={last} />
    </Dialog>
  );
}
