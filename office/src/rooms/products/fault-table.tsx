import { createColumnHelper } from '@tanstack/react-table';
import type { ProductImportResult } from '../../api/types';
import { DataTable, type features } from '../../parts/data-table';

type Fault = ProductImportResult['faults'][number];

const helper = createColumnHelper<typeof features, Fault>();

const columns = helper.columns([
  helper.display({ id: 'row', header: 'Row', cell: ({ row }) => row.original.row ?? 'The file' }),
  helper.display({ id: 'column', header: 'Column', cell: ({ row }) => row.original.column || 'The row' }),
  helper.accessor('message', { header: 'What is wrong' }),
]);

const idOf = ({ row, column, message }: Fault) => `${row ?? ''} ${column} ${message}`;

/** What is wrong in a file, as a spreadsheet numbers its rows. */
export function FaultTable({ faults, count }: { readonly faults: readonly Fault[]; readonly count: number }) {
  return (
    <>
      <DataTable label="Faults" rows={faults} columns={columns} rowId={idOf} />
      {count > faults.length && <p>{`And ${count - faults.length} more.`}</p>}
    </>
  );
}
