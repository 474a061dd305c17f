import type { TypedApp } from '@shop/server-kit';
import type { FastifyRequest } from 'fastify';
import { cleanText } from '../../../platform/http/clean-text';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import { decideExchange, type ExchangeDecision, startExchange } from '../exchange-steps';
import type { OrderContext } from '../ports';
import { EndExchangeRequest, ReceiveExchangeRequest, StartExchangeRequest } from './exchange-schemas';
import { readOrder } from './order-view';
import { orderParams, parcelParams as params } from './parcel-schemas';
import { StaffOrderDetail } from './schemas';

/** Exchanges of orders. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffExchangeRoutes(app: TypedApp, context: OrderContext, gstin: string | null): void {
  const config = { right: 'keep' } as const;
  const tags = ['staff'];
  const response = { 200: dataOf(ref(StaffOrderDetail)), ...failures };
  const read = async (request: FastifyRequest, orderId: string) => ({
    data: await readOrder(context, orderId, actorOf(request).role, gstin),
  });
  const about = (summary: string) => ({ tags, summary, params, response });
  const decide = async (
    request: FastifyRequest,
    { id, number }: { readonly id: string; readonly number: number },
    decision: ExchangeDecision,
  ) => {
    await decideExchange(context, id, number, decision, actorOf(request));
    return read(request, id);
  };

  app.post(
    '/orders/:id/exchanges',
    {
      config,
      schema: {
        tags,
        summary: 'Starts an exchange of sent items, accepted at once, once for each key',
        description:
          '409 for a variant that is sold out or has a different price: the item is returned for a refund then. 422 for a line or a variant that does not exist.',
        params: orderParams,
        body: StartExchangeRequest,
        response,
      },
    },
    async (request) => {
      const { reason, ...wanted } = request.body;
      const { id } = request.params;
      await startExchange(context, id, { ...wanted, reason: cleanText(reason) }, actorOf(request));
      return read(request, id);
    },
  );

  app.post(
    '/orders/:id/exchanges/:number/accept',
    { config, schema: about('Accepts a requested exchange and reserves its replacement') },
    (request) => decide(request, request.params, { to: 'accepted' }),
  );

  app.post(
    '/orders/:id/exchanges/:number/receive',
    {
      config,
      schema: { ...about('Records that the item of an exchange was received'), body: ReceiveExchangeRequest },
    },
    (request) => decide(request, request.params, { to: 'received', restocks: request.body.restock }),
  );

  const endRoute = (path: string, to: 'declined' | 'cancelled', summary: string) =>
    app.post(
      `/orders/:id/exchanges/:number/${path}`,
      { config, schema: { ...about(summary), body: EndExchangeRequest } },
      (request) => decide(request, request.params, { to, reason: cleanText(request.body.reason) }),
    );

  endRoute('decline', 'declined', 'Declines a requested exchange');
  endRoute(
    'cancel',
    'cancelled',
    'Cancels an accepted exchange and releases its replacement; the item can be refunded then',
  );
}
