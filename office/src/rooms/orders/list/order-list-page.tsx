import { formatRupees } from '@shop/money';
import { EmptyState, Pagination } from '@shop/ui';
import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListedOrder } from '../../../api/types';
import { DataTable } from '../../../parts/data-table';
import { Failure } from '../../../parts/failure';
import { PageTitle } from '../../../parts/page-title';
import { Waiting } from '../../../parts/waiting';
import { useGetOrdersQuery } from '../orders-api';
import { BulkBar } from './bulk-bar';
import { FilterForm } from './filter-form';
import { orderColumns } from './order-columns';
import { listAddress, readFilter } from './order-filter';
import styles from './order-list.module.css';

const idOf = (order: ListedOrder) => order.id;
const nameOf = (order: ListedOrder) => order.number;
const PAGE_SIZE = 25;
const inIndia = new Intl.NumberFormat('en-IN');

/** Paid orders: found, filtered, chosen and sent. */
export function OrderListPage() {
  const [search] = useSearchParams();
  const query = readFilter(search);
  const { data, currentData, error, isFetching, refetch } = useGetOrdersQuery({
    ...query,
    pageSize: PAGE_SIZE,
  });
  // What was chosen belongs to one address: on another page nobody sees it.
  const address = search.toString();
  const [chosenAt, setChosenAt] = useState({ address, chosen: {} as RowSelectionState });
  const chosen = chosenAt.address === address ? chosenAt.chosen : {};
  const choose = (next: RowSelectionState | ((before: RowSelectionState) => RowSelectionState)) =>
    setChosenAt({ address, chosen: typeof next === 'function' ? next(chosen) : next });
  // Rows of before stay while others are on their way.
  const list = currentData ?? data;
  const picked = list?.items.filter(({ id }) => chosen[id]) ?? [];
  const noneAtAll = list?.total === 0 && address === '';

  return (
    <>
      <PageTitle title="Orders" />
      <FilterForm />
      {!list && error && <Failure what="The list" error={error} retry={refetch} />}
      {list && error && <Failure what="The list as it is now" error={error} retry={refetch} />}
      {!list && !error && <Waiting label="Fetching orders …" />}
      {list && (
        <p className={styles.totals} role="status">
          {inIndia.format(list.total)} {list.total === 1 ? 'order' : 'orders'},{' '}
          {formatRupees(list.totalPaise)} in all
        </p>
      )}
      {list && list.items.length === 0 && (
        <EmptyState title={noneAtAll ? 'Nobody has ordered yet' : 'No order is like that'}>
          {noneAtAll
            ? 'Orders stand here as soon as they are paid.'
            : 'Choose another state, or clear the search.'}
        </EmptyState>
      )}
      {list && <BulkBar orders={picked} onDone={() => setChosenAt({ address, chosen: {} })} />}
      {list && list.items.length > 0 && (
        <>
          <DataTable
            label="Orders"
            rows={list.items}
            columns={orderColumns}
            rowId={idOf}
            busy={isFetching}
            selection={{ chosen, choose, nameOf }}
          />
          <div className={styles.pages}>
            <Pagination
              page={list.page}
              totalPages={Math.max(1, Math.ceil(list.total / list.pageSize))}
              hrefFor={(page) => listAddress(search, { page: String(page) })}
            />
          </div>
        </>
      )}
    </>
  );
}
