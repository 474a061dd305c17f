import type { TypedApp } from '@shop/server-kit';
import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { csvHeaders } from '../../platform/csv/csv-text';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { actorOf } from '../staff';
import {
  chooseVersion,
  type DeliveryContext,
  exportPinRules,
  importPinRules,
  readVersions,
} from './change-rules';
import {
  CurrentPinRulesRequest,
  DeliverySetting,
  PinRuleImportRequest,
  PinRuleImportResult,
  PinRuleVersions,
} from './schemas';
import { staffShippingPriceRoutes } from './price-routes';
import { changeDeliverySetting, readDeliverySetting } from './shop-delivery';

/** Maximum size of a request, in bytes: a file of 30,000 rules. */
const FILE_LIMIT = 8 * 1024 * 1024;

/**
 * Routes for PIN rules, shipping prices and the delivery settings. Requires a guarded app with the prefix
 * `/api/v1/staff`.
 */
export function staffDeliveryRoutes(app: TypedApp, context: DeliveryContext): void {
  const { db } = context.database;
  const tags = ['staff'];
  const response = { 200: dataOf(ref(PinRuleVersions)), ...failures };
  const read = async () => ({ data: await readVersions(db) });

  app.get(
    '/pin-rules',
    { config: { right: 'read' }, schema: { tags, summary: 'The versions of the PIN rules', response } },
    read,
  );

  app.get(
    '/pin-rules/:version/export',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'A version of the PIN rules as a CSV file that the import reads back',
        params: Type.Object({ version: Type.Integer({ minimum: 1 }) }),
        produces: ['text/csv'],
        response: { 200: Type.Unsafe<Readable>(Type.String()), ...failures },
      },
    },
    async ({ params }, reply) => {
      const file = await exportPinRules(db, params.version);
      reply.headers(csvHeaders(`pin-rules-${params.version}.csv`));
      return Readable.from([file]);
    },
  );

  app.post(
    '/pin-rules/import',
    {
      config: { right: 'keep' },
      bodyLimit: FILE_LIMIT,
      schema: {
        tags,
        summary:
          'Imports PIN rules from a CSV file as a new version, which becomes current: all rows or none',
        body: PinRuleImportRequest,
        response: { 200: ref(PinRuleImportResult), ...failures },
      },
    },
    (request) => importPinRules(context, request.body, actorOf(request)),
  );

  app.post(
    '/pin-rules/current',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Activates a version of the PIN rules, or turns them off',
        body: CurrentPinRulesRequest,
        response,
      },
    },
    async (request) => {
      await chooseVersion(context, request.body, actorOf(request));
      return read();
    },
  );

  staffShippingPriceRoutes(app, context);

  const setting = { 200: dataOf(ref(DeliverySetting)), ...failures };

  app.get(
    '/delivery-setting',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'The states that the checkout offers', response: setting },
    },
    async () => ({ data: await readDeliverySetting(db) }),
  );

  app.post(
    '/delivery-setting',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Changes the states that the checkout and the address book offer',
        body: DeliverySetting,
        response: setting,
      },
    },
    async (request) => {
      await changeDeliverySetting(context, request.body, actorOf(request));
      return { data: await readDeliverySetting(db) };
    },
  );
}
