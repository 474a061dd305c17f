import { formatRupees } from '@shop/money';
import { Pagination } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { Link, useSearchParams } from 'react-router-dom';
import type { CouponUse } from '../../api/types';
import type { features } from '../../parts/data-table';
import { Tag } from '../../parts/display';
import { listAddress, pageIn } from '../../parts/list-filter';
import { ListTable } from '../../parts/list-page';
import { isOrderStatus, OrderStatusTag } from '../../parts/statuses';
import { formatMoment } from '../../parts/text';
import { useGetCouponUsesQuery } from './api';
import styles from './coupons.module.css';

const helper = createColumnHelper<typeof features, CouponUse>();
const columns = helper.columns([
  helper.display({
    id: 'order',
    header: 'Order',
    cell: ({ row: { original: use } }) =>
      use.paid ? (
        <Link className={styles.name} to={`/orders/${use.orderId}`}>
          {use.number}
        </Link>
      ) : (
        <span>{use.number}</span>
      ),
  }),
  helper.display({
    id: 'status',
    header: 'Status',
    cell: ({ row: { original: use } }) =>
      isOrderStatus(use.status) ? (
        <OrderStatusTag status={use.status} />
      ) : (
        <Tag tone="waiting">Awaiting payment</Tag>
      ),
  }),
  helper.display({ id: 'name', header: 'Customer', cell: ({ row }) => row.original.name ?? 'Erased' }),
  helper.display({ id: 'at', header: 'Used', cell: ({ row }) => formatMoment(row.original.at) }),
  helper.display({
    id: 'off',
    header: 'Discount',
    cell: ({ row }) => formatRupees(row.original.couponPaise),
  }),
  helper.display({ id: 'total', header: 'Total', cell: ({ row }) => formatRupees(row.original.totalPaise) }),
]);
const idOf = ({ orderId }: CouponUse) => orderId;

/** The orders that have reserved or used a coupon. */
export function CouponUses({ id }: { readonly id: string }) {
  const [search] = useSearchParams();
  const { currentData, data, error, refetch } = useGetCouponUsesQuery({ id, page: pageIn(search) });
  const list = currentData ?? data;
  return (
    <section className={styles.section} aria-labelledby="coupon-uses">
      <h2 id="coupon-uses">Orders with this coupon</h2>
      <ListTable
        label="Orders with this coupon"
        what="orders"
        rows={list?.items}
        columns={columns}
        rowId={idOf}
        error={error}
        retry={refetch}
      >
        {list?.items.length === 0 && <p className={styles.quiet}>No orders yet.</p>}
      </ListTable>
      {list && list.total > list.pageSize && (
        <Pagination
          page={list.page}
          totalPages={Math.ceil(list.total / list.pageSize)}
          hrefFor={(page) => listAddress(`/coupons/${id}`, search, { page: String(page) })}
        />
      )}
    </section>
  );
}
