import { formatRupees } from '@shop/money';
import { EmptyState } from '@shop/ui';
import { useSearchParams } from 'react-router-dom';
import type { ListedOrder } from '../../api/types';
import { PageTitle } from '../../parts/page-title';
import { RecordList } from '../../parts/list-page';
import { useChosen } from '../../parts/use-chosen';
import { useGetOrdersQuery } from './api';
import { BulkBar } from './bulk';
import { FilterForm } from './filter-form';
import { orderColumns } from './order-columns';
import { readFilter } from './order-filter';
import styles from './list.module.css';

const idOf = (order: ListedOrder) => order.id;
const nameOf = (order: ListedOrder) => order.number;
const inIndia = new Intl.NumberFormat('en-IN');

/** Paid orders: found, filtered, chosen and sent. */
export function OrderListPage() {
  const [search] = useSearchParams();
  const query = readFilter(search);
  const { data, currentData, error, isFetching, refetch } = useGetOrdersQuery(query);
  const { chosen, choose, clear } = useChosen();
  // Rows of before stay while others are on their way.
  const list = currentData ?? data;
  const picked = list?.items.filter(({ id }) => chosen[id]) ?? [];
  const noneAtAll = list?.total === 0 && search.toString() === '';

  return (
    <>
      <PageTitle title="Orders" />
      <FilterForm />
      <RecordList
        path="/orders"
        label="Orders"
        what="orders"
        list={list}
        error={error}
        isFetching={isFetching}
        retry={refetch}
        columns={orderColumns}
        rowId={idOf}
        selection={{ chosen, choose, nameOf }}
      >
        {list && (
          <p className={styles.totals} role="status">
            {`${inIndia.format(list.total)} ${list.total === 1 ? 'order' : 'orders'}, ${formatRupees(list.totalPaise)} in all`}
          </p>
        )}
        {list?.items.length === 0 && (
          <EmptyState title={noneAtAll ? 'Nobody has ordered yet' : 'No order is like that'}>
            {noneAtAll
              ? 'Orders stand here as soon as they are paid.'
              : 'Choose another state, or clear the search.'}
          </EmptyState>
        )}
        <BulkBar orders={picked} onDone={clear} />
      </RecordList>
    </>
  );
}
