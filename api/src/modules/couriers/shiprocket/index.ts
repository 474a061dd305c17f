import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { type Booking, type Courier, CourierError, type CourierParcel, type CourierRate } from '../courier';
import { type ClientTimes, downloadPdf, expectShape, jsonOf } from '../courier-client';
import type { CourierDescriptor } from '../descriptor';
import { hasToken, Numeric, toPaise, toRupees } from '../reported';
import { createShiprocketClient, title } from './account';
import { createShipment, findShipment, type FoundShipment, kilograms, refusalOf } from './orders';
import { readShiprocketSettings, type ShiprocketSettings, shiprocketVariables } from './settings';
import { eventsOf, readShiprocketWebhook, Scan } from './tracking';

const Services = Type.Object({
  data: Type.Object({
    available_courier_companies: Type.Array(
      Type.Object({
        courier_company_id: Numeric,
        courier_name: Type.String(),
        rate: Numeric,
        estimated_delivery_days: Type.Optional(Type.Union([Numeric, Type.String(), Type.Null()])),
        cod: Type.Optional(Numeric),
        blocked: Type.Optional(Numeric),
      }),
    ),
  }),
});
const NotServed = Type.Object({ status: Type.Literal(404) });

const Assigned = Type.Object({
  awb_assign_status: Type.Literal(1),
  response: Type.Object({
    data: Type.Object({
      awb_code: Type.Union([Numeric, Type.String({ minLength: 1 })]),
      courier_name: Type.Optional(Type.String()),
    }),
  }),
});
const NotAssigned = Type.Object({
  response: Type.Object({ data: Type.Object({ awb_assign_error: Type.String() }) }),
});

const Label = Type.Object({ label_url: Type.String({ minLength: 1 }) });
const NoLabel = Type.Object({ response: Type.String() });
const PickedUp = Type.Object({ pickup_status: Type.Literal(1) });
const Shipment = Type.Object({ data: Type.Object({ order_id: Numeric, status: Type.Optional(Numeric) }) });
const CANCELLED = 8;

const Tracking = Type.Object({
  tracking_data: Type.Object({
    shipment_track_activities: Type.Optional(Type.Union([Type.Array(Scan), Type.Null()])),
  }),
});

const bookingOf = ({ shipmentId, trackingNumber, carrier }: FoundShipment): Booking => ({
  shipmentId,
  trackingNumber,
  trackingUrl: `https://shiprocket.co/tracking/${encodeURIComponent(trackingNumber)}`,
  ...(carrier && { carrier }),
});

function daysOf(text: string | number | null | undefined): CourierRate['days'] {
  const days = Number.parseInt(String(text ?? ''), 10);
  return Number.isNaN(days) ? null : { min: days, max: days };
}

/** The courier for a Shiprocket account. `baseUrl` is the origin of its API. */
export function createShiprocket(
  settings: ShiprocketSettings,
  baseUrl = 'https://apiv2.shiprocket.in',
  times: ClientTimes = {},
): Courier {
  const call = createShiprocketClient(settings, baseUrl, times);
  const shipmentNumber = (shipmentId: string) => Number(shipmentId);

  /**
   * Assigns a carrier. A repeated request may fail although the first one succeeded, so an error is checked against the
   * stored shipment.
   */
  const assign = async (
    shipmentId: string,
    { reference }: CourierParcel,
    service: string,
  ): Promise<Booking> => {
    const response = await call({
      method: 'POST',
      path: '/v1/external/courier/assign/awb',
      json: { shipment_id: shipmentNumber(shipmentId), courier_id: Number(service) },
    });
    const body = jsonOf(response);
    if (Value.Check(Assigned, body)) {
      const { awb_code: awb, courier_name: carrier = '' } = body.response.data;
      return bookingOf({ shipmentId, trackingNumber: String(awb), carrier });
    }
    const found = await findShipment(call, reference);
    if (found?.trackingNumber) return bookingOf(found);
    if (!Value.Check(NotAssigned, body)) throw refusalOf(response);
    throw new CourierError('refused', `${title}: ${body.response.data.awb_assign_error}`);
  };

  return {
    code: 'shiprocket',
    title,
    // Shiprocket rejects webhook URLs that contain its name, `sr` or `kr`.
    webhookName: 'aggregator',
    async rates({ address, weightGrams, declaredPaise, collectPaise }) {
      const query = new URLSearchParams({
        pickup_postcode: settings.pickupPin,
        delivery_postcode: address.pinCode,
        weight: String(kilograms(weightGrams)),
        cod: collectPaise > 0 ? '1' : '0',
        declared_value: String(Math.round(toRupees(declaredPaise))),
        ...Object.fromEntries(Object.entries(settings.box).map(([name, cm]) => [name, String(cm)])),
      });
      const response = await call({
        method: 'GET',
        path: `/v1/external/courier/serviceability/?${query.toString()}`,
      });
      if (response.status === 404 || Value.Check(NotServed, jsonOf(response))) return [];
      if (response.status >= 400) throw refusalOf(response);
      const { data } = expectShape(response, Services, title);
      return data.available_courier_companies
        .filter(({ blocked = 0 }) => Number(blocked) === 0)
        .map((service) => ({
          service: String(service.courier_company_id),
          title: service.courier_name,
          pricePaise: toPaise(service.rate),
          days: daysOf(service.estimated_delivery_days),
          takesCash: Number(service.cod ?? 0) === 1,
        }))
        .toSorted((one, other) => one.pricePaise - other.pricePaise);
    },
    async book(parcel, service) {
      const found = await findShipment(call, parcel.reference);
      if (found?.trackingNumber) return bookingOf(found);
      const shipmentId = found?.shipmentId ?? (await createShipment(call, parcel, settings));
      return assign(shipmentId, parcel, service);
    },
    async label(shipmentId) {
      const response = await call({
        method: 'POST',
        path: '/v1/external/courier/generate/label',
        json: { shipment_id: [shipmentNumber(shipmentId)] },
        repeatable: true,
      });
      const body = jsonOf(response);
      if (Value.Check(Label, body)) return downloadPdf(body.label_url, { title, ...times });
      if (Value.Check(NoLabel, body)) throw new CourierError('refused', `${title}: ${body.response}`);
      throw refusalOf(response);
    },
    async requestPickup(shipmentIds, day) {
      // Shiprocket accepts one shipment at a time.
      for (const shipmentId of shipmentIds) {
        const json = { shipment_id: [shipmentNumber(shipmentId)], pickup_date: [day] };
        const path = '/v1/external/courier/generate/pickup';
        const response = await call({ method: 'POST', path, json, repeatable: true });
        const done =
          Value.Check(PickedUp, jsonOf(response)) || /already in pickup/i.test(String(response.body));
        if (!done) throw refusalOf(response);
      }
    },
    async cancel(shipmentId) {
      const path = `/v1/external/shipments/${encodeURIComponent(shipmentId)}`;
      const { data } = expectShape(await call({ method: 'GET', path }), Shipment, title);
      if (Number(data.status) === CANCELLED) return;
      const response = await call({
        method: 'POST',
        path: '/v1/external/orders/cancel',
        json: { ids: [Number(data.order_id)] },
        repeatable: true,
      });
      if (response.status >= 400) throw refusalOf(response);
    },
    async track(trackingNumber) {
      const path = `/v1/external/courier/track/awb/${encodeURIComponent(trackingNumber)}`;
      const response = await call({ method: 'GET', path });
      if (response.status === 404) return [];
      if (response.status >= 400) throw refusalOf(response);
      const { tracking_data: found } = expectShape(response, Tracking, title);
      return eventsOf(trackingNumber, found.shipment_track_activities ?? []);
    },
    verifyWebhook: (webhook) => hasToken(webhook, 'x-api-key', settings.webhookToken),
    readWebhook: readShiprocketWebhook,
  };
}

/** The courier for the shop's Shiprocket account. */
export const shiprocket: CourierDescriptor = {
  code: 'shiprocket',
  variables: shiprocketVariables,
  readSettings: readShiprocketSettings,
  create: (settings: ShiprocketSettings) => createShiprocket(settings),
};
