import { Readable } from 'node:stream';
import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { csvHeaders } from '../../platform/csv/csv-text';
import { dataOf, failures, pageOf, paging, ref, Success } from '../../platform/http/schemas';
import { actorOf } from '../staff';
import { CustomerDetail, CustomerErasure, customerKinds, CustomerList } from './schemas';
import { exportCustomers } from './customer-export';
import { readCustomer } from './customer-view';
import { findCustomers } from './repository';
import { erasePerson, exportPerson, type PeopleContext } from './personal-data';

const tags = ['staff'];
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });

const filterFields = {
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Prefixes of a name, email address or phone number, or an order or enquiry number.',
    }),
  ),
  kind: Type.Optional(Type.Union([...customerKinds])),
};

const ListQuery = Type.Object({
  ...filterFields,
  sort: Type.Optional(
    Type.Union([
      Type.Literal('newest'),
      Type.Literal('oldest'),
      Type.Literal('email'),
      Type.Literal('email-down'),
    ]),
  ),
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
        summary: 'Customers with an account, an order or an enquiry, newest first by default',
        querystring: ListQuery,
        response: { 200: dataOf(ref(CustomerList)), ...failures },
      },
    },
    async ({ query }) => {
      const { search, kind, sort } = query;
      const { shown, range } = pageOf(query);
      const { count: total, rows } = await findCustomers(db, { search, kind }, range, sort);
      const items = rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
      return { data: { items, total, ...shown } };
    },
  );

  app.get(
    '/customers/export',
    {
      config: { right: 'administer' },
      schema: {
        tags,
        summary: 'The customers of a filter as a CSV file; the export is logged',
        querystring: Type.Object(filterFields),
        produces: ['text/csv'],
        response: { 200: Type.Unsafe<Readable>(Type.String()), ...failures },
      },
    },
    async (request, reply) => {
      const file = await exportCustomers(context, request.query, actorOf(request));
      const day = context.clock.now().toISOString().slice(0, 10);
      reply.headers(csvHeaders(`customers-${day}.csv`));
      return Readable.from(file);
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
