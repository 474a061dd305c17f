import { Button, VisuallyHidden } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { createContext, useContext } from 'react';
import type { Account } from '../../api/types';
import { useMe } from '../../app/me-context';
import type { features } from '../../parts/data-table';
import { formatDay } from '../../parts/text';
import { Tag, type Tone } from '../../parts/tag';
import type { AccountChange } from './account-dialog';
import styles from './room.module.css';

/** Opens the dialog of a change, from the buttons in the rows. */
export const AccountActions = createContext<(change: AccountChange) => void>(() => undefined);

const stateOf = ({ disabledAt, ready }: Account): readonly [string, Tone] => {
  if (disabledAt !== null) return ['Disabled', 'plain'];
  return ready ? ['Active', 'good'] : ['Invited', 'waiting'];
};

function Buttons({ account }: { readonly account: Account }) {
  const ask = useContext(AccountActions);
  const me = useMe();
  if (account.disabledAt !== null) return <span>–</span>;
  const of = <VisuallyHidden>{`of ${account.name}`}</VisuallyHidden>;
  const isMine = account.name === me.name;
  return (
    <div className={styles.buttons}>
      <Button variant="quiet" onClick={() => ask({ kind: 'role', account })}>
        Role {of}
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

export const accountColumns = helper.columns([
  helper.accessor('name', { header: 'Name' }),
  helper.accessor('role', { header: 'Role' }),
  helper.display({
    id: 'state',
    header: 'State',
    cell: ({ row }) => {
      const [label, tone] = stateOf(row.original);
      return <Tag tone={tone}>{label}</Tag>;
    },
  }),
  helper.display({
    id: 'made',
    header: 'Made',
    cell: ({ row: { original: account } }) => `${formatDay(account.createdAt)} by ${account.createdBy}`,
  }),
  helper.display({
    id: 'changes',
    header: 'Changes',
    cell: ({ row }) => <Buttons account={row.original} />,
  }),
]);
