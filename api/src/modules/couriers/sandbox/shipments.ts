import { randomBytes, randomInt } from 'node:crypto';
import { CourierError, type CourierParcel, type CourierRate, type ParcelState } from '../courier';
import type { CourierSandboxContext } from './context';
import type { SandboxTransaction } from './store';
import type { SandboxShipmentRow } from './tables';
import { addScan } from './webhooks';

export const title = 'Sandbox courier';

/** Prices in paise with GST, for each half kilogram begun. */
const services = [
  {
    service: 'surface',
    title: 'Sandbox Surface',
    firstPaise: 4_500,
    nextPaise: 1_800,
    days: { min: 3, max: 6 },
  },
  {
    service: 'express',
    title: 'Sandbox Express',
    firstPaise: 8_000,
    nextPaise: 3_500,
    days: { min: 1, max: 3 },
  },
] as const;

const CASH_PAISE = 3_500;
const MAX_GRAMS = 30_000;

/** Regions by the beginnings of their PIN codes: the courier does not deliver to islands, nor collect cash in the North-East. */
const isServed = (pinCode: string) => !/^(744|682555)/.test(pinCode);
const takesCashAt = (pinCode: string) => !/^79/.test(pinCode);

const refuse = (message: string, field?: string) =>
  new CourierError('refused', `${title}: ${message}`, { field });

/** The services for a parcel, as in a courier's price list. */
export function ratesOf({ address, weightGrams, collectPaise }: CourierParcel): readonly CourierRate[] {
  if (!isServed(address.pinCode) || weightGrams > MAX_GRAMS) return [];
  const takesCash = takesCashAt(address.pinCode);
  if (collectPaise > 0 && !takesCash) return [];
  const further = Math.max(0, Math.ceil(weightGrams / 500) - 1);
  return services.map(({ service, title: name, firstPaise, nextPaise, days }) => ({
    service,
    title: name,
    pricePaise: firstPaise + further * nextPaise + (collectPaise > 0 ? CASH_PAISE : 0),
    days,
    takesCash,
  }));
}

/** Throws a refusal, as a courier checks a booking. */
function assertBookable({ address, weightGrams, collectPaise }: CourierParcel, service: string): void {
  if (!services.some((known) => known.service === service))
    throw refuse(`unknown service "${service}"`, 'service');
  if (!/^[6-9]\d{9}$/.test(address.phone)) throw refuse('the phone number is not valid', 'address.phone');
  if (!/^[1-9]\d{5}$/.test(address.pinCode)) throw refuse('the PIN code is not valid', 'address.pinCode');
  if (!isServed(address.pinCode)) throw refuse(`${address.pinCode} is not served`, 'address.pinCode');
  if (weightGrams < 1 || weightGrams > MAX_GRAMS)
    throw refuse('a parcel must weigh at most 30 kg', 'weightGrams');
  if (collectPaise > 0 && !takesCashAt(address.pinCode))
    throw refuse(`cash is not collected at ${address.pinCode}`, 'collectPaise');
}

const newNumber = () => `SBX${Array.from({ length: 10 }, () => randomInt(10)).join('')}`;

/** Books a parcel; the same reference returns the same shipment. */
export async function book(
  context: CourierSandboxContext,
  parcel: CourierParcel,
  service: string,
): Promise<SandboxShipmentRow> {
  assertBookable(parcel, service);
  const shipment = await context.store.transaction(async (tx) => {
    const made = await tx
      .insertInto('sandbox_shipment')
      .values({
        id: `shp_${randomBytes(9).toString('hex')}`,
        tracking_number: newNumber(),
        reference: parcel.reference,
        order_number: parcel.orderNumber,
        service,
        address: JSON.stringify(parcel.address),
        weight_grams: parcel.weightGrams,
        declared_paise: parcel.declaredPaise,
        collect_paise: parcel.collectPaise,
        state: 'booked',
        pickup_on: null,
        created_at: context.clock.now(),
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made) await addScan(tx, context, scanOf(made, 'booked'));
    return (
      made ??
      tx
        .selectFrom('sandbox_shipment')
        .selectAll()
        .where('reference', '=', parcel.reference)
        .executeTakeFirstOrThrow()
    );
  });
  context.changed();
  return shipment;
}

/** The message of a scan in each state. Its place is the shop's town before the parcel travels. */
const messages: Readonly<Record<ParcelState, string>> = {
  booked: 'Shipment booked',
  'picked-up': 'Picked up from the sender',
  'in-transit': 'Left the sorting centre',
  'out-for-delivery': 'Out for delivery',
  'attempt-failed': 'The recipient was not available',
  delivered: 'Delivered to the recipient',
  returning: 'Returning to the sender',
  returned: 'Returned to the sender',
  lost: 'Cannot be found',
  cancelled: 'Cancelled by the sender',
};

const atRecipient: readonly ParcelState[] = ['out-for-delivery', 'attempt-failed', 'delivered'];

const scanOf = (shipment: SandboxShipmentRow, state: ParcelState) => ({
  shipmentId: shipment.id,
  trackingNumber: shipment.tracking_number,
  state,
  words: messages[state],
  place: atRecipient.includes(state) ? (shipment.address?.city ?? '') : 'Jaipur Hub',
});

/** The states that may follow each state. */
const next: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  booked: ['picked-up', 'cancelled'],
  'picked-up': ['in-transit', 'lost'],
  'in-transit': ['out-for-delivery', 'returning', 'lost'],
  'out-for-delivery': ['delivered', 'attempt-failed'],
  'attempt-failed': ['out-for-delivery', 'returning'],
  returning: ['returned', 'lost'],
  lost: ['in-transit'],
  delivered: [],
  returned: [],
  cancelled: [],
};

export const statesAfter = (state: ParcelState): readonly ParcelState[] => next[state];

async function lockShipment(tx: SandboxTransaction, column: 'id' | 'tracking_number', value: string) {
  const shipment = await tx
    .selectFrom('sandbox_shipment')
    .selectAll()
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst();
  if (!shipment) throw refuse(`unknown shipment ${value}`);
  return shipment;
}

async function setState(
  tx: SandboxTransaction,
  context: CourierSandboxContext,
  shipment: SandboxShipmentRow,
  state: ParcelState,
): Promise<void> {
  await tx.updateTable('sandbox_shipment').set({ state }).where('id', '=', shipment.id).execute();
  await addScan(tx, context, scanOf(shipment, state));
}

/** Moves a shipment to a new state. Refuses a state that cannot follow the current one. */
export async function move(
  context: CourierSandboxContext,
  trackingNumber: string,
  state: ParcelState,
): Promise<void> {
  await context.store.transaction(async (tx) => {
    const shipment = await lockShipment(tx, 'tracking_number', trackingNumber);
    if (!next[shipment.state].includes(state))
      throw refuse(`a parcel that is ${shipment.state} cannot change to ${state}`);
    await setState(tx, context, shipment, state);
  });
  context.changed();
}

/** Cancels a shipment that has not been picked up. Cancelling again changes nothing. */
export async function cancel(context: CourierSandboxContext, shipmentId: string): Promise<void> {
  await context.store.transaction(async (tx) => {
    const shipment = await lockShipment(tx, 'id', shipmentId);
    if (shipment.state === 'cancelled') return;
    if (shipment.state !== 'booked') throw refuse('the parcel was picked up and cannot be cancelled');
    await setState(tx, context, shipment, 'cancelled');
  });
  context.changed();
}

/** Schedules the pickup of booked shipments; those with a pickup keep it. */
export async function planPickup(
  { store }: CourierSandboxContext,
  shipmentIds: readonly string[],
  day: string,
): Promise<void> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw refuse(`"${day}" is not a day`);
  await store.transaction(async (tx) => {
    for (const id of shipmentIds) {
      const shipment = await lockShipment(tx, 'id', id);
      if (shipment.state !== 'booked')
        throw refuse(`${shipment.tracking_number} is not waiting for a pickup`);
      await tx
        .updateTable('sandbox_shipment')
        .set({ pickup_on: shipment.pickup_on ?? day })
        .where('id', '=', id)
        .execute();
    }
  });
}

export async function findShipment(
  { store }: CourierSandboxContext,
  id: string,
): Promise<SandboxShipmentRow> {
  const found = await store.db
    .selectFrom('sandbox_shipment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw refuse(`unknown shipment ${id}`);
  return found;
}
