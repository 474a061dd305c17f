import { Button, ButtonLink, EmptyState, VisuallyHidden } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { createContext, useContext, useState } from 'react';
import type { PinRuleVersion } from '../../api/types';
import { useMay } from '../../app/session';
import type { features } from '../../parts/data-table';
import { PageTitle, Tag } from '../../parts/display';
import { Dialog } from '../../parts/form';
import { ListTable } from '../../parts/list-page';
import { formatMoment } from '../../parts/text';
import { CashOnDelivery } from './cash-on-delivery';
import { useChoosePinRulesMutation, useGetPinRulesQuery } from './api';
import styles from './delivery.module.css';
import { OfferedStates } from './states';

/** Opens the dialog that makes a version current, or none; null for staff who may not change anything. */
const AskToChoose = createContext<((version: number | null) => void) | null>(null);

function VersionActions({ version }: { readonly version: PinRuleVersion }) {
  const ask = useContext(AskToChoose);
  const of = <VisuallyHidden>{`version ${version.number}`}</VisuallyHidden>;
  return (
    <div className={styles.rowButtons}>
      <a href={`/api/v1/staff/pin-rules/${version.number}/export`} download>
        <span>Export</span> {of}
      </a>
      {ask && (
        <Button variant="quiet" onClick={() => ask(version.isCurrent ? null : version.number)}>
          <span>{version.isCurrent ? 'Turn off' : 'Make current'}</span> {of}
        </Button>
      )}
    </div>
  );
}

const helper = createColumnHelper<typeof features, PinRuleVersion>();
const columns = helper.columns([
  helper.display({
    id: 'version',
    header: 'Version',
    cell: ({ row: { original: version } }) => (
      <div className={styles.rowButtons}>
        <span>{version.number}</span> {version.isCurrent && <Tag tone="good">Current</Tag>}
      </div>
    ),
  }),
  helper.accessor('file', { header: 'File' }),
  helper.accessor('rules', { header: 'Rules' }),
  helper.display({
    id: 'imported',
    header: 'Imported',
    cell: ({ row }) => (
      <>
        <div>{formatMoment(row.original.importedAt)}</div>
        <div className={styles.quiet}>{row.original.importedBy}</div>
      </>
    ),
  }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <VersionActions version={row.original} />,
  }),
]);

const idOf = ({ number }: PinRuleVersion) => String(number);

interface ChooseDialogProps {
  /** The version to make current, null for none; undefined while the dialog is closed. */
  readonly version: number | null | undefined;
  readonly seen: number | null;
  readonly onClose: () => void;
}

function ChooseDialog({ version, seen, onClose }: ChooseDialogProps) {
  const [choose, { isLoading, error, reset }] = useChoosePinRulesMutation();
  const isOff = version === null;
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={version !== undefined}
      title={isOff ? 'Turn off the PIN rules?' : 'Make this version current?'}
      confirm={isOff ? 'Turn off' : 'Make current'}
      busy={isLoading}
      error={error}
      onClose={close}
      onConfirm={async () => {
        const { error: refused } = await choose({ version: version ?? null, seen });
        if (refused === undefined) close();
      }}
    >
      <p>
        {isOff
          ? 'Pages will no longer offer to check a PIN code, and the checkout will accept every address.'
          : `The rules of version ${version} will apply to pages and new orders immediately.`}
      </p>
    </Dialog>
  );
}

/** The versions of the PIN rules. */
export function PinRulesPage() {
  const { data, error, refetch } = useGetPinRulesQuery();
  const mayEdit = useMay('keep');
  const [chosen, setChosen] = useState<number | null>();
  const current = data?.versions.find(({ isCurrent }) => isCurrent)?.number ?? null;
  return (
    <AskToChoose value={mayEdit ? setChosen : null}>
      <PageTitle title="Delivery">
        <ButtonLink variant="secondary" to="/delivery/shipping-prices">
          Shipping prices
        </ButtonLink>
        {mayEdit && <ButtonLink to="/delivery/import">Import PIN rules</ButtonLink>}
      </PageTitle>
      <p className={styles.lead}>
        {current === null
          ? 'No PIN rules are current: the checkout accepts every address.'
          : 'Product pages, the cart and the checkout check PIN codes by the current version.'}
      </p>
      <ListTable
        label="PIN rules"
        what="PIN rules"
        rows={data?.versions}
        columns={columns}
        rowId={idOf}
        error={error}
        retry={refetch}
      >
        {data?.versions.length === 0 && (
          <EmptyState title="No PIN rules yet">
            <span>Import a file to check PIN codes.</span>
          </EmptyState>
        )}
      </ListTable>
      <OfferedStates />
      <CashOnDelivery />
      <ChooseDialog version={chosen} seen={current} onClose={() => setChosen(undefined)} />
    </AskToChoose>
  );
}
