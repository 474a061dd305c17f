import { Button, EmptyState, Pagination, TextField, VisuallyHidden } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { createContext, type FormEvent, useContext, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ListedRedirect } from '../../../api/types';
import { useMay } from '../../../app/session';
import type { features } from '../../../parts/data-table';
import { PageTitle } from '../../../parts/display';
import { fieldsOf } from '../../../parts/form';
import { listAddress, pageIn } from '../../../parts/list-filter';
import { ListTable } from '../../../parts/list-page';
import { formatDay } from '../../../parts/text';
import { useGetRedirectsQuery } from '../api';
import { readablePath } from '../kinds';
import { StorefrontNav } from '../pages-nav';
import styles from '../storefront.module.css';
import { RedirectDialog, type RedirectChange } from './dialog';

/** Opens the dialog of a change; null for staff who may not change anything. */
const RedirectActions = createContext<((change: RedirectChange) => void) | null>(null);

function RedirectButtons({ redirect }: { readonly redirect: ListedRedirect }) {
  const ask = useContext(RedirectActions);
  if (!ask) return <span>–</span>;
  const of = <VisuallyHidden>{readablePath(redirect.from)}</VisuallyHidden>;
  return (
    <div className={styles.rowButtons}>
      <Button variant="quiet" onClick={() => ask({ kind: 'edit', redirect })}>
        Edit {of}
      </Button>
      <Button variant="quiet" onClick={() => ask({ kind: 'remove', redirect })}>
        Remove {of}
      </Button>
    </div>
  );
}

const helper = createColumnHelper<typeof features, ListedRedirect>();
const redirectColumns = helper.columns([
  helper.display({ id: 'from', header: 'Old URL', cell: ({ row }) => readablePath(row.original.from) }),
  helper.display({ id: 'to', header: 'New URL', cell: ({ row }) => readablePath(row.original.to) }),
  helper.display({
    id: 'changed',
    header: 'Last updated',
    cell: ({ row: { original: redirect } }) => (
      <>
        <div>{formatDay(redirect.changedAt)}</div>
        <div className={styles.quiet}>
          {`${redirect.changedBy}${redirect.reason === 'renamed' ? ' (URL change)' : ''}`}
        </div>
      </>
    ),
  }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <RedirectButtons redirect={row.original} />,
  }),
]);

const idOf = ({ id }: ListedRedirect) => id;
const path = '/storefront/redirects';

/** Redirects from addresses without a page. */
export function RedirectsPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const words = search.get('search') ?? '';
  const { currentData, data, error, refetch } = useGetRedirectsQuery({
    search: words || undefined,
    page: pageIn(search),
  });
  const list = currentData ?? data;
  const mayEdit = useMay('keep');
  const [change, setChange] = useState<RedirectChange | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(listAddress(path, search, fieldsOf(event.currentTarget, 'search')));
  };
  return (
    <RedirectActions value={mayEdit ? setChange : null}>
      <StorefrontNav current="redirects" />
      <PageTitle title="Redirects">
        {mayEdit && <Button onClick={() => setChange({ kind: 'add' })}>Add redirect</Button>}
      </PageTitle>
      <p className={styles.lead}>
        When a URL changes, the old one redirects to the new one permanently. Redirects are ignored for URLs
        that still have a page.
      </p>
      <form key={words} className={styles.search} role="search" aria-label="Redirects" onSubmit={submit}>
        <TextField
          label="Search"
          name="search"
          type="search"
          hint="Part of a URL"
          defaultValue={words}
          maxLength={200}
        />
        <Button type="submit">Apply</Button>
      </form>
      <ListTable
        label="Redirects"
        what="redirects"
        rows={list?.items}
        columns={redirectColumns}
        rowId={idOf}
        error={error}
        retry={refetch}
      >
        {list?.items.length === 0 && (
          <EmptyState title={words ? 'No redirects match' : 'No redirects yet'}>
            <span>URLs that change are listed here.</span>
          </EmptyState>
        )}
      </ListTable>
      {list && list.total > list.pageSize && (
        <Pagination
          page={list.page}
          totalPages={Math.ceil(list.total / list.pageSize)}
          hrefFor={(page) => listAddress(path, search, { page: String(page) })}
        />
      )}
      <RedirectDialog change={change} onClose={() => setChange(null)} />
    </RedirectActions>
  );
}
