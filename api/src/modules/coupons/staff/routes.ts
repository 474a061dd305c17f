import type { TypedApp } from '@shop/server-kit';
import { type Static, Type } from 'typebox';
import { ApiError } from '../../../platform/http/api-error';
import { dataOf, failures, pageOf, paging, ref } from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import type { CouponRow } from '../tables';
import { type CouponState, findCoupon, findCoupons, listUses, readScope } from './repository';
import { changeCoupon, type CouponContext, createCoupon } from './save-coupon';
import {
  CouponChange,
  CouponDetail,
  CouponList,
  CouponUseList,
  type ListedCoupon,
  NewCoupon,
  stateField,
} from './schemas';

const tags = ['staff'];
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

const ListQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the code.' })),
  state: Type.Optional(stateField),
  sort: Type.Optional(
    Type.Union([
      Type.Literal('newest'),
      Type.Literal('oldest'),
      Type.Literal('code'),
      Type.Literal('code-down'),
      Type.Literal('uses'),
      Type.Literal('uses-down'),
    ]),
  ),
  ...paging,
});

const toListed = (row: CouponRow & { readonly state: CouponState }): Static<typeof ListedCoupon> => ({
  id: row.public_id,
  code: row.code,
  kind: row.kind,
  percent: row.percent_bp === null ? null : row.percent_bp / 100,
  amountPaise: row.amount_paise,
  maxPaise: row.max_paise,
  minPaise: row.min_paise,
  firstOrder: row.first_order,
  oncePerCustomer: row.once_each,
  maxUses: row.max_uses,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  active: row.active,
  state: row.state,
  uses: row.uses,
});

async function findOrFail({ database, clock }: CouponContext, id: string) {
  const coupon = await findCoupon(database.db, id, clock.now());
  if (!coupon) throw new ApiError(404, 'Coupon not found.');
  return coupon;
}

async function readCoupon(context: CouponContext, id: string): Promise<Static<typeof CouponDetail>> {
  const row = await findOrFail(context, id);
  return {
    ...toListed(row),
    ...(await readScope(context.database.db, row.id)),
    version: row.version,
    changedAt: row.changed_at.toISOString(),
    changedBy: row.changed_by,
  };
}

/** Routes that list and change coupons. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffCouponRoutes(app: TypedApp, context: CouponContext): void {
  const { db } = context.database;
  const detail = { 200: dataOf(ref(CouponDetail)), ...failures };

  app.get(
    '/coupons',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'Coupons, newest first by default',
        querystring: ListQuery,
        response: { 200: dataOf(ref(CouponList)), ...failures },
      },
    },
    async ({ query }) => {
      const { shown, range } = pageOf(query);
      const { search, state, sort = 'newest' } = query;
      const { rows, total } = await findCoupons(db, { search, state }, range, sort, context.clock.now());
      return { data: { items: rows.map(toListed), total, ...shown } };
    },
  );

  app.post(
    '/coupons',
    {
      config: { right: 'keep' },
      schema: { tags, summary: 'Adds a coupon', body: NewCoupon, response: detail },
    },
    async (request) => {
      const id = await createCoupon(context, request.body, actorOf(request));
      return { data: await readCoupon(context, id) };
    },
  );

  app.get(
    '/coupons/:id',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'A coupon with its products and categories', params, response: detail },
    },
    async (request) => ({ data: await readCoupon(context, request.params.id) }),
  );

  app.post(
    '/coupons/:id',
    {
      config: { right: 'keep' },
      schema: { tags, summary: 'Changes a coupon', params, body: CouponChange, response: detail },
    },
    async (request) => {
      const { id } = request.params;
      await changeCoupon(context, id, request.body, actorOf(request));
      return { data: await readCoupon(context, id) };
    },
  );

  app.get(
    '/coupons/:id/uses',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'Lists orders that reserve or have redeemed a coupon, newest first',
        params,
        querystring: Type.Object(paging),
        response: { 200: dataOf(ref(CouponUseList)), ...failures },
      },
    },
    async ({ params: { id }, query }) => {
      const { shown, range } = pageOf(query);
      const coupon = await findOrFail(context, id);
      const { rows, total } = await listUses(db, coupon.id, range);
      const items = rows.map((row) => ({
        orderId: row.public_id,
        number: context.orderNumber(row.public_id),
        paid: row.paid_at !== null,
        status: row.status,
        at: row.claimed_at.toISOString(),
        couponPaise: row.coupon_paise,
        totalPaise: row.total_paise,
        name: row.ship.name || null,
      }));
      return { data: { items, total, ...shown } };
    },
  );
}
