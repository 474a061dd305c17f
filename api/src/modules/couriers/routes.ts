import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import type { Database } from '../../platform/db/database';
import { ApiError, notFound } from '../../platform/http/api-error';
import { failures } from '../../platform/http/schemas';
import type { Clock } from '../../platform/jobs/clock';
import { addressOf, takeAttempt } from '../../platform/rate-limits/rate-limit';
import type { Couriers } from './courier';
import type { CourierInbox } from './inbox';

/** Couriers send from few addresses, and many reports at once. */
const webhookLimit = { name: 'courier-webhook-address', max: 12_000, windowMs: 10 * 60_000 } as const;

/** Maximum size of a webhook, in bytes. */
const WEBHOOK_LIMIT = 128 * 1024;

interface WebhookDeps {
  readonly all: Couriers['all'];
  readonly inbox: CourierInbox;
  readonly clock: Clock;
}

/** `/webhooks/couriers/:courier`: stores and acknowledges a courier's webhooks, then applies them. */
export function courierWebhookRoute(
  app: TypedApp,
  { all, inbox, clock }: WebhookDeps,
  { db }: Pick<Database, 'db'>,
): void {
  app.post(
    '/webhooks/couriers/:courier',
    {
      bodyLimit: WEBHOOK_LIMIT,
      config: { crossSite: true },
      schema: {
        tags: ['couriers'],
        summary: 'Webhooks of couriers about their shipments, with the token or the signature of the courier',
        params: Type.Object({ courier: Type.String({ maxLength: 40 }) }),
        response: { 200: Type.Object({ success: Type.Boolean() }), ...failures },
      },
    },
    async (request) => {
      const { rawBody, headers, params } = request;
      const courier = all.find(({ webhookName }) => webhookName === params.courier);
      if (!courier) throw notFound();
      await takeAttempt(db, webhookLimit, addressOf(request), clock.now());
      if (rawBody === null || !courier.verifyWebhook({ headers, rawBody }))
        throw new ApiError(401, 'The token or the signature is invalid.');
      await inbox.store(courier.code, rawBody);
      void inbox.drain();
      return { success: true };
    },
  );
}
