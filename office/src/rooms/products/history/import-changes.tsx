import { Button } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { useState } from 'react';
import type { ProductImportResult } from '../../../api/types';
import { DataTable, type features } from '../../../parts/data-table';
import { Tag } from '../../../parts/display';
import { counted } from '../../../parts/text';
import { ChangedFields } from './changed-fields';
import styles from './history.module.css';

type ImportChange = NonNullable<ProductImportResult['changes']>[number];

const helper = createColumnHelper<typeof features, ImportChange>();

const columns = helper.columns([
  helper.accessor('row', { header: 'Row' }),
  helper.display({
    id: 'product',
    header: 'Product',
    cell: ({ row: { original } }) => (
      <>
        <div>{original.title}</div>
        <div className={styles.quiet}>{original.slug}</div>
        {original.isNew && <Tag tone="good">New</Tag>}
      </>
    ),
  }),
  helper.display({
    id: 'changes',
    header: 'Changes',
    cell: ({ row: { original } }) => <ChangedFields fields={original.fields} isNew={original.isNew} />,
  }),
]);

const idOf = ({ slug }: ImportChange) => slug;

/** Rows that are shown at once. */
const STEP = 25;
/** A list of this length is open from the start. */
const OPEN = 10;

interface ImportChangesProps {
  readonly changes: readonly ImportChange[];
  /** Number of products that the file changes or adds; the API lists at most 500. */
  readonly total: number;
}

/** The rows of a checked file that would change something, each with its old and new values. */
export function ImportChanges({ changes, total }: ImportChangesProps) {
  const [shown, setShown] = useState(STEP);
  if (changes.length === 0) return null;
  return (
    <details className={styles.preview} open={changes.length <= OPEN}>
      <summary>{`Show ${counted(total, 'changed row')}`}</summary>
      <DataTable label="Changes" rows={changes.slice(0, shown)} columns={columns} rowId={idOf} />
      {shown < changes.length && (
        <Button variant="secondary" onClick={() => setShown(shown + STEP)}>
          {`Show ${Math.min(STEP, changes.length - shown)} more`}
        </Button>
      )}
      {shown >= changes.length && changes.length < total && (
        <p>{`${counted(total - changes.length, 'more row')} will change. The full list is available after the import.`}</p>
      )}
    </details>
  );
}
