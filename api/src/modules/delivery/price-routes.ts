import type { TypedApp } from '@shop/server-kit';
import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { csvHeaders } from '../../platform/csv/csv-text';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { actorOf } from '../staff';
import type { DeliveryContext } from './change-rules';
import { checkPrices, exportPrices, readPrices, savePrices } from './save-prices';
import {
  ShippingPriceCheck,
  ShippingPriceFile,
  ShippingPriceResult,
  ShippingPrices,
  ShippingPricesRequest,
} from './price-schemas';

/** Routes for the shipping price table. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffShippingPriceRoutes(app: TypedApp, context: DeliveryContext): void {
  const { db } = context.database;
  const tags = ['staff'];
  const response = { 200: dataOf(ref(ShippingPrices)), ...failures };
  const read = async () => ({ data: await readPrices(db) });

  app.get(
    '/shipping-prices',
    { config: { right: 'read' }, schema: { tags, summary: 'The shipping price table', response } },
    read,
  );

  app.post(
    '/shipping-prices',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Replaces the shipping price table: all rows or none',
        description:
          '400 with `faults` if a cart would have no price or several. 409 if it changed after `seen`.',
        body: ShippingPricesRequest,
        response,
      },
    },
    async (request) => {
      await savePrices(context, request.body, actorOf(request));
      return read();
    },
  );

  app.post(
    '/shipping-prices/check',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Checks the rows of a shipping price table, without saving them',
        body: ShippingPriceCheck,
        response: { 200: dataOf(ref(ShippingPriceResult)), ...failures },
      },
    },
    async ({ body }) => ({ data: await checkPrices(db, body) }),
  );

  app.post(
    '/shipping-prices/file',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Reads shipping prices from a CSV file, without saving them',
        body: ShippingPriceFile,
        response: { 200: dataOf(ref(ShippingPriceResult)), ...failures },
      },
    },
    async ({ body }) => ({ data: await checkPrices(db, body) }),
  );

  app.get(
    '/shipping-prices/export',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'The shipping price table as a CSV file',
        produces: ['text/csv'],
        response: { 200: Type.Unsafe<Readable>(Type.String()), ...failures },
      },
    },
    async (_request, reply) => {
      const file = await exportPrices(db);
      reply.headers(csvHeaders('shipping-prices.csv'));
      return Readable.from([file]);
    },
  );
}
