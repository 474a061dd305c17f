import type { TypedApp } from '@shop/server-kit';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '../../../platform/http/api-error';
import { cleanText } from '../../../platform/http/clean-text';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { type RateLimit, takeAttempt } from '../../../platform/rate-limits/rate-limit';
import { actorOf } from '../../staff';
import { addNote, correctEmail, takeStep } from '../fulfilment';
import type { Step } from '../order-states';
import type { OrderContext } from '../ports';
import { previewRefund, refundOrder } from '../refund-order';
import { BulkPackRequest, BulkResult, BulkShipRequest } from './bulk-schemas';
import { readOrder } from './order-view';
import { RefundPreview, RefundPreviewRequest, RefundRequest } from './refund-schemas';
import {
  CancelRequest,
  CorrectEmailRequest,
  NoteRequest,
  ReturnRequest,
  ShipRequest,
  StaffOrderDetail,
} from './schemas';

/** Corrections of an order's email address: each sends several emails. */
const correctionLimit: RateLimit = { name: 'order-email', max: 10, windowMs: 60 * 60_000 };

const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });

/** Steps that staff take with orders. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffOrderStepRoutes(app: TypedApp, context: OrderContext, gstin: string | null): void {
  const about = (summary: string) => ({
    tags: ['staff'],
    summary,
    params,
    response: { 200: dataOf(ref(StaffOrderDetail)), ...failures },
  });
  const read = async (request: FastifyRequest, id: string) => ({
    data: await readOrder(context, id, actorOf(request).role, gstin),
  });
  const take = async (request: FastifyRequest, id: string, step: Step) => {
    await takeStep(context, id, step, actorOf(request));
    return read(request, id);
  };
  /** Takes each order's step in a separate transaction. Refused steps are reported; any other error fails the call. */
  const takeEach = async (
    request: FastifyRequest,
    each: readonly { readonly id: string; readonly step: Step }[],
  ) => {
    const result = { done: [] as string[], refused: [] as { id: string; message: string }[] };
    for (const { id, step } of each) {
      try {
        await takeStep(context, id, step, actorOf(request));
        result.done.push(id);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        result.refused.push({ id, message: error.message });
      }
    }
    return result;
  };

  app.post(
    '/orders/:id/pack',
    { config: { right: 'pack' }, schema: about('Marks an order as packed') },
    (request) => take(request, request.params.id, { to: 'packed' }),
  );

  app.post(
    '/orders/:id/ship',
    {
      config: { right: 'pack' },
      schema: { ...about('Marks a packed order as shipped, and notifies the shopper'), body: ShipRequest },
    },
    (request) => {
      const { courier, trackingNumber } = request.body;
      const parcel = { courier: cleanText(courier), trackingNumber: cleanText(trackingNumber) };
      return take(request, request.params.id, { to: 'shipped', ...parcel });
    },
  );

  app.post(
    '/orders/:id/deliver',
    { config: { right: 'pack' }, schema: about('Marks a shipped order as delivered') },
    (request) => take(request, request.params.id, { to: 'delivered' }),
  );

  app.post(
    '/orders/:id/cancel',
    {
      config: { right: 'keep' },
      schema: {
        ...about('Cancels an order before it is shipped: restocks its units and refunds the payment'),
        body: CancelRequest,
      },
    },
    (request) =>
      take(request, request.params.id, { to: 'cancelled', reason: cleanText(request.body.reason) }),
  );

  app.post(
    '/orders/:id/return',
    {
      config: { right: 'keep' },
      schema: { ...about('Marks a shipped order as returned and refunds the payment'), body: ReturnRequest },
    },
    (request) => {
      const { reason, restock } = request.body;
      return take(request, request.params.id, { to: 'returned', reason: cleanText(reason), restock });
    },
  );

  app.post(
    '/orders/:id/note',
    {
      config: { right: 'pack' },
      schema: { ...about('Adds an internal note to an order'), body: NoteRequest },
    },
    async (request) => {
      const { text, key } = request.body;
      await addNote(context, request.params.id, { text: cleanText(text), key }, actorOf(request));
      return read(request, request.params.id);
    },
  );

  app.post(
    '/orders/:id/email',
    {
      config: { right: 'keep' },
      schema: {
        ...about('Corrects the email address of an order and sends its emails again, once for each key'),
        body: CorrectEmailRequest,
      },
    },
    async (request) => {
      const { email, key } = request.body;
      const { db } = context.database;
      await takeAttempt(db, correctionLimit, request.params.id, context.clock.now());
      await correctEmail(context, request.params.id, { email: cleanText(email), key }, actorOf(request));
      return read(request, request.params.id);
    },
  );

  const ofMany = (summary: string) => ({
    tags: ['staff'],
    summary,
    response: { 200: ref(BulkResult), ...failures },
  });

  app.post(
    '/orders/pack',
    { config: { right: 'pack' }, schema: { ...ofMany('Marks orders as packed'), body: BulkPackRequest } },
    (request) =>
      takeEach(
        request,
        request.body.ids.map((id) => ({ id, step: { to: 'packed' } })),
      ),
  );

  app.post(
    '/orders/ship',
    {
      config: { right: 'pack' },
      schema: {
        ...ofMany('Marks packed orders as shipped, and notifies their shoppers'),
        body: BulkShipRequest,
      },
    },
    (request) => {
      const courier = cleanText(request.body.courier);
      return takeEach(
        request,
        request.body.parcels.map(({ id, trackingNumber }) => ({
          id,
          step: { to: 'shipped', courier, trackingNumber: cleanText(trackingNumber) },
        })),
      );
    },
  );
}

/** Refunds without cancelling. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffRefundRoutes(app: TypedApp, context: OrderContext, gstin: string | null): void {
  const tags = ['staff'];

  app.post(
    '/orders/:id/refund-preview',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Calculates a refund of these units, without making it',
        params,
        body: RefundPreviewRequest,
        response: { 200: ref(RefundPreview), ...failures },
      },
    },
    async ({ params: { id }, body }) => {
      const { taxes: _taxes, ...preview } = await previewRefund(context, id, body.lines, body.sent);
      return preview;
    },
  );

  app.post(
    '/orders/:id/refund',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Refunds units of an order without cancelling it, once for each key',
        params,
        body: RefundRequest,
        response: { 200: dataOf(ref(StaffOrderDetail)), ...failures },
      },
    },
    async (request) => {
      const { id } = request.params;
      const actor = actorOf(request);
      await refundOrder(context, id, { ...request.body, reason: cleanText(request.body.reason) }, actor);
      return { data: await readOrder(context, id, actor.role, gstin) };
    },
  );
}
