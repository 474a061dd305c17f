import type { TypedApp } from '@shop/http';
import { Type } from 'typebox';
import { betweenDays, dayInIndia } from '../../../platform/http/day-in-india';
import { pageOf, paging } from '../../../platform/http/paging';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { keeperOf } from '../../staff';
import type { OrderContext } from '../ports';
import { staffStatuses } from './staff-statuses';
import { findOrders, listOrders, type ListFilter } from './list-repository';
import { readOrder, toStaffOrder } from './order-view';
import { StaffOrderDetail, StaffOrderList } from './schemas';

const tags = ['staff'];
const amount = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, description: `${description}, in paise.` }));

const ListQuery = Type.Object({
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Beginnings of a name, e-mail address, phone number or id.' }),
  ),
  status: Type.Optional(Type.Union([...staffStatuses])),
  from: dayInIndia('The first day'),
  to: dayInIndia('The last day'),
  least: amount('The smallest total'),
  most: amount('The largest total'),
  ...paging,
});

function filterOf(query: {
  readonly search?: string;
  readonly status?: ListFilter['status'];
  readonly from?: string;
  readonly to?: string;
  readonly least?: number;
  readonly most?: number;
}): ListFilter {
  return {
    search: query.search,
    status: query.status,
    ...betweenDays(query),
    leastPaise: query.least,
    mostPaise: query.most,
  };
}

/** Orders as keepers read them; on an app with the prefix `/api/v1/staff` that is guarded. */
export function staffOrderListRoutes(app: TypedApp, context: OrderContext, gstin: string | null): void {
  app.get(
    '/orders',
    {
      schema: {
        tags,
        summary: 'Paid orders, the latest first',
        querystring: ListQuery,
        response: { 200: dataOf(ref(StaffOrderList)), ...failures },
      },
    },
    async ({ query }) => {
      const { db } = context.database;
      const { shown, range } = pageOf(query);
      const filter = filterOf(query);
      const { count, totalPaise, ids } = await findOrders(db, filter, range);
      const rows = await listOrders(db, ids);
      return { data: { items: rows.map(toStaffOrder), total: count, totalPaise, ...shown } };
    },
  );

  app.get(
    '/orders/:id',
    {
      schema: {
        tags,
        summary: 'An order with its timeline, items and money',
        params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) }),
        response: { 200: dataOf(ref(StaffOrderDetail)), ...failures },
      },
    },
    async (request) => ({
      data: await readOrder(context, request.params.id, keeperOf(request).role, gstin),
    }),
  );
}
