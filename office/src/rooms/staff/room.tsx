import { Button } from '@shop/ui';
import { useState } from 'react';
import type { Account, Invitation } from '../../api/types';
import { DataTable } from '../../parts/data-table';
import { Failure } from '../../parts/states';
import { PageTitle } from '../../parts/page-title';
import { Waiting } from '../../parts/waiting';
import { AccountDialog, type AccountChange } from './account-dialog';
import { accountColumns, AccountActions } from './account-columns';
import { InvitationNote } from './invitation-note';
import { useGetAccountsQuery } from './api';

const idOf = ({ id }: Account) => id;

/** Who keeps the shop, for admins: new keepers, their roles, and the end of an account. */
export function StaffRoom() {
  const { data: accounts, error, refetch } = useGetAccountsQuery();
  const [change, setChange] = useState<AccountChange | null>(null);
  const [invited, setInvited] = useState<{ readonly name: string; readonly invitation: Invitation } | null>(
    null,
  );
  return (
    <>
      <PageTitle title="Staff">
        <Button onClick={() => setChange({ kind: 'add' })}>Add a keeper</Button>
      </PageTitle>
      <InvitationNote invited={invited} />
      {error && <Failure what="The list of keepers" error={error} retry={refetch} />}
      {!accounts && !error && <Waiting label="Fetching keepers …" />}
      {accounts && (
        <AccountActions value={setChange}>
          <DataTable label="Keepers" rows={accounts} columns={accountColumns} rowId={idOf} />
        </AccountActions>
      )}
      <AccountDialog
        change={change}
        onClose={(over) => setChange((now) => (now === over ? null : now))}
        onInvited={setInvited}
      />
    </>
  );
}
