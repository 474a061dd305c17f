import {
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type OnChangeFn,
  type RowData,
  type RowSelectionState,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/** What tables of the office can do; pages, order and filters are the server's work. */
export const features = tableFeatures({ rowSelectionFeature });

export interface DataTableProps<Row extends RowData> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Stable over renders; the header of each stands beside its cells on a phone. */
  readonly columns: ColumnDef<typeof features, Row>[];
  readonly rowId: (row: Row) => string;
  /** Shows older rows while newer ones are on their way. */
  readonly busy?: boolean;
  readonly selection?: {
    readonly chosen: RowSelectionState;
    readonly choose: OnChangeFn<RowSelectionState>;
    /** What a row is called for whoever cannot see it. */
    readonly nameOf: (row: Row) => string;
  };
}

/**
 * The content of a cell itself. As a component, which `FlexRender` makes of it, a text would not be alone in its element, and never change on
 * a page that the browser translates.
 */
function contentOf<Context extends object>(
  template: string | ((context: Context) => ReactNode) | undefined,
  context: Context,
): ReactNode {
  return typeof template === 'function' ? template(context) : template;
}

const noneChosen: RowSelectionState = {};
const keep = () => undefined;

/** A table of rows, on a phone a list of cards. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, rows, columns, rowId, busy = false, selection } = props;
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    state: { rowSelection: selection?.chosen ?? noneChosen },
    onRowSelectionChange: selection?.choose ?? keep,
  });
  return (
    <table className={styles.table} aria-label={label} aria-busy={busy || undefined}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {selection && (
              <th scope="col" className={styles.choice}>
                <label className={styles.box}>
                  <input
                    type="checkbox"
                    checked={rows.length > 0 && table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                  <span className={styles.boxName}>All on this page</span>
                </label>
              </th>
            )}
            {group.headers.map((header) => (
              <th key={header.id} scope="col" className={styles.head}>
                {contentOf(header.column.columnDef.header, header.getContext())}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className={styles.row} data-chosen={row.getIsSelected() || undefined}>
            {selection && (
              <td className={styles.choice}>
                <label className={styles.box}>
                  <input
                    type="checkbox"
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                  <span className={styles.boxName}>{`Choose ${selection.nameOf(row.original)}`}</span>
                </label>
              </td>
            )}
            {row.getAllCells().map((cell) => (
              <td key={cell.id} data-label={String(cell.column.columnDef.header)}>
                <div>{contentOf(cell.column.columnDef.cell, cell.getContext())}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
