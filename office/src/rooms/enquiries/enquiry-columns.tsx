import { createColumnHelper } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import type { ListedEnquiry } from '../../api/types';
import type { features } from '../../parts/data-table';
import { formatMoment } from '../../parts/text';
import { EnquiryStateTag } from '../../parts/enquiry-state';
import styles from './list.module.css';

const helper = createColumnHelper<typeof features, ListedEnquiry>();

/** What the list shows of an enquiry. */
export const enquiryColumns = helper.columns([
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
    header: 'State',
    cell: ({ row }) => <EnquiryStateTag state={row.original.state} />,
  }),
  helper.display({
    id: 'from',
    header: 'From',
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
