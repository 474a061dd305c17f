import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type SandboxContext, SandboxError } from './context';
import { disputeEntity } from './disputes';
import { collection, orderEntity, paymentEntity, refundEntity } from './entities';
import { refund } from './refunds';
import { settledOn } from './settlements';
import { newId } from './store';
import type { SandboxOrderRow } from './tables';

const Notes = Type.Record(Type.String(), Type.String());

interface NewOrder {
  readonly amount: number;
  readonly receipt: string | null;
  readonly notes: Readonly<Record<string, string>>;
  readonly unique: boolean;
}

/** Validates a new order as Razorpay does, with its messages. Throws a SandboxError that names the field. */
function readOrder(body: unknown): NewOrder {
  const given = (body ?? {}) as Readonly<Record<string, unknown>>;
  const { amount, currency, receipt = null, notes = {}, unique_receipt: unique = false } = given;
  if (amount === undefined) throw new SandboxError(400, 'amount: is required.', { field: 'amount' });
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) {
    throw new SandboxError(400, 'The amount must be an integer.', { field: 'amount' });
  }
  if (amount < 100) {
    const reason = 'amount_less_than_minimum_amount';
    throw new SandboxError(400, 'Order amount less than minimum amount allowed', { field: 'amount', reason });
  }
  if (currency !== 'INR') throw new SandboxError(400, 'Currency is not supported', { field: 'currency' });
  if (receipt !== null && (typeof receipt !== 'string' || receipt.length > 40)) {
    throw new SandboxError(400, 'receipt: the length must be no more than 40.', { field: 'receipt' });
  }
  const texts = Value.Check(Notes, notes) ? Object.entries(notes) : null;
  if (texts === null || texts.length > 15 || texts.some(([, text]) => text.length > 256)) {
    throw new SandboxError(400, 'The notes may have at most 15 pairs of 256 characters.', { field: 'notes' });
  }
  return { amount, receipt, notes: Object.fromEntries(texts), unique: unique === true && receipt !== null };
}

/** Creates an order. With a unique receipt, returns the first order of that receipt if its amount is the same. */
export async function createOrder({ store, clock }: SandboxContext, body: unknown): Promise<SandboxOrderRow> {
  const { amount, receipt, notes, unique } = readOrder(body);
  const made = await store.db
    .insertInto('sandbox_order')
    .values({
      id: newId('order'),
      amount,
      currency: 'INR',
      receipt,
      unique_receipt: unique ? receipt : null,
      notes: JSON.stringify(notes),
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('unique_receipt').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return made;
  const known = await store.db
    .selectFrom('sandbox_order')
    .selectAll()
    .where('unique_receipt', '=', receipt)
    .executeTakeFirst();
  if (known?.amount === amount) return known;
  throw new SandboxError(400, 'Order receipt should be unique.', { field: 'receipt' });
}

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

/** The part of Razorpay's REST API that the shop calls, with basic authentication. */
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

  app.get('/v1/payments/downtimes', hidden, async () => collection(faults.downtimes));

  app.get('/v1/disputes', hidden, async () => {
    const disputes = store.db.selectFrom('sandbox_dispute').selectAll().orderBy('created_at', 'desc');
    return collection((await disputes.limit(100).execute()).map(disputeEntity));
  });

  app.get<{ Querystring: Record<'year' | 'month' | 'day', string | undefined> }>(
    '/v1/settlements/recon/combined',
    hidden,
    async ({ query: { year, month, day } }) => {
      const date = `${year}-${month}-${day}`;
      if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new SandboxError(400, 'The day is not a valid day.');
      return collection(await settledOn(context, date));
    },
  );

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
