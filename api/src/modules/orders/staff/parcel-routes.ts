import type { TypedApp } from '@shop/server-kit';
import type { FastifyRequest } from 'fastify';
import { cleanText } from '../../../platform/http/clean-text';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import type { OrderContext } from '../ports';
import { endParcel, type ParcelEnd, shipPart } from '../ship-parcel';
import { readOrder } from './order-view';
import { orderParams as params, parcelParams, ShipPartRequest } from './parcel-schemas';
import { StaffOrderDetail } from './schemas';

/** Parcels of orders. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffParcelRoutes(app: TypedApp, context: OrderContext, gstin: string | null): void {
  const tags = ['staff'];
  const response = { 200: dataOf(ref(StaffOrderDetail)), ...failures };
  const read = async (request: FastifyRequest, orderId: string) => ({
    data: await readOrder(context, orderId, actorOf(request).role, gstin),
  });

  app.post(
    '/orders/:id/parcels',
    {
      config: { right: 'pack' },
      schema: {
        tags,
        summary:
          'Ships units of a packed order, or the replacement of an exchange, in a parcel, once for each key, and notifies the shopper',
        description:
          '409 for units that were sent or refunded, 422 for a line that the order does not have; `field` is `lines.` with the index.',
        params,
        body: ShipPartRequest,
        response,
      },
    },
    async (request) => {
      const { courier, trackingNumber, ...shipment } = request.body;
      const parcel = {
        ...shipment,
        courier: cleanText(courier),
        trackingNumber: cleanText(trackingNumber),
      };
      await shipPart(context, request.params.id, parcel, actorOf(request));
      return read(request, request.params.id);
    },
  );

  const endRoute = (path: 'deliver' | 'return', to: ParcelEnd, summary: string) =>
    app.post(
      `/orders/:id/parcels/:number/${path}`,
      { config: { right: 'pack' }, schema: { tags, summary, params: parcelParams, response } },
      async (request) => {
        const { id: orderId, number } = request.params;
        await endParcel(context, orderId, number, to, actorOf(request));
        return read(request, orderId);
      },
    );

  endRoute(
    'deliver',
    'delivered',
    'Marks a parcel as delivered; the order is delivered with its last parcel',
  );
  endRoute(
    'return',
    'returned',
    'Marks a parcel as returned to the shop; its units can be refunded, and go back in stock with that',
  );
}
