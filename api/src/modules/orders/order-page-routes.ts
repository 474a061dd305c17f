import type { TypedApp } from '@shop/http';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { cleanText } from '../../platform/http/clean-text';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { addressOf, takeAttempt, type RateLimit } from '../../platform/rate-limits/rate-limit';
import { readAllowed, shopperOf } from './order-access';
import { readOrderPage } from './order-page';
import type { OrderContext } from './ports';
import { requestReturn } from './request-return';
import { CancelOrderRequest, OpenOrderRequest, OrderPage, ReturnOrderRequest } from './schemas';
import { cancelForShopper } from './shopper-steps';

const TEN_MINUTES_MS = 10 * 60_000;

/** Of one address. Keys are not to be guessed by trying; the limit keeps who tries from being a load. */
const openLimit: RateLimit = { name: 'order-open-address', max: 600, windowMs: TEN_MINUTES_MS };
const stepLimit: RateLimit = { name: 'order-step-address', max: 60, windowMs: TEN_MINUTES_MS };

const params = Type.Object({ publicId: Type.String({ minLength: 1, maxLength: 40 }) });

/** The page of an order: for its shopper by the session, and for whoever has its link. */
export function orderPageRoutes(app: TypedApp, context: OrderContext, gstin: string | null): void {
  const about = (summary: string) => ({
    tags: ['order'],
    summary,
    params,
    response: { 200: dataOf(ref(OrderPage)), ...failures },
  });
  const take = (limit: RateLimit, request: FastifyRequest) =>
    takeAttempt(context.database.db, limit, addressOf(request), context.clock.now());
  const read = async (request: FastifyRequest, publicId: string, key?: string) => {
    const order = await readAllowed(context, shopperOf(request), publicId, key);
    return { data: await readOrderPage(context, order, gstin) };
  };

  app.get(
    '/order/:publicId/page',
    { schema: about('An order with its timeline, for the shopper who made it') },
    (request) => read(request, request.params.publicId),
  );

  app.post(
    '/order/:publicId/open',
    { schema: { ...about('The same, for whoever has the key of its link'), body: OpenOrderRequest } },
    async (request) => {
      await take(openLimit, request);
      return read(request, request.params.publicId, request.body.key);
    },
  );

  app.post(
    '/order/:publicId/cancel',
    { schema: { ...about('Cancels an order before it is shipped'), body: CancelOrderRequest } },
    async (request) => {
      await take(stepLimit, request);
      const { publicId } = request.params;
      const { key } = request.body;
      await readAllowed(context, shopperOf(request), publicId, key);
      await cancelForShopper(context, publicId);
      return read(request, publicId, key);
    },
  );

  app.post(
    '/order/:publicId/return',
    { schema: { ...about('Asks to send an order back; once'), body: ReturnOrderRequest } },
    async (request) => {
      await take(stepLimit, request);
      const { publicId } = request.params;
      const { key, reason } = request.body;
      await readAllowed(context, shopperOf(request), publicId, key);
      await requestReturn(context, publicId, cleanText(reason));
      return read(request, publicId, key);
    },
  );
}
