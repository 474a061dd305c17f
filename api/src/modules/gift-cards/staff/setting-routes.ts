import type { TypedApp } from '@shop/server-kit';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import { changeGiftCardSetting, type GiftCardSettingContext, readGiftCardSetting } from '../setting';
import { GiftCardSetting } from '../setting-schemas';

/** Routes of the setting of gift cards. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffGiftCardSettingRoutes(app: TypedApp, context: GiftCardSettingContext): void {
  const { db } = context.database;
  const tags = ['staff'];
  const response = { 200: dataOf(ref(GiftCardSetting)), ...failures };

  app.get(
    '/gift-card-setting',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'Whether the shop sells gift cards', response },
    },
    async () => ({ data: await readGiftCardSetting(db) }),
  );

  app.post(
    '/gift-card-setting',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Changes whether the shop sells gift cards; sold cards can be spent as before',
        body: GiftCardSetting,
        response,
      },
    },
    async (request) => {
      await changeGiftCardSetting(context, request.body, actorOf(request));
      return { data: await readGiftCardSetting(db) };
    },
  );
}
