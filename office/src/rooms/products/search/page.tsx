import { Button, EmptyState, VisuallyHidden } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { createContext, useContext, useState } from 'react';
import type { SearchMiss, SearchSynonym } from '../../../api/types';
import { useMay } from '../../../app/session';
import type { features } from '../../../parts/data-table';
import { PageTitle } from '../../../parts/display';
import { ListTable } from '../../../parts/list-page';
import { formatCount, formatDay } from '../../../parts/text';
import { useGetSearchQuery } from './api';
import { SynonymDialog, type SynonymChange } from './dialog';
import styles from './search.module.css';

/** Opens the dialog of a change, from the buttons in the rows; null for staff who may not change anything. */
const SynonymActions = createContext<((change: SynonymChange) => void) | null>(null);

function GroupButtons({ group }: { readonly group: SearchSynonym }) {
  const ask = useContext(SynonymActions);
  if (!ask) return <span>–</span>;
  const of = <VisuallyHidden>{`“${group.phrases[0]}”`}</VisuallyHidden>;
  return (
    <div className={styles.buttons}>
      <Button variant="quiet" onClick={() => ask({ kind: 'edit', group })}>
        Edit {of}
      </Button>
      <Button variant="quiet" onClick={() => ask({ kind: 'remove', group })}>
        Remove {of}
      </Button>
    </div>
  );
}

function MissButton({ text }: SearchMiss) {
  const ask = useContext(SynonymActions);
  if (!ask) return <span>–</span>;
  return (
    <Button variant="quiet" onClick={() => ask({ kind: 'add', phrases: [text] })}>
      Add synonyms <VisuallyHidden>{`for “${text}”`}</VisuallyHidden>
    </Button>
  );
}

const groups = createColumnHelper<typeof features, SearchSynonym>();
const groupColumns = groups.columns([
  groups.display({
    id: 'phrases',
    header: 'Words or phrases',
    cell: ({ row }) => <bdi>{row.original.phrases.join(', ')}</bdi>,
  }),
  groups.display({
    id: 'finds',
    header: 'Also find',
    cell: ({ row }) => <bdi>{row.original.finds?.join(', ') ?? 'Each other'}</bdi>,
  }),
  groups.display({
    id: 'changed',
    header: 'Last updated',
    cell: ({ row: { original: group } }) =>
      group.changedBy === null ? (
        'Default'
      ) : (
        <>
          <div>{formatDay(group.changedAt)}</div>
          <div className={styles.quiet}>{group.changedBy}</div>
        </>
      ),
  }),
  groups.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <GroupButtons group={row.original} />,
  }),
]);

const misses = createColumnHelper<typeof features, SearchMiss>();
const missColumns = misses.columns([
  misses.display({ id: 'text', header: 'Search', cell: ({ row }) => <bdi>{row.original.text}</bdi> }),
  misses.display({ id: 'count', header: 'Searches', cell: ({ row }) => formatCount(row.original.count) }),
  misses.display({ id: 'last', header: 'Last searched', cell: ({ row }) => formatDay(row.original.lastAt) }),
  misses.display({ id: 'actions', header: 'Actions', cell: ({ row }) => <MissButton {...row.original} /> }),
]);

const idOf = ({ id }: SearchSynonym) => id;
const textOf = ({ text }: SearchMiss) => text;

/** Searches without results, and the synonyms of the shop's search. */
export function SearchPage() {
  const { data, error, refetch } = useGetSearchQuery();
  const mayEdit = useMay('keep');
  const [change, setChange] = useState<SynonymChange | null>(null);
  const list = { error, retry: refetch };
  return (
    <SynonymActions value={mayEdit ? setChange : null}>
      <PageTitle title="Search">
        {mayEdit && <Button onClick={() => setChange({ kind: 'add', phrases: [] })}>Add synonyms</Button>}
      </PageTitle>
      <section className={styles.part}>
        <h2>Searches without a result</h2>
        <ListTable
          {...list}
          label="Searches without a result"
          what="searches"
          rows={data?.misses}
          columns={missColumns}
          rowId={textOf}
        >
          {data?.misses.length === 0 && (
            <EmptyState title="None so far">
              <span>Searches that return no results appear here.</span>
            </EmptyState>
          )}
        </ListTable>
      </section>
      {data && (
        <section className={styles.part}>
          <h2>Synonyms</h2>
          <p>Searches for these words also find products with the words under “Also find”.</p>
          <ListTable
            {...list}
            error={undefined}
            label="Synonyms"
            what="synonyms"
            rows={data.synonyms}
            columns={groupColumns}
            rowId={idOf}
          >
            {data.synonyms.length === 0 && <EmptyState title="No synonyms yet" />}
          </ListTable>
        </section>
      )}
      <SynonymDialog change={change} onClose={() => setChange(null)} />
    </SynonymActions>
  );
}
