import type { TypedApp } from '@shop/server-kit';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { actorOf } from '../staff';
import { ConsentSetting, ConsentSettingChange } from './schemas';
import { changeConsentSetting, type ConsentSettingContext, readConsentSetting } from './setting';

/** Routes of the setting for notices. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffConsentRoutes(app: TypedApp, context: ConsentSettingContext): void {
  const tags = ['staff'];
  const response = { 200: dataOf(ref(ConsentSetting)), ...failures };
  const read = async () => ({ data: await readConsentSetting(context.database.db) });

  app.get(
    '/consent-setting',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'The notices, and whether forms show them', response },
    },
    read,
  );

  app.post(
    '/consent-setting',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Changes whether forms show the notices',
        body: ConsentSettingChange,
        response,
      },
    },
    async (request) => {
      await changeConsentSetting(context, request.body, actorOf(request));
      return read();
    },
  );
}
