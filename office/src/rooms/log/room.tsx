import { ButtonLink, EmptyState } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { Link, useSearchParams } from 'react-router-dom';
import type { LogEntry } from '../../api/types';
import type { features } from '../../parts/data-table';
import { DataTable } from '../../parts/data-table';
import { formatMoment } from '../../parts/text';
import { Failure } from '../../parts/states';
import { PageTitle } from '../../parts/page-title';
import { Waiting } from '../../parts/waiting';
import styles from './room.module.css';
import { useGetLogQuery } from './api';

/** As many as the API gives at once: with fewer, there are no older ones. */
const FULL_PAGE = 100;

const inWords = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** `order-ship` as people say it. */
const actionOf = ({ action }: LogEntry) =>
  `${action.charAt(0).toUpperCase()}${action.slice(1).replaceAll('-', ' ')}`;

function Detail({ detail }: Pick<LogEntry, 'detail'>) {
  const { order, ...rest } = detail as Readonly<Record<string, unknown>>;
  const text = Object.entries(rest).map(([name, value]) => `${name}: ${inWords(value)}`);
  if (order === undefined && text.length === 0) return <span>–</span>;
  return (
    <>
      {typeof order === 'string' && <Link to={`/orders/${order}`}>{order}</Link>}
      {text.length > 0 && <p className={styles.detail}>{text.join(', ')}</p>}
    </>
  );
}

const helper = createColumnHelper<typeof features, LogEntry>();
const columns = helper.columns([
  helper.display({ id: 'at', header: 'When', cell: ({ row }) => formatMoment(row.original.at) }),
  helper.accessor('actor', { header: 'Who' }),
  helper.accessor(actionOf, { id: 'action', header: 'What' }),
  helper.display({
    id: 'detail',
    header: 'Detail',
    cell: ({ row }) => <Detail detail={row.original.detail} />,
  }),
]);
const idOf = ({ id }: LogEntry) => String(id);

/** What keepers did, the newest first, for admins. Nobody can change it. */
export function LogRoom() {
  const [search] = useSearchParams();
  const before = Number(search.get('before')) || undefined;
  const { currentData: entries, error, refetch } = useGetLogQuery(before);
  const oldest = entries?.at(-1)?.id;
  return (
    <>
      <PageTitle title="Log" />
      {error && <Failure what="The log" error={error} retry={refetch} />}
      {!entries && !error && <Waiting label="Fetching the log …" />}
      {entries?.length === 0 && <EmptyState title="Nothing older stands in the log" />}
      {entries && entries.length > 0 && (
        <DataTable label="What keepers did" rows={entries} columns={columns} rowId={idOf} />
      )}
      <nav className={styles.pages} aria-label="Pages of the log">
        {before !== undefined && (
          <ButtonLink variant="secondary" to="/log">
            Newest
          </ButtonLink>
        )}
        {entries?.length === FULL_PAGE && (
          <ButtonLink variant="secondary" to={`/log?before=${oldest}`}>
            Older
          </ButtonLink>
        )}
      </nav>
    </>
  );
}
