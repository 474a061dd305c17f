import { EmptyState, Pagination } from '@shop/ui';
import type { RowData, RowSelectionState } from '@tanstack/react-table';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DataTable, type DataTableProps, type TableSorting } from './data-table';
import { PageTitle } from './display';
import { listAddress } from './list-filter';
import styles from './list-page.module.css';
import { Failure, Waiting } from './states';

/** A page of a list, as the API returns it. */
interface RecordPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** The parts of a query result that a list uses. */
interface ListQuery<List> {
  readonly data?: List;
  readonly currentData?: List;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ListPageProps<Row extends RowData, List extends RecordPage<Row>> extends Pick<
  DataTableProps<Row>,
  'columns' | 'rowId'
> {
  /** Path of the list, such as `/orders`. */
  readonly path: string;
  readonly title: string;
  /** Plural of the rows, such as `orders`. */
  readonly what: string;
  /** Buttons next to the title. */
  readonly actions?: ReactNode;
  readonly query: ListQuery<List>;
  /** The number of rows, such as `12 orders`. */
  readonly summary: (list: List) => string;
  /** Sort orders by column, kept as `sort` in the URL; `initial` without it. */
  readonly sorts?: { readonly orders: TableSorting['orders']; readonly initial: string };
  /** Shown next to the summary. */
  readonly download?: (list: List) => ReactNode;
  /** Shown in an empty list: where its rows come from. */
  readonly emptyHint: string;
  /** For lists whose rows can be selected. */
  readonly selection?: {
    /** Name of a row, for screen readers. */
    readonly nameOf: (row: Row) => string;
    /** The actions for the selected rows. `onDone` clears the selection. */
    readonly BulkBar: ComponentType<{ readonly rows: readonly Row[]; readonly onDone: () => void }>;
  };
  /** The filter. */
  readonly children: ReactNode;
}

/** A paginated list with a filter and actions for the selected rows. */
export function ListPage<Row extends RowData, List extends RecordPage<Row>>(props: ListPageProps<Row, List>) {
  const { path, title, what, actions, query, summary, download, emptyHint, selection, sorts, children } =
    props;
  const { columns, rowId } = props;
  const [search] = useSearchParams();
  const { selected, select, clear } = useSelection();
  // The previous rows stay while the next ones load.
  const list = query.currentData ?? query.data;
  const isFiltered = search.toString() !== '';
  return (
    <>
      <PageTitle title={title}>{actions}</PageTitle>
      {children}
      <ListTable
        columns={columns}
        rowId={rowId}
        label={title}
        what={what}
        rows={list?.items}
        error={query.error}
        retry={query.refetch}
        busy={query.isFetching}
        sorting={
          sorts && {
            orders: sorts.orders,
            current: search.get('sort') ?? sorts.initial,
            addressOf: (sort) => listAddress(path, search, { sort: sort === sorts.initial ? '' : sort }),
          }
        }
        selection={selection && { selected, select, nameOf: selection.nameOf }}
      >
        {list && (
          <div className={styles.totals}>
            <p role="status">{summary(list)}</p>
            {list.total > 0 && download?.(list)}
          </div>
        )}
        {list?.items.length === 0 && (
          <EmptyState title={isFiltered ? `No ${what} match` : `No ${what} yet`}>
            <span>{isFiltered ? 'Change the filters or clear the search.' : emptyHint}</span>
          </EmptyState>
        )}
        {list && selection && (
          <selection.BulkBar rows={list.items.filter((row) => selected[rowId(row)])} onDone={clear} />
        )}
      </ListTable>
      {list && list.items.length > 0 && (
        <div className={styles.pages}>
          <Pagination
            page={list.page}
            totalPages={Math.max(1, Math.ceil(list.total / list.pageSize))}
            hrefFor={(page) => listAddress(path, search, { page: String(page) })}
          />
        </div>
      )}
    </>
  );
}

interface ListTableProps<Row extends RowData> extends Omit<DataTableProps<Row>, 'rows'> {
  /** Plural of the rows, such as `orders`. */
  readonly what: string;
  /** Undefined until the rows are loaded. */
  readonly rows: readonly Row[] | undefined;
  readonly error: unknown;
  readonly retry: () => unknown;
  /** Shown above the rows once they are loaded. */
  readonly children?: ReactNode;
}

/** A table of fetched rows, with loading and error states. */
export function ListTable<Row extends RowData>(props: ListTableProps<Row>) {
  const { what, rows, error, retry, children, ...table } = props;
  return (
    <>
      {error !== undefined && (
        <Failure what={rows ? 'The latest list' : 'The list'} error={error} retry={retry} />
      )}
      {!rows && error === undefined && <Waiting label={`Loading ${what}…`} />}
      {rows && children}
      {rows && rows.length > 0 && <DataTable {...table} rows={rows} />}
    </>
  );
}

interface SelectionBarProps {
  /** The accessible name of the bar, such as `Selected orders`. */
  readonly label: string;
  readonly count: number;
  /** Buttons. */
  readonly children: ReactNode;
}

/** The number of selected rows, with their actions. Renders nothing without a selection. */
export function SelectionBar({ label, count, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <section className={styles.bar} aria-label={label}>
      <strong>{`${count} selected`}</strong>
      {children}
    </section>
  );
}

const none: RowSelectionState = {};

/** The selected rows of a list. Changing the page or the filter clears the selection. */
function useSelection() {
  const [search] = useSearchParams();
  const address = search.toString();
  const [stored, setStored] = useState({ address, selected: none });
  const selected = stored.address === address ? stored.selected : none;
  return {
    selected,
    select: (next: RowSelectionState | ((before: RowSelectionState) => RowSelectionState)) =>
      setStored({ address, selected: typeof next === 'function' ? next(selected) : next }),
    clear: () => setStored({ address, selected: none }),
  };
}
