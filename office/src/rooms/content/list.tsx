import { ButtonLink, SelectField } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { Link, useSearchParams } from 'react-router-dom';
import type { ContentQuery, ListedContent } from '../../api/types';
import { useMay } from '../../app/session';
import type { features } from '../../parts/data-table';
import { Tag } from '../../parts/display';
import { ListFilter, pageIn } from '../../parts/list-filter';
import { ListPage } from '../../parts/list-page';
import { counted, formatDay } from '../../parts/text';
import { useGetContentListQuery } from './api';
import { isKind, isState, kinds, states, stateTones } from './kinds';
import styles from './list.module.css';

/** Names of the filter's fields and of their query parameters. */
const filterFields = ['search', 'kind'] as const;

/** The API query for the parameters of a URL. Invalid values are left out. */
function readFilter(search: URLSearchParams): ContentQuery {
  const [kind, state] = [search.get('kind'), search.get('state')];
  return {
    search: search.get('search')?.trim() || undefined,
    kind: isKind(kind) ? kind : undefined,
    state: isState(state) ? state : undefined,
    page: pageIn(search),
    pageSize: 25,
  };
}

const helper = createColumnHelper<typeof features, ListedContent>();

const contentColumns = helper.columns([
  helper.display({
    id: 'title',
    header: 'Title',
    cell: ({ row: { original: entry } }) => (
      <Link to={`/content/${entry.kind}/${entry.slug}`}>{entry.title}</Link>
    ),
  }),
  helper.display({ id: 'kind', header: 'Type', cell: ({ row }) => kinds[row.original.kind] }),
  helper.display({
    id: 'state',
    header: 'Status',
    cell: ({ row: { original: entry } }) => <Tag tone={stateTones[entry.state]}>{states[entry.state]}</Tag>,
  }),
  helper.display({
    id: 'changed',
    header: 'Last updated',
    cell: ({ row: { original: entry } }) =>
      entry.changedAt === null ? (
        'Original'
      ) : (
        <>
          <div>{formatDay(entry.changedAt)}</div>
          <div className={styles.quiet}>{entry.changedBy}</div>
        </>
      ),
  }),
]);

const idOf = ({ kind, slug }: ListedContent) => `${kind}/${slug}`;

/** The shop's texts and pictures, most recently changed first. */
export function ContentListPage() {
  const [search] = useSearchParams();
  const mayEdit = useMay('keep');
  return (
    <ListPage
      path="/content"
      title="Content"
      what="items"
      actions={mayEdit && <ButtonLink to="/content/new">New post</ButtonLink>}
      query={useGetContentListQuery(readFilter(search))}
      columns={contentColumns}
      rowId={idOf}
      summary={({ total }) => counted(total, 'item')}
      emptyHint="Write the first post."
    >
      <ListFilter
        path="/content"
        label="Content"
        hint="Title"
        state={{ name: 'state', label: 'Status', values: states }}
        fields={filterFields}
        className={styles.fields}
      >
        <SelectField label="Type" name="kind" defaultValue={search.get('kind') ?? ''}>
          <option value="">All</option>
          {Object.entries(kinds).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </SelectField>
      </ListFilter>
    </ListPage>
  );
}
