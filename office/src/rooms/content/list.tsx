import { ButtonLink, EmptyState, SelectField } from '@shop/ui';
import { useSearchParams } from 'react-router-dom';
import type { ListedContent } from '../../api/types';
import { useMay } from '../../app/me-context';
import { ListFilter } from '../../parts/list-filter';
import { PageTitle } from '../../parts/page-title';
import { RecordList } from '../../parts/list-page';
import { useGetContentListQuery } from './api';
import { kinds, states } from './kinds';
import { contentColumns } from './content-columns';
import { filterFields, readFilter } from './content-filter';
import styles from './list.module.css';

const idOf = ({ kind, slug }: ListedContent) => `${kind}/${slug}`;

/** Texts and pictures of the shop, those that were changed last first. */
export function ContentListPage() {
  const [search] = useSearchParams();
  const mayKeep = useMay('keep');
  const { data, currentData, error, isFetching, refetch } = useGetContentListQuery(readFilter(search));
  // Rows of before stay while others are on their way.
  const list = currentData ?? data;
  return (
    <>
      <PageTitle title="Content">{mayKeep && <ButtonLink to="/content/new">New post</ButtonLink>}</PageTitle>
      <ListFilter
        path="/content"
        label="Content"
        hint="Words of the title"
        state={{ name: 'state', label: 'State', values: states }}
        fields={filterFields}
        className={styles.fields}
      >
        <SelectField label="Kind" name="kind" defaultValue={search.get('kind') ?? ''}>
          <option value="">All</option>
          {Object.entries(kinds).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </SelectField>
      </ListFilter>
      <RecordList
        path="/content"
        label="Content"
        what="content"
        list={list}
        error={error}
        isFetching={isFetching}
        retry={refetch}
        columns={contentColumns}
        rowId={idOf}
      >
        {list && (
          <p role="status" className={styles.totals}>
            {`${list.total} ${list.total === 1 ? 'piece' : 'pieces'}`}
          </p>
        )}
        {list?.items.length === 0 && (
          <EmptyState title="Nothing is like that">Choose another state, or clear the search.</EmptyState>
        )}
      </RecordList>
    </>
  );
}
