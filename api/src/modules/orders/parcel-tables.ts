import type { Generated, Selectable } from 'kysely';
import type { Identity, Timestamp } from '../../platform/db/schema';
import type { ParcelState } from '../couriers';

/** A parcel of an order. A `booked` one is not handed over yet; units of a `cancelled` one may go in another parcel. */
export interface ParcelTable {
  id: Identity;
  order_id: number;
  /** Numbered from 1 within the order. */
  number: number;
  /** The courier's name for display. */
  courier: string;
  /** Null for a parcel that is sent by hand: couriers do not report about it. */
  courier_code: Generated<string | null>;
  /** The booked service, and the shipment's id at the courier. */
  service: Generated<string | null>;
  shipment_id: Generated<string | null>;
  /** Null until a booking is complete. */
  tracking_number: string | null;
  tracking_url: Generated<string | null>;
  weight_grams: Generated<number | null>;
  /** Whether its courier was asked to cancel it, and the outcome is not known: it is not handed over then. */
  cancelling: Generated<boolean>;
  /** Whether the cash of the order is collected with it: at most one parcel of an order that is not cancelled. */
  collects_cash: Generated<boolean>;
  /** The exchange whose replacement it contains; null for a parcel with units of the order. */
  exchange_id: Generated<number | null>;
  state: ParcelState;
  /** When it reached its state, by the courier's clock where the courier reported it. */
  state_at: Timestamp;
  /** When it was handed over. */
  shipped_at: Timestamp | null;
  delivered_at: Timestamp | null;
  created_at: Timestamp;
}

/** Units of an order's line in a parcel. */
export interface ParcelLineTable {
  parcel_id: number;
  order_item_id: number;
  quantity: number;
}

/** A courier's report about a parcel. */
export interface ParcelEventTable {
  id: Identity;
  parcel_id: number;
  /** Unique among the events of a parcel. */
  event_id: string;
  /** Null for a report that does not change the parcel. */
  state: ParcelState | null;
  /** By the courier's clock. */
  at: Timestamp;
  place: string;
  text: string;
}

export type ParcelRow = Selectable<ParcelTable>;
export type ParcelEventRow = Selectable<ParcelEventTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    parcel: ParcelTable;
    parcel_line: ParcelLineTable;
    parcel_event: ParcelEventTable;
  }
}
