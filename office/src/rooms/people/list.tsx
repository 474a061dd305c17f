import { SelectField } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { CustomerQuery, ListedCustomer } from '../../api/types';
import { useMay } from '../../app/session';
import type { features } from '../../parts/data-table';
import { ListFilter, pageIn } from '../../parts/list-filter';
import { ListPage } from '../../parts/list-page';
import { Notice } from '../../parts/states';
import { counted, formatCount, formatDay } from '../../parts/text';
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
const fields = ['search', 'sort'] as const;

const sorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  email: 'Email, A to Z',
  'email-down': 'Email, Z to A',
} as const;

type Sort = keyof typeof sorts;
const isSort = (text: string | null): text is Sort => text !== null && Object.hasOwn(sorts, text);

/** The sort orders of the columns. */
const columnSorts = {
  orders: { email: ['email', 'email-down'], since: ['oldest', 'newest'] },
  initial: 'newest',
} as const;

/** URL of the CSV file with the people of a filter. */
function exportAddress(search: URLSearchParams): string {
  const { search: words, kind } = readFilter(search);
  const given = new URLSearchParams({ ...(words && { search: words }), ...(kind && { kind }) });
  return `/api/v1/staff/customers/export?${given.toString()}`;
}

/** The API query for the parameters of a URL. Invalid values are left out. */
function readFilter(search: URLSearchParams): CustomerQuery {
  const sort = search.get('sort');
  return {
    search: search.get('search')?.trim() || undefined,
    kind: readKind(search.get('kind')),
    sort: isSort(sort) ? sort : undefined,
    page: pageIn(search),
  };
}

/** People with an account, an order or an enquiry. */
export function CustomerListPage() {
  const [search] = useSearchParams();
  const erased = useErasedNotice();
  const mayExport = useMay('administer');
  const query = useGetCustomersQuery(readFilter(search));
  return (
    <ListPage
      path="/people"
      title="People"
      what="people"
      query={query}
      columns={columns}
      rowId={idOf}
      summary={({ total }) => counted(total, 'person', 'people')}
      sorts={columnSorts}
      download={({ total }) =>
        mayExport && (
          <a href={exportAddress(search)} download>
            {`Export ${total === 1 ? 'this person' : `all ${formatCount(total)}`} as CSV`}
          </a>
        )
      }
      emptyHint="People appear here after they sign up, order or send an enquiry."
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
        <SelectField label="Sort by" name="sort" defaultValue={search.get('sort') ?? ''}>
          {Object.entries(sorts).map(([value, label], index) => (
            <option key={value} value={index === 0 ? '' : value}>
              {label}
            </option>
          ))}
        </SelectField>
      </ListFilter>
    </ListPage>
  );
}
