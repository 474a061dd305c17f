import { createColumnHelper } from '@tanstack/react-table';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { ListedCustomer } from '../../api/types';
import type { features } from '../../parts/data-table';
import { ListFilter, pageIn } from '../../parts/list-filter';
import { ListPage } from '../../parts/list-page';
import { Notice } from '../../parts/states';
import { counted, formatDay } from '../../parts/text';
import { useGetCustomersQuery } from './api';
import styles from './list.module.css';

type Kind = ListedCustomer['kind'];

/** Labels of the types of people. */
export const kindLabels: Readonly<Record<Kind, string>> = { account: 'Account', guest: 'Guest' };

/** The type in the URL; undefined if it is missing or invalid. */
const readKind = (text: string | null): Kind | undefined =>
  text === 'account' || text === 'guest' ? text : undefined;

const ERASED = { erased: true } as const;

/** Navigation state of the list after an erasure. */
export const erasedState = ERASED;

/** The message of the list after an erasure. */
function useErasedNotice(): string {
  const state = useLocation().state as Partial<typeof ERASED> | null;
  return state?.erased ? 'Person erased. Amounts, tax and invoices of their orders are kept.' : '';
}

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
  helper.accessor('email', { header: 'Email' }),
  helper.accessor('phone', { header: 'Phone' }),
  helper.accessor(({ kind }) => kindLabels[kind], { id: 'kind', header: 'Type' }),
  helper.display({ id: 'since', header: 'Since', cell: ({ row }) => formatDay(row.original.since) }),
]);
const idOf = ({ id }: ListedCustomer) => id;
const fields = ['search'] as const;

/** People with an account, an order or an enquiry. */
export function CustomerListPage() {
  const [search] = useSearchParams();
  const erased = useErasedNotice();
  const query = useGetCustomersQuery({
    search: search.get('search')?.trim() || undefined,
    kind: readKind(search.get('kind')),
    page: pageIn(search),
  });
  return (
    <ListPage
      path="/people"
      title="People"
      what="people"
      query={query}
      columns={columns}
      rowId={idOf}
      summary={({ total }) => counted(total, 'person', 'people')}
      emptyHint="Anyone who signs up, orders or writes appears here."
    >
      <Notice>{erased}</Notice>
      <ListFilter
        path="/people"
        label="People"
        hint="Name, email, phone, order number or enquiry number"
        state={{ name: 'kind', label: 'Type', values: kindLabels }}
        fields={fields}
        className={styles.fields}
      >
        {null}
      </ListFilter>
    </ListPage>
  );
}
