import type { TypedApp } from '@shop/server-kit';
import type { FastifyRequest, preHandlerHookHandler } from 'fastify';
import { Type } from 'typebox';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { actorOf, type StaffActor } from '../../staff';
import { withinOneCall } from '../../couriers';
import { type BookingContext, bookParcel, completeBooking, parcelRates } from '../book-parcel';
import { cancelBooking, handOver, parcelLabel, requestPickup } from '../booked-parcel';
import {
  BookParcelRequest,
  ParcelRates,
  ParcelRatesRequest,
  PickupRequest,
  StaffCourier,
} from './courier-schemas';
import { readOrder } from './order-view';
import { parcelParams, orderParams as params } from './parcel-schemas';
import { StaffOrderDetail } from './schemas';

/** Parcels that couriers carry. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffCourierRoutes(app: TypedApp, context: BookingContext, gstin: string | null): void {
  const tags = ['staff'];
  const preHandler: preHandlerHookHandler = (_request, _reply, done) => withinOneCall(done);
  const response = { 200: dataOf(ref(StaffOrderDetail)), ...failures };
  const read = async (request: FastifyRequest, orderId: string) => ({
    data: await readOrder(context, orderId, actorOf(request).role, gstin),
  });

  app.get(
    '/couriers',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'The couriers that staff can book; empty in a shop that sends all parcels by hand',
        response: { 200: dataOf(Type.Array(ref(StaffCourier))), ...failures },
      },
    },
    async () => ({ data: (context.couriers?.all ?? []).map(({ code, title }) => ({ code, title })) }),
  );

  app.post(
    '/orders/:id/parcels/rates',
    {
      config: { right: 'pack' },
      preHandler,
      schema: {
        tags,
        summary: 'Asks a courier for its services and prices for units of a packed order, or a replacement',
        description:
          '409 and 422 as for a parcel; 422 with `field` for a parcel that the courier rejects or whose weight is not known, 502 if the courier does not accept its keys, 503 if it is unavailable.',
        params,
        body: ParcelRatesRequest,
        response: { 200: dataOf(ref(ParcelRates)), ...failures },
      },
    },
    async (request) => {
      const { rates, ...parcel } = await parcelRates(context, request.params.id, request.body);
      return {
        data: {
          ...parcel,
          rates: rates.map(({ days, ...rate }) => ({ ...rate, ...(days && { days }) })),
        },
      };
    },
  );

  app.post(
    '/orders/:id/parcels/book',
    {
      config: { right: 'pack' },
      preHandler,
      schema: {
        tags,
        summary: 'Books units of a packed order, or a replacement, at a courier, once for each key',
        description:
          'After a 503 the parcel stays reserved: the same request, or the route that completes it, returns the same booking. Other errors are those of the prices, and leave no parcel.',
        params,
        body: BookParcelRequest,
        response,
      },
    },
    async (request) => {
      await bookParcel(context, request.params.id, request.body, actorOf(request));
      return read(request, request.params.id);
    },
  );

  const stepRoute = (
    path: string,
    summary: string,
    take: (id: string, number: number, actor: StaffActor) => Promise<void>,
  ) =>
    app.post(
      `/orders/:id/parcels/:number/${path}`,
      { config: { right: 'pack' }, preHandler, schema: { tags, summary, params: parcelParams, response } },
      async (request) => {
        const { id, number } = request.params;
        await take(id, number, actorOf(request));
        return read(request, id);
      },
    );

  stepRoute(
    'complete',
    'Completes a booking whose outcome is unknown; the courier returns the earlier one if it has one',
    (id, number, actor) => completeBooking(context, id, number, actor),
  );
  stepRoute(
    'hand-over',
    'Marks a booked parcel as handed over to its courier, and notifies the shopper',
    (id, number, actor) => handOver(context, id, number, actor),
  );
  stepRoute(
    'cancel',
    'Cancels a booking before the parcel is picked up; its units can be sent in another parcel',
    (id, number, actor) => cancelBooking(context, id, number, actor),
  );

  app.post(
    '/orders/:id/parcels/:number/pickup',
    {
      config: { right: 'pack' },
      preHandler,
      schema: {
        tags,
        summary: 'Asks the courier to collect a booked parcel on a day; a parcel with a pickup keeps it',
        params: parcelParams,
        body: PickupRequest,
        response,
      },
    },
    async (request) => {
      const { id, number } = request.params;
      await requestPickup(context, id, { number, day: request.body.day }, actorOf(request));
      return read(request, id);
    },
  );

  app.get(
    '/orders/:id/parcels/:number/label',
    {
      config: { right: 'pack' },
      preHandler,
      schema: {
        tags,
        summary: 'The label of a booked parcel',
        params: parcelParams,
        produces: ['application/pdf'],
        response: { 200: Type.Unsafe<Buffer>(Type.String()), ...failures },
      },
    },
    async (request, reply) => {
      const { id, number } = request.params;
      const { pdf, trackingNumber } = await parcelLabel(context, id, number);
      const name = trackingNumber.replaceAll(/[^\w-]/g, '');
      reply.headers({
        'content-type': 'application/pdf',
        // The label contains the customer's address.
        'cache-control': 'private, no-store',
        'content-disposition': `inline; filename="label-${name}.pdf"`,
      });
      return pdf;
    },
  );
}
