import { formatRupees, fromRupees } from '@shop/money';
import { ButtonLink, SelectField, TextField } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { Link, useSearchParams } from 'react-router-dom';
import type { ListedOrder, OrderQuery } from '../../api/types';
import { useMay } from '../../app/session';
import type { features } from '../../parts/data-table';
import { Tag } from '../../parts/display';
import { dayIn, ListFilter, pageIn } from '../../parts/list-filter';
import { ListPage } from '../../parts/list-page';
import { counted, formatCount, formatMoment } from '../../parts/text';
import { useGetOrdersQuery } from './api';
import { BulkBar } from './bulk';
import {
  exchangeStateLabel,
  isOrderStatus,
  orderStatuses,
  orderStatusLabel,
  OrderStatusTag,
} from '../../parts/statuses';
import styles from './list.module.css';

/** Names of the filter's fields and of their query parameters. Amounts are in rupees. */
const filterFields = [
  'search',
  'payment',
  'exchange',
  'from',
  'to',
  'least',
  'most',
  'sort',
  'show',
] as const;

const sorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'total-down': 'Total, highest first',
  'total-up': 'Total, lowest first',
  name: 'Customer, A to Z',
  'name-down': 'Customer, Z to A',
} as const;

type Sort = keyof typeof sorts;
const isSort = (text: string | null): text is Sort => text !== null && Object.hasOwn(sorts, text);

/** The sort orders of the columns. */
const columnSorts = {
  orders: {
    paid: ['oldest', 'newest'],
    customer: ['name', 'name-down'],
    total: ['total-up', 'total-down'],
  },
  initial: 'newest',
} as const;

/** Ways to pay; the values are those of the API. */
const payments = { online: 'Online', cod: 'Cash on delivery', 'to-claim': 'Cash outstanding' } as const;

const isPayment = (text: string | null): text is keyof typeof payments =>
  text !== null && Object.hasOwn(payments, text);

const isCash = (text: string | null) => text === 'cod' || text === 'to-claim';

/** Orders per page; the first is the default. */
const pageSizes = ['25', '50', '100'] as const;

const asPaise = (text: string | null) => {
  const rupees = Number(text);
  return text && Number.isFinite(rupees) && rupees >= 0 ? fromRupees(rupees) : undefined;
};

/** The API query for the parameters of a URL. Invalid values are left out. */
export function readFilter(search: URLSearchParams): OrderQuery {
  const [status, sort, payment] = [search.get('status'), search.get('sort'), search.get('payment')];
  return {
    search: search.get('search')?.trim() || undefined,
    status: isOrderStatus(status) ? status : undefined,
    ...(isPayment(payment) && { payment }),
    ...(search.get('exchange') === 'open' && { exchange: 'open' }),
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
    least: asPaise(search.get('least')),
    most: asPaise(search.get('most')),
    sort: isSort(sort) ? sort : undefined,
    page: pageIn(search),
    pageSize: Number(pageSizes.find((size) => size === search.get('show')) ?? pageSizes[0]),
  };
}

/** URL of the CSV file with the orders of a filter. */
export function exportAddress(search: URLSearchParams): string {
  const { page: _page, pageSize: _pageSize, sort: _sort, ...filter } = readFilter(search);
  const given = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `/api/v1/staff/orders/export?${new URLSearchParams(given).toString()}`;
}

const states = Object.fromEntries(orderStatuses.map((status) => [status, orderStatusLabel(status)]));
const rupees = { type: 'number', min: 0, step: '0.01', inputMode: 'decimal' } as const;

function FilterForm() {
  const [search] = useSearchParams();
  const given = (name: string) => search.get(name) ?? '';
  return (
    <ListFilter
      path="/orders"
      label="Orders"
      hint="Name, email, phone number or order number"
      state={{ name: 'status', label: 'Status', values: states }}
      fields={filterFields}
      className={styles.fields}
    >
      <TextField label="Paid from" name="from" type="date" defaultValue={given('from')} />
      <TextField label="Paid until" name="to" type="date" defaultValue={given('to')} />
      <TextField label="From ₹" name="least" {...rupees} defaultValue={given('least')} />
      <TextField label="Up to ₹" name="most" {...rupees} defaultValue={given('most')} />
      <SelectField label="Payment" name="payment" defaultValue={given('payment')}>
        <option value="">All</option>
        {Object.entries(payments).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField label="Exchanges" name="exchange" defaultValue={given('exchange')}>
        <option value="">All</option>
        <option value="open">Under way</option>
      </SelectField>
      <SelectField label="Sort by" name="sort" defaultValue={given('sort')}>
        {Object.entries(sorts).map(([value, label], index) => (
          <option key={value} value={index === 0 ? '' : value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField label="Per page" name="show" defaultValue={given('show')}>
        {pageSizes.map((size, index) => (
          <option key={size} value={index === 0 ? '' : size}>
            {size}
          </option>
        ))}
      </SelectField>
    </ListFilter>
  );
}

const helper = createColumnHelper<typeof features, ListedOrder>();

const orderColumns = helper.columns([
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
    header: 'Status',
    cell: ({ row: { original: order } }) => (
      <>
        <OrderStatusTag status={order.status} /> {order.cod && <Tag tone="plain">Cash</Tag>}
        {order.exchange && (
          <div
            className={styles.quiet}
          >{`Exchange: ${exchangeStateLabel(order.exchange).toLowerCase()}`}</div>
        )}
      </>
    ),
  }),
  helper.display({
    id: 'customer',
    header: 'Customer',
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
  helper.accessor('units', { header: 'Units' }),
  helper.display({
    id: 'total',
    header: 'Total',
    cell: ({ row }) => <span className={styles.amount}>{formatRupees(row.original.totalPaise)}</span>,
  }),
  helper.display({
    id: 'tracking',
    header: 'Tracking',
    cell: ({ row: { original: order } }) =>
      order.trackingNumber ? `${order.courier ?? ''} ${order.trackingNumber}` : '–',
  }),
]);

const idOf = (order: ListedOrder) => order.id;
const nameOf = (order: ListedOrder) => order.number;

/** All orders, with search and filters. The selected ones can be packed, shipped or printed. */
export function OrderListPage() {
  const [search] = useSearchParams();
  const mayKeep = useMay('keep');
  return (
    <ListPage
      path="/orders"
      title="Orders"
      actions={
        mayKeep &&
        isCash(search.get('payment')) && (
          <ButtonLink variant="secondary" to="/orders/remittances">
            Import remittances
          </ButtonLink>
        )
      }
      what="orders"
      query={useGetOrdersQuery(readFilter(search))}
      columns={orderColumns}
      rowId={idOf}
      summary={({ total, totalPaise }) => `${counted(total, 'order')}, ${formatRupees(totalPaise)} in total`}
      sorts={columnSorts}
      download={({ total }) =>
        mayKeep && (
          <a href={exportAddress(search)} download>
            {`Export ${total === 1 ? '1 order' : `all ${formatCount(total)}`} as CSV`}
          </a>
        )
      }
      emptyHint="Orders appear here once they are paid."
      selection={{ nameOf, BulkBar }}
    >
      <FilterForm />
    </ListPage>
  );
}
