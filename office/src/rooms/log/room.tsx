import { endpoint, get } from '@shop/api-client/endpoint';
import { ButtonLink, EmptyState } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { Link, useSearchParams } from 'react-router-dom';
import { officeApi } from '../../api/office-api';
import type { LogEntry } from '../../api/types';
import type { features } from '../../parts/data-table';
import { PageTitle } from '../../parts/display';
import { ListTable } from '../../parts/list-page';
import { formatMoment } from '../../parts/text';
import styles from './room.module.css';

const logApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    /** The 100 entries before an ID, or the newest ones if it is undefined. */
    getLog: build.query({
      ...endpoint((before: number | undefined) => get('/staff/log', { query: { before } })),
      providesTags: ['log'],
    }),
  }),
});

export const { useGetLogQuery } = logApi;

/** Entries per API response; a shorter response is the last page. */
const PAGE_SIZE = 100;

const inWords = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** `order-ship` becomes `Order ship`. */
const actionOf = ({ action }: LogEntry) =>
  `${action.charAt(0).toUpperCase()}${action.slice(1).replaceAll('-', ' ')}`;

function Detail({ detail }: Pick<LogEntry, 'detail'>) {
  const { order, batch, ...rest } = detail as Readonly<Record<string, unknown>>;
  const text = Object.entries(rest).map(([name, value]) => `${name}: ${inWords(value)}`);
  if (order === undefined && batch === undefined && text.length === 0) return <span>–</span>;
  return (
    <>
      {typeof order === 'string' && <Link to={`/orders/${order}`}>{order}</Link>}
      {typeof batch === 'string' && (
        <Link to={`/products/changes?batch=${batch}`}>Show changed products</Link>
      )}
      {text.length > 0 && <p className={styles.detail}>{text.join(', ')}</p>}
    </>
  );
}

const helper = createColumnHelper<typeof features, LogEntry>();
const columns = helper.columns([
  helper.display({ id: 'at', header: 'Time', cell: ({ row }) => formatMoment(row.original.at) }),
  helper.accessor('actor', { header: 'User' }),
  helper.accessor(actionOf, { id: 'action', header: 'Action' }),
  helper.display({
    id: 'detail',
    header: 'Details',
    cell: ({ row }) => <Detail detail={row.original.detail} />,
  }),
]);
const idOf = ({ id }: LogEntry) => String(id);

/** The activity of staff, newest first, for admins. Entries cannot be changed. */
export function LogRoom() {
  const [search] = useSearchParams();
  const before = Number(search.get('before')) || undefined;
  const { currentData: entries, error, refetch } = useGetLogQuery(before);
  const oldest = entries?.at(-1)?.id;
  return (
    <>
      <PageTitle title="Activity log" />
      <ListTable
        label="Activity log"
        what="entries"
        rows={entries}
        error={error}
        retry={refetch}
        columns={columns}
        rowId={idOf}
      >
        {entries?.length === 0 && <EmptyState title="No earlier entries" />}
      </ListTable>
      <nav className={styles.pages} aria-label="Log pages">
        {before !== undefined && (
          <ButtonLink variant="secondary" to="/log">
            Newest
          </ButtonLink>
        )}
        {entries?.length === PAGE_SIZE && (
          <ButtonLink variant="secondary" to={`/log?before=${oldest}`}>
            Older
          </ButtonLink>
        )}
      </nav>
    </>
  );
}
