import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ShopApp } from '../../deps';
import { ApiError } from '../../http/api-error';
import { storeEvent } from '../../orders/webhook-inbox';
import { failures } from '../../schemas/shared';
import type { Payments } from '../open-payments';

const Typed = Type.Object({ event: Type.String({ minLength: 1, maxLength: 100 }) });

const single = (header: string | string[] | undefined) => (typeof header === 'string' ? header : '');

/** Takes the provider's news: stored first, answered at once, applied after. */
export function webhookRoute(app: ShopApp, { context, jobs }: Pick<Payments, 'context' | 'jobs'>): void {
  app.post(
    '/payment/webhook',
    {
      config: { crossSite: true },
      schema: {
        tags: ['payment'],
        summary: 'Webhooks of the payment provider, signed over their bytes',
        response: { 200: Type.Object({ success: Type.Boolean() }), ...failures },
      },
    },
    async (request) => {
      const { rawBody, headers } = request;
      const signature = single(headers['x-razorpay-signature']);
      const id = single(headers['x-razorpay-event-id']);
      if (rawBody === null || !context.provider.verifyWebhookSignature(rawBody, signature)) {
        throw new ApiError(400, 'The signature does not fit.');
      }
      if (id === '' || id.length > 100) throw new ApiError(400, 'The event has no id.');
      if (!Value.Check(Typed, request.body)) throw new ApiError(400, 'The event has no type.');
      await storeEvent(context, { id, type: request.body.event, payload: rawBody.toString('utf8') });
      void jobs.drain();
      return { success: true };
    },
  );
}
