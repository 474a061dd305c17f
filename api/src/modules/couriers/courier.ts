import type { DatabaseTransaction } from '../../platform/db/schema';

/** Address of a parcel's recipient. */
export interface ParcelAddress {
  readonly name: string;
  /** Ten digits, without +91. */
  readonly phone: string;
  readonly email: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  /** Six digits. */
  readonly pinCode: string;
}

/** Goods in a parcel. */
export interface ParcelContent {
  readonly title: string;
  readonly code: string;
  readonly quantity: number;
  /** The price paid for one unit, with GST, in paise. */
  readonly unitPaise: number;
  readonly hsn: string | null;
}

/** A parcel to be sent, as a courier sees it. */
export interface CourierParcel {
  /** The shop's id of the parcel: at most 40 letters, digits, hyphens and underscores. A repeated one returns the same booking. */
  readonly reference: string;
  /** The order's number, printed on labels. */
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly address: ParcelAddress;
  /** With packaging. */
  readonly weightGrams: number;
  readonly lines: readonly ParcelContent[];
  /** Value of the goods in paise. */
  readonly declaredPaise: number;
  /** Cash to collect on delivery in paise; 0 for a paid order. */
  readonly collectPaise: number;
}

/** A service that can carry a parcel, and its price. */
export interface CourierRate {
  /** The courier's code of the service, passed to `book`. */
  readonly service: string;
  readonly title: string;
  /** With GST, in paise. */
  readonly pricePaise: number;
  /** Expected days in transit; null where the courier does not report them. */
  readonly days: { readonly min: number; readonly max: number } | null;
  /** Whether it collects cash on delivery at this address. */
  readonly takesCash: boolean;
}

/** A shipment at the courier. */
export interface Booking {
  /** The courier's id, for labels, pickups and cancellations. */
  readonly shipmentId: string;
  readonly trackingNumber: string;
  /** A public page about the shipment. */
  readonly trackingUrl?: string;
  /** The carrier that an aggregator chose, such as `Blue Dart Surface`. */
  readonly carrier?: string;
}

/** States of a parcel, in the usual order. */
export const parcelStates = [
  'booked',
  'picked-up',
  'in-transit',
  'out-for-delivery',
  'attempt-failed',
  'delivered',
  'returning',
  'returned',
  'lost',
  'cancelled',
] as const;

export type ParcelState = (typeof parcelStates)[number];

/** A scan or report about a shipment. Couriers report late, twice and out of order. */
export interface TrackingEvent {
  /** Code of the courier. */
  readonly courier: string;
  readonly trackingNumber: string;
  /** Unique among the events of a shipment; a repeated report has the same id. */
  readonly eventId: string;
  /** Null for a courier status that the shop does not track: `text` is shown, and the parcel keeps its state. */
  readonly state: ParcelState | null;
  /** When it happened, by the courier's clock. */
  readonly at: Date;
  /** Empty where the courier does not name one. */
  readonly place: string;
  /** The courier's own text. */
  readonly text: string;
}

export type CourierErrorKind = 'refused' | 'unavailable' | 'unauthorised';

/**
 * A failed call to a courier. `refused`: the courier rejected the request, and repeating it changes nothing.
 * `unavailable`: the outcome is unknown, and the call may be repeated. `unauthorised`: the keys are wrong or expired.
 */
export class CourierError extends Error {
  constructor(
    readonly kind: CourierErrorKind,
    /** For staff; contains neither keys nor customer data from other parcels. */
    message: string,
    /** `field` of a `CourierParcel` that caused a refusal, such as `address.pinCode`, where the courier names it. */
    options: ErrorOptions & { readonly field?: string | undefined } = {},
  ) {
    super(message, options);
    this.name = 'CourierError';
    this.field = options.field;
  }

  readonly field: string | undefined;
}

/** A webhook as it was received. Names of headers are in lower case. */
export interface CourierWebhook {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly rawBody: Buffer;
}

/**
 * The port to a courier. Calls reject with a `CourierError`. Every call is idempotent, so that one with an unknown outcome can be
 * repeated. Parcels without a courier of this kind are sent by hand: staff enter a name and a tracking number.
 */
export interface Courier {
  /** Lower-case letters. */
  readonly code: string;
  readonly title: string;
  /** The last part of the URL of its webhooks, since some couriers reject URLs that contain their own name. */
  readonly webhookName: string;
  /** The services for a parcel, cheapest first; empty where the courier does not deliver to the address. */
  rates(parcel: CourierParcel): Promise<readonly CourierRate[]>;
  /** Books a service. The same reference returns the same booking. */
  book(parcel: CourierParcel, service: string): Promise<Booking>;
  /** The label to print: a PDF. */
  label(shipmentId: string): Promise<Buffer>;
  /** Asks the courier to collect shipments on a day, `2026-12-31`. Shipments with a pickup keep it. */
  requestPickup(shipmentIds: readonly string[], day: string): Promise<void>;
  /** Cancels a shipment that has not been picked up. Cancelling again changes nothing. */
  cancel(shipmentId: string): Promise<void>;
  /** All known events of a shipment, oldest first. */
  track(trackingNumber: string): Promise<readonly TrackingEvent[]>;
  /** Whether the courier sent this webhook. Compares in constant time. */
  verifyWebhook(webhook: CourierWebhook): boolean;
  /** Reads the body of a verified webhook; empty for other kinds of reports. Throws for a body without a known shape. */
  readWebhook(rawBody: string): readonly TrackingEvent[];
}

/** The couriers that the shop can book. */
export interface Couriers {
  /** Empty in a shop that sends all parcels by hand. */
  readonly all: readonly Courier[];
  find(code: string): Courier | undefined;
}

/**
 * Records events in the transaction that marks their report as processed. Must accept events of unknown shipments, and
 * the same events again.
 */
export type TrackingSink = (tx: DatabaseTransaction, events: readonly TrackingEvent[]) => Promise<void>;
