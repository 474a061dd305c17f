import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createOrder } from './create-order';
import { collection, orderEntity, paymentEntity, refundEntity } from './entities';
import { refund } from './refunds';
import type { SandboxContext } from './sandbox-context';
import { SandboxError } from './sandbox-error';

interface WithId {
  Params: { id: string };
}

const hidden = { schema: { hide: true }, config: { crossSite: true } } as const;
const noSuchId = () => new SandboxError(400, 'The id provided does not exist');

function isAuthorised(header: string | undefined, { account }: SandboxContext): boolean {
  const wanted = Buffer.from(`${account.key_id}:${account.key_secret}`);
  const given = Buffer.from((header ?? '').replace(/^Basic /, ''), 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Razorpay's REST API as far as the shop calls it, with its basic authentication. */
export function restRoutes(app: FastifyInstance, context: SandboxContext): void {
  const { store, faults } = context;

  app.addHook('onRequest', async (request, reply) => {
    if (faults.down) {
      reply.hijack();
      request.raw.socket.destroy();
    } else if (!isAuthorised(request.headers.authorization, context)) {
      throw new SandboxError(401, 'Authentication failed');
    }
  });
  app.addHook('onSend', async (request, reply) => {
    if (faults.loseReplies <= 0) return;
    faults.loseReplies -= 1;
    reply.hijack();
    request.raw.socket.destroy();
  });

  app.post('/v1/orders', hidden, async (request) => orderEntity(await createOrder(context, request.body)));

  app.get<{ Querystring: { receipt?: string } }>('/v1/orders', hidden, async ({ query }) => {
    let orders = store.db.selectFrom('sandbox_order').selectAll();
    if (query.receipt !== undefined) orders = orders.where('receipt', '=', query.receipt);
    return collection((await orders.orderBy('created_at', 'desc').limit(100).execute()).map(orderEntity));
  });

  app.get<WithId>('/v1/orders/:id', hidden, async ({ params }) => {
    const order = await store.db
      .selectFrom('sandbox_order')
      .selectAll()
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!order) throw noSuchId();
    return orderEntity(order);
  });

  app.get<WithId>('/v1/orders/:id/payments', hidden, async ({ params }) => {
    const order = await store.db
      .selectFrom('sandbox_order')
      .select('id')
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!order) throw noSuchId();
    const payments = store.db.selectFrom('sandbox_payment').selectAll().where('order_id', '=', params.id);
    return collection((await payments.orderBy('created_at').execute()).map(paymentEntity));
  });

  app.post<WithId & { Body: { amount?: number } | null }>(
    '/v1/payments/:id/refund',
    hidden,
    async (request) => {
      const key = request.headers['x-refund-idempotency'];
      const made = await refund(context, {
        paymentId: request.params.id,
        amount: request.body?.amount,
        idempotencyKey: typeof key === 'string' ? key : undefined,
      });
      return refundEntity(made);
    },
  );

  app.get<{ Params: { id: string; refundId: string } }>(
    '/v1/payments/:id/refunds/:refundId',
    hidden,
    async ({ params }) => {
      const made = await store.db
        .selectFrom('sandbox_refund')
        .selectAll()
        .where('id', '=', params.refundId)
        .where('payment_id', '=', params.id)
        .executeTakeFirst();
      if (!made) throw noSuchId();
      return refundEntity(made);
    },
  );
}
