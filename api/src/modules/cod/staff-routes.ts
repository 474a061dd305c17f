import type { TypedApp } from '@shop/server-kit';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { actorOf } from '../staff';
import { changeCodSetting, type CodContext, readCodSetting } from './change-setting';
import { CodSetting } from './schemas';

/** Routes that change cash on delivery. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffCodRoutes(app: TypedApp, context: CodContext): void {
  const { db } = context.database;
  const response = { 200: dataOf(ref(CodSetting)), ...failures };
  const tags = ['staff'];

  app.get(
    '/cod-setting',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'Whether and how the shop offers cash on delivery', response },
    },
    async () => ({ data: await readCodSetting(db) }),
  );

  app.post(
    '/cod-setting',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Changes cash on delivery; open orders keep their fee and their time',
        body: CodSetting,
        response,
      },
    },
    async (request) => {
      await changeCodSetting(context, request.body, actorOf(request));
      return { data: await readCodSetting(db) };
    },
  );
}
