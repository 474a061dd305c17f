import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ParcelState, TrackingEvent } from '../courier';
import { eventIdOf, readIndianTime } from '../reported';

/**
 * Shiprocket's codes of a shipment's status (apidocs.shiprocket.in, Shipments). Webhooks also contain codes of the
 * order's status, which differ. Codes that are missing here do not change a parcel's state.
 */
const states: Readonly<Record<number, ParcelState>> = {
  1: 'booked', // AWB Assigned
  2: 'booked', // Label Generated
  3: 'booked', // Pickup Scheduled
  4: 'booked', // Pickup Queued
  5: 'booked', // Manifest Generated
  6: 'in-transit', // Shipped
  7: 'delivered',
  8: 'cancelled',
  9: 'returning', // RTO Initiated
  10: 'returned', // RTO Delivered
  12: 'lost',
  14: 'returning', // RTO Acknowledged
  17: 'out-for-delivery',
  18: 'in-transit',
  21: 'attempt-failed', // Undelivered
  22: 'in-transit', // Delayed
  24: 'lost', // Destroyed
  25: 'lost', // Damaged
  26: 'delivered', // Fulfilled
  38: 'in-transit', // Reached at Destination
  39: 'in-transit', // Misrouted
  40: 'returning', // RTO NDR
  41: 'returning', // RTO OFD
  42: 'picked-up',
  44: 'lost', // Disposed Off
  45: 'cancelled', // Cancelled Before Dispatched
  46: 'returning', // RTO In Transit
  48: 'in-transit', // Reached Warehouse
  50: 'in-transit', // In Flight
  51: 'picked-up', // Handover to Courier
  52: 'booked', // Shipment Booked
  55: 'in-transit', // Connection Aligned
  75: 'returning', // RTO Lock
  76: 'lost', // Untraceable
  78: 'returning', // Reached Back at Seller City
};

/** A scan, in the responses about a shipment and in webhooks. */
export const Scan = Type.Object({
  date: Type.String(),
  status: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  activity: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  location: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  'sr-status': Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()])),
  'sr-status-label': Type.Optional(Type.Union([Type.String(), Type.Null()])),
});

const Webhook = Type.Object({
  awb: Type.Union([Type.String({ minLength: 1 }), Type.Number()]),
  current_status: Type.Optional(Type.String()),
  shipment_status: Type.Optional(Type.String()),
  shipment_status_id: Type.Optional(Type.Union([Type.Number(), Type.String()])),
  current_timestamp: Type.Optional(Type.String()),
  scans: Type.Optional(Type.Union([Type.Array(Scan), Type.Null()])),
});

const stateOf = (code: string | number | null | undefined): ParcelState | null =>
  states[Number(code)] ?? null;

const known = (text: string | null | undefined) => (!text || text === 'NA' ? '' : text.trim());

/** The events of scans with a readable time, oldest first. */
export function eventsOf(trackingNumber: string, scans: readonly Static<typeof Scan>[]): TrackingEvent[] {
  const events = scans.flatMap((scan): TrackingEvent[] => {
    const at = readIndianTime(scan.date);
    if (!at) return [];
    const place = known(scan.location);
    const text = known(scan.activity) || known(scan['sr-status-label']) || known(scan.status);
    const state = stateOf(scan['sr-status']);
    const facts = [trackingNumber, scan.date, String(scan['sr-status'] ?? ''), text, place];
    return [{ courier: 'shiprocket', trackingNumber, eventId: eventIdOf(facts), state, at, place, text }];
  });
  return events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Reads a webhook: its scans, and its current status if no scan reports it. Throws for a body of any other shape. */
export function readShiprocketWebhook(rawBody: string): readonly TrackingEvent[] {
  const body = JSON.parse(rawBody) as unknown;
  if (!Value.Check(Webhook, body)) throw new Error('A Shiprocket webhook has an unexpected shape.');
  const trackingNumber = String(body.awb);
  const scanned = eventsOf(trackingNumber, body.scans ?? []);
  const state = stateOf(body.shipment_status_id);
  const at = readIndianTime(body.current_timestamp ?? '');
  if (!at || scanned.some((event) => event.state === state)) return scanned;
  const text = known(body.shipment_status) || known(body.current_status);
  const eventId = eventIdOf([trackingNumber, at.toISOString(), String(body.shipment_status_id ?? ''), text]);
  return [...scanned, { courier: 'shiprocket', trackingNumber, eventId, state, at, place: '', text }];
}
