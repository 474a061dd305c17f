import { formatRupees } from '@shop/money';
import { createColumnHelper } from '@tanstack/react-table';
import { Link } from 'react-router-dom';
import type { ListedOrder } from '../../api/types';
import type { features } from '../../parts/data-table';
import { Tag } from '../../parts/tag';
import { formatMoment } from '../../parts/text';
import { StatusTag } from './statuses';
import styles from './list.module.css';

const helper = createColumnHelper<typeof features, ListedOrder>();

/** What the list shows of an order. */
export const orderColumns = helper.columns([
  helper.display({
    id: 'number',
    header: 'Order',
    cell: ({ row: { original: order } }) => (
      <Link className={styles.number} to={`/orders/${order.id}`}>
        {order.number}
      </Link>
    ),
  }),
  helper.display({
    id: 'paid',
    header: 'Paid',
    cell: ({ row }) => formatMoment(row.original.paidAt),
  }),
  helper.display({
    id: 'status',
    header: 'State',
    cell: ({ row }) => <StatusTag status={row.original.status} />,
  }),
  helper.display({
    id: 'shopper',
    header: 'Shopper',
    cell: ({ row: { original: order } }) => (
      <>
        <div>
          <bdi>{order.name}</bdi>
        </div>
        <div className={styles.quiet}>{`${order.phone}, ${order.city}`}</div>
        {order.emailProblem && <Tag tone="odd">Email not delivered</Tag>}
      </>
    ),
  }),
  helper.accessor('pieces', { header: 'Pieces' }),
  helper.display({
    id: 'total',
    header: 'Total',
    cell: ({ row }) => <span className={styles.amount}>{formatRupees(row.original.totalPaise)}</span>,
  }),
  helper.display({
    id: 'parcel',
    header: 'Parcel',
    cell: ({ row: { original: order } }) =>
      order.trackingNumber ? `${order.courier ?? ''} ${order.trackingNumber}` : '–',
  }),
]);
