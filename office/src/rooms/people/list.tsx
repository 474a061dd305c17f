import { EmptyState } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { Link, useSearchParams } from 'react-router-dom';
import type { ListedCustomer } from '../../api/types';
import { counted } from '../../parts/counts';
import type { features } from '../../parts/data-table';
import { formatDay } from '../../parts/text';
import { pageIn } from '../../parts/list-address';
import { ListFilter } from '../../parts/list-filter';
import { Notice } from '../../parts/notice';
import { PageTitle } from '../../parts/page-title';
import { RecordList } from '../../parts/list-page';
import { kindLabels, readKind } from './kinds';
import { useGetCustomersQuery } from './api';
import styles from './list.module.css';
import { useErasedNotice } from './erased-notice';

const helper = createColumnHelper<typeof features, ListedCustomer>();
const columns = helper.columns([
  helper.display({
    id: 'name',
    header: 'Name',
    cell: ({ row: { original } }) => (
      <Link className={styles.name} to={`/people/${original.id}`}>
        <bdi>{original.name}</bdi>
      </Link>
    ),
  }),
  helper.accessor('email', { header: 'E-mail' }),
  helper.accessor('phone', { header: 'Phone' }),
  helper.accessor(({ kind }) => kindLabels[kind], { id: 'kind', header: 'Known by' }),
  helper.display({ id: 'since', header: 'Since', cell: ({ row }) => formatDay(row.original.since) }),
]);
const idOf = ({ id }: ListedCustomer) => id;
const fields = ['search'] as const;

/** People with an account, an order or an enquiry. */
export function CustomerListPage() {
  const [search] = useSearchParams();
  const erased = useErasedNotice();
  const { data, currentData, error, isFetching, refetch } = useGetCustomersQuery({
    search: search.get('search')?.trim() || undefined,
    kind: readKind(search.get('kind')),
    page: pageIn(search),
  });
  // Rows of before stay while others are on their way.
  const list = currentData ?? data;
  const noneAtAll = list?.total === 0 && search.toString() === '';
  return (
    <>
      <PageTitle title="People" />
      <Notice>{erased}</Notice>
      <ListFilter
        path="/people"
        label="People"
        hint="Name, e-mail address, phone number, or number of an order or enquiry"
        state={{ name: 'kind', label: 'Known by', values: kindLabels }}
        fields={fields}
        className={styles.fields}
      >
        {null}
      </ListFilter>
      <RecordList
        path="/people"
        label="People"
        what="people"
        list={list}
        error={error}
        isFetching={isFetching}
        retry={refetch}
        columns={columns}
        rowId={idOf}
      >
        {list && (
          <p className={styles.totals} role="status">
            {counted(list.total, 'person', 'people')}
          </p>
        )}
        {list?.items.length === 0 && (
          <EmptyState title={noneAtAll ? 'Nobody has been here yet' : 'Nobody is like that'}>
            {noneAtAll
              ? 'Whoever signs up, orders or writes stands here.'
              : 'Clear the search, or look among all of them.'}
          </EmptyState>
        )}
      </RecordList>
    </>
  );
}
