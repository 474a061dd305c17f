import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { dataOf, failures, pageOf, paging, ref, Success } from '../../platform/http/schemas';
import { actorOf } from '../staff';
import { CustomerDetail, CustomerErasure, customerKinds, CustomerList } from './schemas';
import { readCustomer } from './customer-view';
import { findCustomers } from './repository';
import { erasePerson, exportPerson, type PeopleContext } from './personal-data';

const tags = ['staff'];
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });

const ListQuery = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Prefixes of a name, e-mail address or phone number, or an order or enquiry number.',
    }),
  ),
  kind: Type.Optional(Type.Union([...customerKinds])),
  ...paging,
});

/** Customers, and export and erasure of their data. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffCustomerRoutes(app: TypedApp, context: PeopleContext): void {
  const { db } = context.database;

  app.get(
    '/customers',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Customers with an account, an order or an enquiry, the newest first',
        querystring: ListQuery,
        response: { 200: dataOf(ref(CustomerList)), ...failures },
      },
    },
    async ({ query }) => {
      const { search, kind } = query;
      const { shown, range } = pageOf(query);
      const { count: total, rows } = await findCustomers(db, { search, kind }, range);
      const items = rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
      return { data: { items, total, ...shown } };
    },
  );

  app.get(
    '/customers/:id',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'A customer with their orders, addresses and enquiries',
        params,
        response: { 200: dataOf(ref(CustomerDetail)), ...failures },
      },
    },
    async (request) => ({
      data: await readCustomer(db, request.params.id, actorOf(request).role, context.clock.now()),
    }),
  );

  app.get(
    '/customers/:id/export',
    {
      config: { right: 'administer' },
      schema: {
        tags,
        summary: 'All data that the shop stores about a person, as one JSON file',
        params,
        response: { 200: Type.Object({}, { additionalProperties: true }), ...failures },
      },
    },
    async (request, reply) => {
      const data = await exportPerson(context, request.params.id, actorOf(request));
      const day = context.clock.now().toISOString().slice(0, 10);
      reply.headers({
        'content-disposition': `attachment; filename="personal-data-${day}.json"`,
        'cache-control': 'no-store',
      });
      return data;
    },
  );

  app.post(
    '/customers/:id/erase',
    {
      config: { right: 'administer' },
      schema: {
        tags,
        summary: 'Erases a person, except data of orders that accounting needs',
        params,
        body: CustomerErasure,
        response: { 200: ref(Success), ...failures },
      },
    },
    async (request) => {
      await erasePerson(context, request.params.id, request.body, actorOf(request));
      return { success: true };
    },
  );
}
