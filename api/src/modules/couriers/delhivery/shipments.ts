import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { CourierError, type CourierParcel } from '../courier';
import { type CourierClient, type CourierResponse, expectShape, jsonOf } from '../courier-client';
import { toRupees } from '../reported';
import type { DelhiverySettings } from './settings';
import { Shipment } from './tracking';

export const title = 'Delhivery';

const Found = Type.Object({ ShipmentData: Type.Array(Type.Object({ Shipment })) });

/** The shipments with a tracking number or a reference; empty for an unknown one. */
export async function findShipments(
  call: CourierClient,
  query: { readonly waybill: string } | { readonly ref_ids: string },
): Promise<readonly Static<typeof Shipment>[]> {
  const path = `/api/v1/packages/json/?${new URLSearchParams(query).toString()}`;
  const response = await call({ method: 'GET', path });
  const body = jsonOf(response);
  if (Value.Check(Found, body)) return body.ShipmentData.map((found) => found.Shipment);
  if (Value.Check(Type.Object({ Error: Type.String() }), body) || response.status === 404) return [];
  throw refusalOf(response);
}

/** Patterns of Delhivery's reasons, and the field that each is about. */
const fieldWords: readonly (readonly [RegExp, string])[] = [
  [/pin ?code/i, 'address.pinCode'],
  [/phone/i, 'address.phone'],
  [/consignee name|name of the consignee/i, 'address.name'],
  [/weight/i, 'weightGrams'],
];

/** The CourierError for one of Delhivery's reasons, with the field that it is about. */
export function refused(reason: string): CourierError {
  const words = reason.replace(/^Crashing while saving package due to exception /, '');
  const text = words.replace(/ ?Package might have been partially saved\.?$/, '');
  return new CourierError('refused', `${title}: ${text}`, {
    field: fieldWords.find(([pattern]) => pattern.test(text))?.[1],
  });
}

const Message = Type.Object({ message: Type.String() });
const Refusal = Type.Object({
  error: Type.Optional(Type.Union([Type.String(), Type.Boolean(), Message, Type.Null()])),
  detail: Type.Optional(Type.String()),
  rmk: Type.Optional(Type.String()),
  remark: Type.Optional(Type.String()),
});

/** The reason in a response; undefined for one without a reason. */
export function reasonIn(body: unknown): string | undefined {
  if (!Value.Check(Refusal, body)) return undefined;
  const { error, rmk, remark, detail } = body;
  if (typeof error === 'string') return error;
  return Value.Check(Message, error) ? error.message : (remark ?? rmk ?? detail);
}

/** The CourierError for a response that is not the expected one. Without a reason, the outcome is unknown. */
export function refusalOf(response: CourierResponse): CourierError {
  const reason = reasonIn(jsonOf(response));
  if (reason) return refused(reason);
  return new CourierError('unavailable', `${title} sent a response that the shop cannot read.`);
}

const Created = Type.Object({
  packages: Type.Array(
    Type.Object({
      waybill: Type.Union([Type.String(), Type.Null()]),
      status: Type.Optional(Type.String()),
      remarks: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
    }),
  ),
});

function shipmentOf({ address, lines, ...parcel }: CourierParcel, service: string) {
  const hsn = [...new Set(lines.flatMap((line) => line.hsn ?? []))];
  return {
    order: parcel.reference,
    name: address.name,
    add: address.street,
    pin: address.pinCode,
    city: address.city,
    state: address.state,
    country: 'India',
    phone: address.phone,
    payment_mode: parcel.collectPaise > 0 ? 'COD' : 'Prepaid',
    cod_amount: toRupees(parcel.collectPaise),
    total_amount: toRupees(parcel.declaredPaise),
    products_desc: lines.map(({ title: name, quantity }) => `${quantity} × ${name}`).join(', '),
    hsn_code: hsn.join(','),
    quantity: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    weight: Math.max(parcel.weightGrams, 1),
    order_date: parcel.orderedAt.toISOString(),
    seller_inv: parcel.orderNumber,
    shipping_mode: service,
    // Delhivery assigns the number.
    waybill: '',
  };
}

/** Creates the shipment of a parcel, and returns its tracking number. */
export async function createShipment(
  call: CourierClient,
  { parcel, service }: { readonly parcel: CourierParcel; readonly service: string },
  { pickupLocation }: DelhiverySettings,
): Promise<string> {
  const data = { shipments: [shipmentOf(parcel, service)], pickup_location: { name: pickupLocation } };
  const response = await call({
    method: 'POST',
    path: '/api/cmu/create.json',
    form: { format: 'json', data: JSON.stringify(data) },
  });
  // A request that is refused as a whole has a reason and no packages.
  const body = jsonOf(response);
  if (!Value.Check(Created, body) || body.packages.length === 0) throw refusalOf(response);
  const [made] = expectShape(response, Created, title).packages;
  if (made?.waybill && made.status !== 'Fail') return made.waybill;
  const remarks = [made?.remarks ?? []].flat().filter((remark) => remark !== '');
  throw refused(remarks.join('; ') || (reasonIn(body) ?? 'the shipment was not created'));
}
