import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type CourierParcel, CourierError } from '../courier';
import { type CourierClient, type CourierResponse, expectShape, jsonOf } from '../courier-client';
import { truncate, Numeric, toRupees } from '../reported';
import { title } from './account';
import type { ShiprocketSettings } from './settings';

const Refusal = Type.Object({
  message: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
});

/** The parcel field for each Shiprocket field that a refusal may name. */
const fields: Readonly<Record<string, string>> = {
  billing_customer_name: 'address.name',
  billing_address: 'address.street',
  billing_city: 'address.city',
  billing_state: 'address.state',
  billing_pincode: 'address.pinCode',
  delivery_postcode: 'address.pinCode',
  billing_email: 'address.email',
  billing_phone: 'address.phone',
  weight: 'weightGrams',
  order_items: 'lines',
  sub_total: 'declaredPaise',
};

/** The CourierError for a refusal, with Shiprocket's reason and the field that it names. */
export function refusalOf(response: CourierResponse): CourierError {
  const body = jsonOf(response);
  if (!Value.Check(Refusal, body)) {
    return new CourierError('unavailable', `${title} responded with status ${response.status}. Try again.`);
  }
  const [named] = Object.entries(body.errors ?? {});
  const reason = named?.[1][0] ?? body.message ?? `status ${response.status}`;
  return new CourierError('refused', `${title}: ${reason}`, {
    field: named && fields[named[0].split('.')[0] ?? ''],
  });
}

const Orders = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Numeric,
      channel_order_id: Type.Optional(Type.Union([Numeric, Type.String(), Type.Null()])),
      status: Type.Optional(Type.String()),
      shipments: Type.Optional(
        Type.Array(
          Type.Object({
            id: Numeric,
            awb: Type.Optional(Type.Union([Numeric, Type.String(), Type.Null()])),
            courier: Type.Optional(Type.Union([Type.String(), Type.Null()])),
          }),
        ),
      ),
    }),
  ),
});

/** The shipment for a reference. Its tracking number is empty until a carrier is assigned. */
export interface FoundShipment {
  readonly shipmentId: string;
  readonly trackingNumber: string;
  readonly carrier: string;
}

const isCancelled = ({ status = '' }: Static<typeof Orders>['data'][number]) => /^cancel/i.test(status);

/**
 * The shipment that was created for a reference earlier, if any: Shiprocket would create a second one for the same
 * reference.
 */
export async function findShipment(
  call: CourierClient,
  reference: string,
): Promise<FoundShipment | undefined> {
  const path = `/v1/external/orders?search=${encodeURIComponent(reference)}`;
  const response = await call({ method: 'GET', path });
  if (response.status === 404) return undefined;
  if (response.status >= 400) throw refusalOf(response);
  const { data } = expectShape(response, Orders, title);
  const order = data.find((one) => String(one.channel_order_id) === reference && !isCancelled(one));
  const shipment = order?.shipments?.[0];
  return (
    shipment && {
      shipmentId: String(shipment.id),
      trackingNumber: String(shipment.awb ?? ''),
      carrier: shipment.courier ?? '',
    }
  );
}

/** A time in Indian time, `2026-11-29 14:05`. */
const indianTime = (moment: Date) =>
  new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** Converts grams to kilograms; at least one gram. */
export const kilograms = (grams: number): number => Math.max(grams, 1) / 1000;

function orderOf(parcel: CourierParcel, { pickupLocation, box }: ShiprocketSettings) {
  const { address, lines, weightGrams, declaredPaise, collectPaise } = parcel;
  // Shiprocket limits each line of an address to 80 characters.
  const street = truncate(address.street, 80);
  return {
    order_id: parcel.reference,
    order_date: indianTime(parcel.orderedAt),
    pickup_location: pickupLocation,
    comment: `Order ${parcel.orderNumber}`,
    billing_customer_name: address.name,
    billing_last_name: '',
    billing_address: street,
    billing_address_2: truncate(address.street.slice(street.length), 80),
    billing_city: address.city,
    billing_pincode: address.pinCode,
    billing_state: address.state,
    billing_country: 'India',
    billing_email: address.email,
    billing_phone: address.phone,
    shipping_is_billing: true,
    order_items: lines.map(({ title: name, code, quantity, unitPaise, hsn }) => ({
      name: truncate(name, 200),
      sku: code,
      units: quantity,
      selling_price: toRupees(unitPaise),
      ...(hsn !== null && { hsn }),
    })),
    payment_method: collectPaise > 0 ? 'COD' : 'Prepaid',
    // Shiprocket collects the total of a COD order.
    sub_total: toRupees(collectPaise > 0 ? collectPaise : declaredPaise),
    ...box,
    weight: kilograms(weightGrams),
  };
}

const Created = Type.Object({ shipment_id: Numeric });

/** Creates the order of a parcel, and returns the id of its shipment. */
export async function createShipment(
  call: CourierClient,
  parcel: CourierParcel,
  settings: ShiprocketSettings,
): Promise<string> {
  const response = await call({
    method: 'POST',
    path: '/v1/external/orders/create/adhoc',
    json: orderOf(parcel, settings),
  });
  const body = jsonOf(response);
  if (response.status < 400 && Value.Check(Created, body)) return String(body.shipment_id);
  throw refusalOf(response);
}
