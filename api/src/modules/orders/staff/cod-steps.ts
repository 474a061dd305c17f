import type { TypedApp } from '@shop/server-kit';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { cleanText } from '../../../platform/http/clean-text';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import { confirmCashOrder } from '../cod-confirm';
import { recordCollection, recordRemittance, recordTransfer } from '../cod-money';
import { takeStep } from '../fulfilment';
import type { OrderContext } from '../ports';
import { CollectionRequest, RefusedParcelRequest, RemittanceRequest, TransferRequest } from './cod-schemas';
import { readOrder } from './order-view';
import { StaffOrderDetail } from './schemas';

/** Steps of orders with cash on delivery. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffCodStepRoutes(app: TypedApp, context: OrderContext, gstin: string | null): void {
  const about = (summary: string) => ({
    tags: ['staff'],
    summary,
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) }),
    response: { 200: dataOf(ref(StaffOrderDetail)), ...failures },
  });
  const read = async (request: FastifyRequest, id: string) => ({
    data: await readOrder(context, id, actorOf(request).role, gstin),
  });

  app.post(
    '/orders/:id/confirm',
    {
      config: { right: 'pack' },
      schema: about('Confirms an order with cash on delivery, after a call to its shopper'),
    },
    async (request) => {
      await confirmCashOrder(context, request.params.id, actorOf(request));
      return read(request, request.params.id);
    },
  );

  app.post(
    '/orders/:id/refused',
    {
      config: { right: 'pack' },
      schema: {
        ...about('Marks the parcel of a shipped order as refused: it is returned, and nothing is owed'),
        body: RefusedParcelRequest,
      },
    },
    async (request) => {
      const { restock } = request.body;
      const step = { to: 'returned', reason: 'the parcel was refused', restock } as const;
      await takeStep(context, request.params.id, step, actorOf(request));
      return read(request, request.params.id);
    },
  );

  app.post(
    '/orders/:id/collect',
    {
      config: { right: 'keep' },
      schema: {
        ...about('Records that a delivered order was paid whose cash no parcel collected, once for each key'),
        body: CollectionRequest,
      },
    },
    async (request) => {
      const { reference, ...payment } = request.body;
      const recorded = { ...payment, reference: cleanText(reference) };
      await recordCollection(context, request.params.id, recorded, actorOf(request));
      return read(request, request.params.id);
    },
  );

  app.post(
    '/orders/:id/remittance',
    {
      config: { right: 'keep' },
      schema: {
        ...about('Records that collected cash has reached the shop, once for each key'),
        body: RemittanceRequest,
      },
    },
    async (request) => {
      const { reference, ...remittance } = request.body;
      const recorded = { ...remittance, reference: cleanText(reference) };
      await recordRemittance(context, request.params.id, recorded, actorOf(request));
      return read(request, request.params.id);
    },
  );

  app.post(
    '/orders/:id/transfer',
    {
      config: { right: 'keep' },
      schema: {
        ...about(
          'Records that the open refunds of an order paid in cash were transferred, once for each key',
        ),
        body: TransferRequest,
      },
    },
    async (request) => {
      const { reference, ...transfer } = request.body;
      const recorded = { ...transfer, reference: cleanText(reference) };
      await recordTransfer(context, request.params.id, recorded, actorOf(request));
      return read(request, request.params.id);
    },
  );
}
