import { Pagination } from '@shop/ui';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DataTable, type DataTableProps } from './data-table';
import { Failure } from './states';
import { listAddress } from './list-address';
import styles from './record-list.module.css';
import { Waiting } from './waiting';

/** A page of a list, as the API gives it. */
export interface RecordPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

interface RecordListProps<Row extends RowData> extends Omit<DataTableProps<Row>, 'rows' | 'busy'> {
  /** Where the list is, such as `/orders`. */
  readonly path: string;
  /** What is on its way, such as `orders`. */
  readonly what: string;
  readonly list: RecordPage<Row> | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
  /** What stands above the rows once the list is there: totals, what a list without rows means, what is done with many. */
  readonly children: ReactNode;
}

/** A list of the API a page at a time, with what there is to say while it is not there. */
export function RecordList<Row extends RowData>(props: RecordListProps<Row>) {
  const { path, what, list, error, isFetching, retry, children, ...table } = props;
  const [search] = useSearchParams();
  return (
    <>
      {error !== undefined && (
        <Failure what={list ? 'The list as it is now' : 'The list'} error={error} retry={retry} />
      )}
      {!list && error === undefined && <Waiting label={`Fetching ${what} …`} />}
      {list && children}
      {list && list.items.length > 0 && (
        <>
          <DataTable {...table} rows={list.items} busy={isFetching} />
          <div className={styles.pages}>
            <Pagination
              page={list.page}
              totalPages={Math.max(1, Math.ceil(list.total / list.pageSize))}
              hrefFor={(page) => listAddress(path, search, { page: String(page) })}
            />
          </div>
        </>
      )}
    </>
  );
}
