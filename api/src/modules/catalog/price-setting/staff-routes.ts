import type { TypedApp } from '@shop/server-kit';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import { changePriceSetting, type PriceSettingContext, readPriceSetting } from './price-setting';
import { PriceSetting } from './schemas';

/** Routes for the setting of prices. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffPriceSettingRoutes(app: TypedApp, context: PriceSettingContext): void {
  const tags = ['staff'];
  const response = { 200: dataOf(ref(PriceSetting)), ...failures };
  const read = async () => ({ data: await readPriceSetting(context.database.db) });

  app.get(
    '/price-setting',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'Whether pages show prices with GST', response },
    },
    read,
  );

  app.post(
    '/price-setting',
    {
      config: { right: 'keep' },
      schema: { tags, summary: 'Changes whether pages show prices with GST', body: PriceSetting, response },
    },
    async (request) => {
      await changePriceSetting(context, request.body, actorOf(request));
      return read();
    },
  );
}
