import { EmptyState, TextField } from '@shop/ui';
import { useSearchParams } from 'react-router-dom';
import type { EnquiryQuery, ListedEnquiry } from '../../api/types';
import { counted } from '../../parts/counts';
import { enquiryStates, isEnquiryState } from '../../parts/enquiry-state';
import { dayIn, pageIn } from '../../parts/list-address';
import { ListFilter } from '../../parts/list-filter';
import { PageTitle } from '../../parts/page-title';
import { RecordList } from '../../parts/list-page';
import { useGetEnquiriesQuery } from './api';
import styles from './list.module.css';
import { enquiryColumns } from './enquiry-columns';

const idOf = ({ id }: ListedEnquiry) => id;
const fields = ['search', 'from', 'to'] as const;

/** What the address asks for, as the API takes it; what nobody can mean is left out. */
function readFilter(search: URLSearchParams): EnquiryQuery {
  const state = search.get('state');
  return {
    search: search.get('search')?.trim() || undefined,
    state: isEnquiryState(state) ? state : undefined,
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
    page: pageIn(search),
  };
}

/** Enquiries: found, filtered and opened. */
export function EnquiryListPage() {
  const [search] = useSearchParams();
  const { data, currentData, error, isFetching, refetch } = useGetEnquiriesQuery(readFilter(search));
  // Rows of before stay while others are on their way.
  const list = currentData ?? data;
  const noneAtAll = list?.total === 0 && search.toString() === '';
  return (
    <>
      <PageTitle title="Enquiries" />
      <ListFilter
        path="/enquiries"
        label="Enquiries"
        hint="Ticket number, name, e-mail address or phone number"
        state={{ name: 'state', label: 'States', values: enquiryStates }}
        fields={fields}
        className={styles.fields}
      >
        <TextField label="From" name="from" type="date" defaultValue={search.get('from') ?? ''} />
        <TextField label="Until" name="to" type="date" defaultValue={search.get('to') ?? ''} />
      </ListFilter>
      <RecordList
        path="/enquiries"
        label="Enquiries"
        what="enquiries"
        list={list}
        error={error}
        isFetching={isFetching}
        retry={refetch}
        columns={enquiryColumns}
        rowId={idOf}
      >
        {list && (
          <p className={styles.totals} role="status">
            {counted(list.total, 'enquiry', 'enquiries')}
          </p>
        )}
        {list?.items.length === 0 && (
          <EmptyState title={noneAtAll ? 'Nobody has written yet' : 'No enquiry is like that'}>
            {noneAtAll
              ? 'What people send by the contact form stands here.'
              : 'Choose another state, or clear the search.'}
          </EmptyState>
        )}
      </RecordList>
    </>
  );
}
