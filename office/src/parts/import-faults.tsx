import { createColumnHelper } from '@tanstack/react-table';
import { DataTable, type features } from './data-table';

/** An error in a file. */
export interface ImportFault {
  /** As in a spreadsheet; null for the whole file. */
  readonly row: number | null;
  readonly column: string;
  readonly message: string;
}

const helper = createColumnHelper<typeof features, ImportFault>();

const columns = helper.columns([
  helper.display({ id: 'row', header: 'Row', cell: ({ row }) => row.original.row ?? 'The file' }),
  helper.display({ id: 'column', header: 'Column', cell: ({ row }) => row.original.column || 'The row' }),
  helper.accessor('message', { header: 'Problem' }),
]);

const idOf = ({ row, column, message }: ImportFault) => `${row ?? ''} ${column} ${message}`;

interface ImportFaultsProps {
  readonly faults: readonly ImportFault[];
  readonly count: number;
}

/** The errors in a file, with the row numbers of a spreadsheet. */
export function ImportFaults({ faults, count }: ImportFaultsProps) {
  return (
    <>
      <DataTable label="Errors" rows={faults} columns={columns} rowId={idOf} />
      {count > faults.length && <p>{`And ${count - faults.length} more.`}</p>}
    </>
  );
}
