import type { TypedApp } from '@shop/server-kit';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { actorOf } from '../staff';
import { BusinessSetting, BusinessSettingChange } from './schemas';
import { type BusinessContext, changeBusinessSetting, readBusinessSetting } from './setting';

/** Routes of the setting for business buyers. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffBusinessRoutes(app: TypedApp, context: BusinessContext): void {
  const tags = ['staff'];
  const response = { 200: dataOf(ref(BusinessSetting)), ...failures };

  app.get(
    '/business-setting',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'Whether the checkout offers to enter a GSTIN', response },
    },
    async () => ({ data: await readBusinessSetting(context) }),
  );

  app.post(
    '/business-setting',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Changes whether the checkout offers to enter a GSTIN',
        body: BusinessSettingChange,
        response,
      },
    },
    async (request) => {
      await changeBusinessSetting(context, request.body.offersGstin, actorOf(request));
      return { data: await readBusinessSetting(context) };
    },
  );
}
