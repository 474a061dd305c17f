import { Button, VisuallyHidden } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { createContext, useContext, useState } from 'react';
import type { Account, Invitation } from '../../api/types';
import { useMe } from '../../app/session';
import type { features } from '../../parts/data-table';
import { PageTitle, Tag, type Tone } from '../../parts/display';
import { ListTable } from '../../parts/list-page';
import { Notice } from '../../parts/states';
import { formatDay, formatMoment } from '../../parts/text';
import { type AccountChange, AccountDialog } from './account-dialog';
import { useGetAccountsQuery } from './api';
import styles from './room.module.css';

/** Opens the dialog of a change, from the buttons in the rows. */
const AccountActions = createContext<(change: AccountChange) => void>(() => undefined);

const stateOf = ({ disabledAt, ready }: Account): readonly [string, Tone] => {
  if (disabledAt !== null) return ['Disabled', 'plain'];
  return ready ? ['Active', 'good'] : ['Invited', 'waiting'];
};

function Buttons({ account }: { readonly account: Account }) {
  const ask = useContext(AccountActions);
  const me = useMe();
  if (account.disabledAt !== null) return <span>–</span>;
  const of = <VisuallyHidden>{`for ${account.name}`}</VisuallyHidden>;
  const isMine = account.name === me.name;
  return (
    <div className={styles.buttons}>
      <Button variant="quiet" onClick={() => ask({ kind: 'role', account })}>
        Change role {of}
      </Button>
      <Button variant="quiet" onClick={() => ask({ kind: 'invite', account })}>
        Invite again {of}
      </Button>
      {!isMine && (
        <Button variant="quiet" onClick={() => ask({ kind: 'disable', account })}>
          Disable {of}
        </Button>
      )}
    </div>
  );
}

const helper = createColumnHelper<typeof features, Account>();

const accountColumns = helper.columns([
  helper.accessor('name', { header: 'Name' }),
  helper.accessor('role', { header: 'Role' }),
  helper.display({
    id: 'state',
    header: 'Status',
    cell: ({ row }) => {
      const [label, tone] = stateOf(row.original);
      return <Tag tone={tone}>{label}</Tag>;
    },
  }),
  helper.display({
    id: 'created',
    header: 'Created',
    cell: ({ row: { original: account } }) => `${formatDay(account.createdAt)} by ${account.createdBy}`,
  }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <Buttons account={row.original} />,
  }),
]);

interface InvitationNoteProps {
  readonly invited: { readonly name: string; readonly invitation: Invitation } | null;
}

/** The new invitation, which is shown only once. */
function InvitationNote({ invited }: InvitationNoteProps) {
  return (
    <Notice>
      {invited && (
        <>
          <p>
            Send <span>{invited.name}</span> this link over a secure channel. It can be used once, expires on{' '}
            <span>{formatMoment(invited.invitation.until)}</span>, and will not be shown again.
          </p>
          {/* In the fragment, which is never sent to a server. */}
          <code className={styles.secret}>
            {`${window.location.origin}/invitation#${invited.invitation.invitation}`}
          </code>
        </>
      )}
    </Notice>
  );
}

const idOf = ({ id }: Account) => id;

/** Accounts of the staff, for admins: invite, change roles and disable. */
export function StaffRoom() {
  const { data: accounts, error, refetch } = useGetAccountsQuery();
  const [change, setChange] = useState<AccountChange | null>(null);
  const [invited, setInvited] = useState<{ readonly name: string; readonly invitation: Invitation } | null>(
    null,
  );
  return (
    <>
      <PageTitle title="Staff">
        <Button onClick={() => setChange({ kind: 'add' })}>Add staff member</Button>
      </PageTitle>
      <InvitationNote invited={invited} />
      <AccountActions value={setChange}>
        <ListTable
          label="Staff"
          what="staff"
          rows={accounts}
          error={error}
          retry={refetch}
          columns={accountColumns}
          rowId={idOf}
        />
      </AccountActions>
      <AccountDialog
        change={change}
        onClose={(closed) => setChange((current) => (current === closed ? null : current))}
        onInvited={setInvited}
      />
    </>
  );
}
