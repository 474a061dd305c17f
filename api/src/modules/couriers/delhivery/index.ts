import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { type Booking, type Courier, CourierError, type CourierParcel, type CourierRate } from '../courier';
import {
  type ClientTimes,
  createCourierClient,
  downloadPdf,
  expectShape,
  isPdf,
  jsonOf,
} from '../courier-client';
import type { CourierDescriptor } from '../descriptor';
import { hasToken, Numeric, toPaise } from '../reported';
import { type DelhiverySettings, delhiveryVariables, readDelhiverySettings } from './settings';
import { createShipment, findShipments, reasonIn, refusalOf, refused, title } from './shipments';
import { eventsOf, readDelhiveryWebhook } from './tracking';

const Pins = Type.Object({
  delivery_codes: Type.Array(
    Type.Object({
      postal_code: Type.Object({
        pre_paid: Type.Optional(Type.String()),
        cod: Type.Optional(Type.String()),
        remarks: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    }),
  ),
});
const Charges = Type.Array(Type.Object({ total_amount: Numeric }), { minItems: 1 });
const Slip = Type.Object({
  packages: Type.Array(
    Type.Object({ pdf_download_link: Type.Optional(Type.Union([Type.String(), Type.Null()])) }),
  ),
});
const Pickup = Type.Object({ pickup_id: Type.Union([Numeric, Type.String()]) });
const Edited = Type.Object({ status: Type.Union([Type.Boolean(), Type.String()]) });

/** The services, and the parameter `md` of their prices. */
const services = [
  { service: 'Surface', title: 'Delhivery Surface', mode: 'S' },
  { service: 'Express', title: 'Delhivery Express', mode: 'E' },
] as const;

/** Within working hours; the courier comes in the slot that includes it. */
const PICKUP_TIME = '14:00:00';

const bookingOf = (waybill: string): Booking => ({
  shipmentId: waybill,
  trackingNumber: waybill,
  trackingUrl: `https://www.delhivery.com/track-v2/package/${encodeURIComponent(waybill)}`,
});

/** Reads the outcome of an edit. Delhivery responds with XML to some accounts. */
function editOutcome(text: string): { readonly done: boolean; readonly remark: string } | null {
  const [, status] = /<status>(true|false)<\/status>/i.exec(text) ?? [];
  const [, remark = ''] = /<(?:remark|error)>([^<]*)</i.exec(text) ?? [];
  return status ? { done: status.toLowerCase() === 'true', remark } : null;
}

const origins = { live: 'https://track.delhivery.com', staging: 'https://staging-express.delhivery.com' };

/** The courier for a Delhivery account. `baseUrl` is the origin of its API. */
export function createDelhivery(
  settings: DelhiverySettings,
  baseUrl: string = origins[settings.staging ? 'staging' : 'live'],
  times: ClientTimes = {},
): Courier {
  const call = createCourierClient({
    ...times,
    title,
    baseUrl,
    authorise: async () => ({ authorization: `Token ${settings.token}` }),
    renewable: false,
    // Delhivery's firewall responds with 403 to too many calls.
    temporary: [403],
  });

  /** The kinds of payment that are served at a PIN code; null where nothing is delivered. */
  const servedAt = async (pinCode: string) => {
    const response = await call({
      method: 'GET',
      path: `/c/api/pin-codes/json/?filter_codes=${encodeURIComponent(pinCode)}`,
    });
    if (response.status >= 400) throw refusalOf(response);
    const [found] = expectShape(response, Pins, title).delivery_codes;
    if (!found || found.postal_code.remarks) return null;
    const { pre_paid: prepaid, cod } = found.postal_code;
    return { prepaid: prepaid === 'Y', cash: cod === 'Y' };
  };

  const priceOf = async ({ address, weightGrams, collectPaise }: CourierParcel, mode: 'S' | 'E') => {
    const query = new URLSearchParams({
      md: mode,
      ss: 'Delivered',
      pt: collectPaise > 0 ? 'COD' : 'Pre-paid',
      o_pin: settings.pickupPin,
      d_pin: address.pinCode,
      cgm: String(Math.max(weightGrams, 1)),
    });
    const response = await call({
      method: 'GET',
      path: `/api/kinko/v1/invoice/charges/.json?${query.toString()}`,
    });
    if (response.status >= 400) throw refusalOf(response);
    const [charge] = expectShape(response, Charges, title);
    return toPaise(charge?.total_amount ?? 0);
  };

  /** The shipment that was created for a reference earlier, if any. */
  const findBooking = async (reference: string) => {
    const [shipment] = await findShipments(call, { ref_ids: reference });
    return shipment && bookingOf(shipment.AWB);
  };

  return {
    code: 'delhivery',
    title,
    webhookName: 'delhivery',
    async rates(parcel) {
      const served = await servedAt(parcel.address.pinCode);
      const wanted = parcel.collectPaise > 0 ? served?.cash : served?.prepaid;
      if (!served || !wanted) return [];
      const rates: CourierRate[] = [];
      for (const { service, title: name, mode } of services) {
        const pricePaise = await priceOf(parcel, mode);
        rates.push({ service, title: name, pricePaise, days: null, takesCash: served.cash });
      }
      return rates.toSorted((one, other) => one.pricePaise - other.pricePaise);
    },
    async book(parcel, service) {
      if (!services.some((known) => known.service === service))
        throw new CourierError('refused', `${title} has no service "${service}".`, { field: 'service' });
      const found = await findBooking(parcel.reference);
      if (found) return found;
      try {
        return bookingOf(await createShipment(call, { parcel, service }, settings));
      } catch (error) {
        // Another process may have created it after the search.
        const isDuplicate = error instanceof CourierError && /duplicate order/i.test(error.message);
        const made = isDuplicate ? await findBooking(parcel.reference) : undefined;
        if (made) return made;
        throw error;
      }
    },
    async label(shipmentId) {
      const query = new URLSearchParams({ wbns: shipmentId, pdf: 'true', pdf_size: '4R' });
      const response = await call({ method: 'GET', path: `/api/p/packing_slip?${query.toString()}` });
      if (isPdf(response.body)) return response.body;
      if (response.status >= 400) throw refusalOf(response);
      const [slip] = expectShape(response, Slip, title).packages;
      if (!slip?.pdf_download_link) throw refused(`shipment ${shipmentId} has no label`);
      return downloadPdf(slip.pdf_download_link, { title, ...times });
    },
    async requestPickup(shipmentIds, day) {
      if (shipmentIds.length === 0) return;
      const response = await call({
        method: 'POST',
        path: '/fm/request/new/',
        json: {
          pickup_location: settings.pickupLocation,
          pickup_date: day,
          pickup_time: PICKUP_TIME,
          expected_package_count: shipmentIds.length,
        },
        repeatable: true,
      });
      const body = jsonOf(response);
      // One request for a warehouse includes all its parcels, and Delhivery refuses a second one.
      const exists =
        /already exist/i.test(reasonIn(body) ?? '') || /"pr_exist"\s*:\s*true/.test(String(response.body));
      if (!exists && !Value.Check(Pickup, body)) throw refusalOf(response);
    },
    async cancel(shipmentId) {
      const json = { waybill: shipmentId, cancellation: 'true' };
      const response = await call({ method: 'POST', path: '/api/p/edit', json, repeatable: true });
      const text = response.body.toString('utf8');
      const body = jsonOf(response);
      const outcome =
        editOutcome(text) ??
        (Value.Check(Edited, body)
          ? { done: String(body.status).toLowerCase() === 'true', remark: reasonIn(body) ?? '' }
          : null);
      if (!outcome) throw refusalOf(response);
      if (!outcome.done && !/already.*cancel/i.test(outcome.remark))
        throw refused(outcome.remark || 'the shipment cannot be cancelled');
    },
    async track(trackingNumber) {
      const shipments = await findShipments(call, { waybill: trackingNumber });
      return shipments.filter(({ AWB }) => AWB === trackingNumber).flatMap(eventsOf);
    },
    verifyWebhook: (webhook) => hasToken(webhook, 'x-api-key', settings.webhookToken),
    readWebhook: readDelhiveryWebhook,
  };
}

/** The courier for the shop's Delhivery account. */
export const delhivery: CourierDescriptor = {
  code: 'delhivery',
  variables: delhiveryVariables,
  readSettings: readDelhiverySettings,
  create: (settings: DelhiverySettings) => createDelhivery(settings),
};
