import { TextField } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { Link, useSearchParams } from 'react-router-dom';
import type { EnquiryQuery, ListedEnquiry } from '../../api/types';
import type { features } from '../../parts/data-table';
import { enquiryStates, EnquiryStateTag, isEnquiryState } from '../../parts/statuses';
import { dayIn, ListFilter, pageIn } from '../../parts/list-filter';
import { ListPage } from '../../parts/list-page';
import { counted, formatMoment } from '../../parts/text';
import { useGetEnquiriesQuery } from './api';
import styles from './list.module.css';

const helper = createColumnHelper<typeof features, ListedEnquiry>();

const enquiryColumns = helper.columns([
  helper.display({
    id: 'number',
    header: 'Ticket',
    cell: ({ row: { original } }) => (
      <Link className={styles.number} to={`/enquiries/${original.id}`}>
        {original.number}
      </Link>
    ),
  }),
  helper.display({
    id: 'received',
    header: 'Received',
    cell: ({ row }) => formatMoment(row.original.receivedAt),
  }),
  helper.display({
    id: 'state',
    header: 'Status',
    cell: ({ row }) => <EnquiryStateTag state={row.original.state} />,
  }),
  helper.display({
    id: 'from',
    header: 'Sender',
    cell: ({ row: { original } }) => (
      <>
        <div>
          <bdi>{original.name}</bdi>
        </div>
        <div className={styles.quiet}>{original.email}</div>
      </>
    ),
  }),
  helper.accessor('beginning', { header: 'Message' }),
]);

const idOf = ({ id }: ListedEnquiry) => id;
const fields = ['search', 'from', 'to'] as const;

/** The API query for the parameters of a URL. Invalid values are left out. */
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

/** Messages from the contact form. */
export function EnquiryListPage() {
  const [search] = useSearchParams();
  return (
    <ListPage
      path="/enquiries"
      title="Enquiries"
      what="enquiries"
      query={useGetEnquiriesQuery(readFilter(search))}
      columns={enquiryColumns}
      rowId={idOf}
      summary={({ total }) => counted(total, 'enquiry', 'enquiries')}
      emptyHint="Messages from the contact form appear here."
    >
      <ListFilter
        path="/enquiries"
        label="Enquiries"
        hint="Ticket number, name, email or phone number"
        state={{ name: 'state', label: 'Status', values: enquiryStates }}
        fields={fields}
        className={styles.fields}
      >
        <TextField label="Received from" name="from" type="date" defaultValue={search.get('from') ?? ''} />
        <TextField label="Received until" name="to" type="date" defaultValue={search.get('to') ?? ''} />
      </ListFilter>
    </ListPage>
  );
}
