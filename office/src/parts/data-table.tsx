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
import { Link } from 'react-router-dom';
import styles from './data-table.module.css';

/** Features of the office's tables; the server paginates, sorts and filters. */
export const features = tableFeatures({ rowSelectionFeature });

/** The sort orders of a table. */
export interface TableSorting {
  /** The ascending and the descending order of each sortable column, by the column's ID. */
  readonly orders: Readonly<Record<string, readonly [ascending: string, descending: string]>>;
  readonly current: string;
  readonly addressOf: (order: string) => string;
}

export interface DataTableProps<Row extends RowData> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Stable across renders; on phones a column's header is shown next to its cells. */
  readonly columns: ColumnDef<typeof features, Row>[];
  readonly rowId: (row: Row) => string;
  /** True while the next rows load; the previous ones stay visible. */
  readonly busy?: boolean;
  /** Sorted by the server, by links in the headers. */
  readonly sorting?: TableSorting;
  readonly selection?: {
    readonly selected: RowSelectionState;
    readonly select: OnChangeFn<RowSelectionState>;
    /** Name of a row, for screen readers. */
    readonly nameOf: (row: Row) => string;
  };
}

/**
 * The content of a cell. `FlexRender` would wrap a text in a component, and React could not update it on a page that the browser
 * translates.
 */
function contentOf<Context extends object>(
  template: string | ((context: Context) => ReactNode) | undefined,
  context: Context,
): ReactNode {
  return typeof template === 'function' ? template(context) : template;
}

const sortStates = { ascending: '▲', descending: '▼' } as const;

/** How a column is sorted; undefined when it is not. */
function sortState(id: string, { orders, current }: TableSorting): keyof typeof sortStates | undefined {
  const [ascending, descending] = orders[id] ?? [];
  if (current === ascending) return 'ascending';
  return current === descending ? 'descending' : undefined;
}

interface HeaderProps {
  readonly id: string;
  readonly sorting: TableSorting;
  readonly children: ReactNode;
}

/** The header of a sortable column: a link that sorts by it, and then reverses the order. */
function SortLink({ id, sorting, children }: HeaderProps) {
  const [ascending = '', descending = ''] = sorting.orders[id] ?? [];
  const state = sortState(id, sorting);
  return (
    <Link className={styles.sort} to={sorting.addressOf(state === 'ascending' ? descending : ascending)}>
      {children}
      <span aria-hidden="true">{state ? ` ${sortStates[state]}` : ' ↕'}</span>
    </Link>
  );
}

const noneSelected: RowSelectionState = {};
const keep = () => undefined;

/** A table of rows, on a phone a list of cards. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, rows, columns, rowId, busy = false, sorting, selection } = props;
  const isSortable = (id: string) => sorting !== undefined && Object.hasOwn(sorting.orders, id);
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    state: { rowSelection: selection?.selected ?? noneSelected },
    onRowSelectionChange: selection?.select ?? keep,
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
                  <span className={styles.boxName}>Select all on this page</span>
                </label>
              </th>
            )}
            {group.headers.map((header) => (
              <th
                key={header.id}
                scope="col"
                className={styles.head}
                aria-sort={sorting && sortState(header.id, sorting)}
              >
                {sorting && isSortable(header.id) ? (
                  <SortLink id={header.id} sorting={sorting}>
                    {contentOf(header.column.columnDef.header, header.getContext())}
                  </SortLink>
                ) : (
                  contentOf(header.column.columnDef.header, header.getContext())
                )}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className={styles.row} data-selected={row.getIsSelected() || undefined}>
            {selection && (
              <td className={styles.choice}>
                <label className={styles.box}>
                  <input
                    type="checkbox"
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                  <span className={styles.boxName}>{`Select ${selection.nameOf(row.original)}`}</span>
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
