import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ParcelState, TrackingEvent } from '../courier';
import { eventIdOf, readIndianTime } from '../reported';

/**
 * Delhivery's status types and statuses of parcels to customers (one.delhivery.com, Package lifecycle). Others, such as
 * those of parcels collected from customers, do not change a parcel's state.
 */
const states: Readonly<Record<string, ParcelState>> = {
  'UD Manifested': 'booked',
  'UD Not Picked': 'booked',
  'UD In Transit': 'in-transit',
  'UD Pending': 'in-transit',
  'UD Dispatched': 'out-for-delivery',
  'DL Delivered': 'delivered',
  'RT In Transit': 'returning',
  'RT Pending': 'returning',
  'RT Dispatched': 'returning',
  'DL RTO': 'returned',
  'CN Canceled': 'cancelled',
  'LT Lost': 'lost',
  'UD Lost': 'lost',
};

/** Scans whose state differs from that of their status. Delhivery has a code for each kind of scan. */
const scanStates: Readonly<Record<string, ParcelState>> = {
  'X-PPOM': 'picked-up',
  'X-PPONM': 'picked-up',
};

/** Codes after which Delhivery offers another attempt (NDR API); the parcel is `Pending` then. */
const failedAttempts = ['EOD-6', 'EOD-11', 'EOD-15', 'EOD-43', 'EOD-69', 'EOD-74', 'EOD-86', 'EOD-104'];

interface Facts {
  readonly type: string;
  readonly status: string;
  readonly code: string;
  readonly text: string;
}

function stateOf({ type, status, code, text }: Facts): ParcelState | null {
  // A parcel that is cancelled before its pickup stays `Manifested`.
  if (type === 'UD' && /cancell?ed/i.test(text) && /manifested|not picked/i.test(status)) return 'cancelled';
  if (type === 'UD' && status === 'Pending' && failedAttempts.includes(code)) return 'attempt-failed';
  return (type === 'UD' ? scanStates[code] : undefined) ?? states[`${type} ${status}`] ?? null;
}

const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/** A status, in tracking and in webhooks. */
const Status = Type.Object({
  Status: Type.String(),
  StatusDateTime: Type.String(),
  StatusType: Text,
  StatusLocation: Text,
  StatusCode: Text,
  Instructions: Text,
});

const Scan = Type.Object({
  ScanDetail: Type.Object({
    Scan: Type.String(),
    ScanDateTime: Type.String(),
    ScanType: Text,
    ScannedLocation: Text,
    StatusCode: Text,
    Instructions: Text,
  }),
});

/** A shipment, in tracking and in webhooks. */
export const Shipment = Type.Object({
  AWB: Type.String({ minLength: 1 }),
  ReferenceNo: Text,
  NSLCode: Text,
  Status,
  Scans: Type.Optional(Type.Union([Type.Array(Scan), Type.Null()])),
});
const Report = Type.Object({ Shipment });
const Webhook = Type.Union([Report, Type.Array(Report)]);

interface Reported extends Facts {
  readonly time: string;
  readonly place: string;
}

function eventOf(trackingNumber: string, reported: Reported): TrackingEvent[] {
  const at = readIndianTime(reported.time);
  if (!at) return [];
  const { type, status, code, text, place } = reported;
  // Tracking and webhooks round the time of a scan differently.
  const facts = [trackingNumber, String(Math.floor(at.getTime() / 1000)), type, status, code];
  return [
    {
      courier: 'delhivery',
      trackingNumber,
      eventId: eventIdOf(facts),
      state: stateOf(reported),
      at,
      place,
      text: text || status,
    },
  ];
}

/** The events of a shipment, oldest first: its scans, and its status if no scan reports it. */
export function eventsOf(shipment: Static<typeof Shipment>): TrackingEvent[] {
  const { AWB: trackingNumber, Status: current, NSLCode } = shipment;
  const scans = (shipment.Scans ?? []).flatMap(({ ScanDetail: scan }) =>
    eventOf(trackingNumber, {
      type: scan.ScanType ?? '',
      status: scan.Scan,
      code: scan.StatusCode ?? '',
      text: scan.Instructions ?? '',
      time: scan.ScanDateTime,
      place: scan.ScannedLocation ?? '',
    }),
  );
  const status = eventOf(trackingNumber, {
    type: current.StatusType ?? '',
    status: current.Status,
    code: current.StatusCode ?? NSLCode ?? '',
    text: current.Instructions ?? '',
    time: current.StatusDateTime,
    place: current.StatusLocation ?? '',
  });
  const isScanned = ({ eventId }: TrackingEvent) => scans.some((scan) => scan.eventId === eventId);
  const events = [...scans, ...status.filter((event) => !isScanned(event))];
  return events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Reads a webhook with one shipment or several. Throws for a body of any other shape. */
export function readDelhiveryWebhook(rawBody: string): readonly TrackingEvent[] {
  const body = JSON.parse(rawBody) as unknown;
  if (!Value.Check(Webhook, body)) throw new Error('A Delhivery webhook has an unexpected shape.');
  return (Array.isArray(body) ? body : [body]).flatMap((report) => eventsOf(report.Shipment));
}
