import { ButtonLink, SelectField } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import { Link, useSearchParams } from 'react-router-dom';
import type { CouponQuery, ListedCoupon } from '../../api/types';
import { useMay } from '../../app/session';
import type { features } from '../../parts/data-table';
import { ListFilter, pageIn } from '../../parts/list-filter';
import { ListPage } from '../../parts/list-page';
import { counted } from '../../parts/text';
import { useGetCouponsQuery } from './api';
import styles from './coupons.module.css';
import { CouponStateTag, couponStates, isCouponState, periodOf, usesOf, discountOf } from './texts';

const helper = createColumnHelper<typeof features, ListedCoupon>();
const columns = helper.columns([
  helper.display({
    id: 'code',
    header: 'Code',
    cell: ({ row: { original } }) => (
      <Link className={styles.name} to={`/coupons/${original.id}`}>
        {original.code}
      </Link>
    ),
  }),
  helper.accessor(discountOf, { id: 'worth', header: 'Discount' }),
  helper.display({
    id: 'state',
    header: 'Status',
    cell: ({ row }) => <CouponStateTag state={row.original.state} />,
  }),
  helper.accessor(periodOf, { id: 'period', header: 'Period' }),
  helper.accessor(usesOf, { id: 'uses', header: 'Uses' }),
]);
const idOf = ({ id }: ListedCoupon) => id;
const fields = ['search', 'sort'] as const;

const sorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  code: 'Code, A to Z',
  'code-down': 'Code, Z to A',
  uses: 'Fewest uses first',
  'uses-down': 'Most uses first',
} as const;

type Sort = keyof typeof sorts;
const isSort = (text: string | null): text is Sort => text !== null && Object.hasOwn(sorts, text);

const columnSorts = {
  orders: { code: ['code', 'code-down'], uses: ['uses', 'uses-down'] },
  initial: 'newest',
} as const;

/** The API query for the parameters of a URL. Invalid values are left out. */
function readFilter(search: URLSearchParams): CouponQuery {
  const [state, sort] = [search.get('state'), search.get('sort')];
  return {
    search: search.get('search')?.trim() || undefined,
    state: isCouponState(state) ? state : undefined,
    sort: isSort(sort) ? sort : undefined,
    page: pageIn(search),
  };
}

/** All coupons. */
export function CouponListPage() {
  const [search] = useSearchParams();
  const mayEdit = useMay('keep');
  return (
    <ListPage
      path="/coupons"
      title="Coupons"
      what="coupons"
      actions={mayEdit && <ButtonLink to="/coupons/new">Add coupon</ButtonLink>}
      query={useGetCouponsQuery(readFilter(search))}
      columns={columns}
      rowId={idOf}
      summary={({ total }) => counted(total, 'coupon')}
      sorts={columnSorts}
      emptyHint="The checkout shows a coupon field while at least one coupon is active."
    >
      <ListFilter
        path="/coupons"
        label="Coupons"
        hint="Part of the code"
        state={{ name: 'state', label: 'Status', values: couponStates }}
        fields={fields}
        className={styles.fields}
      >
        <SelectField label="Sort by" name="sort" defaultValue={search.get('sort') ?? ''}>
          {Object.entries(sorts).map(([value, label], index) => (
            <option key={value} value={index === 0 ? '' : value}>
              {label}
            </option>
          ))}
        </SelectField>
      </ListFilter>
    </ListPage>
  );
}
