import type { Generated, Selectable } from 'kysely';
import type { Identity, Json, Timestamp } from '../../../platform/db/schema';
import type { WebhookOutboxTable } from '../../../platform/webhooks/send-webhooks';
import type { ParcelAddress, ParcelState } from '../courier';

export interface SandboxCourierAccountTable {
  id: Generated<boolean>;
  webhook_secret: string;
}

export interface SandboxShipmentTable {
  id: string;
  tracking_number: string;
  /** The shop's id of the parcel. */
  reference: string;
  order_number: string;
  service: string;
  /** Null once the person was erased. */
  address: Json<ParcelAddress | null>;
  weight_grams: number;
  declared_paise: number;
  collect_paise: number;
  state: ParcelState;
  /** The day of its pickup, `2026-12-31`. */
  pickup_on: string | null;
  created_at: Timestamp;
}

export interface SandboxScanTable {
  id: Identity;
  shipment_id: string;
  event_id: string;
  state: ParcelState;
  at: Timestamp;
  place: string;
  words: string;
}

/** A type rather than an interface, as Kysely's `withTables` requires. */
export type CourierSandboxTables = {
  sandbox_courier_account: SandboxCourierAccountTable;
  sandbox_shipment: SandboxShipmentTable;
  sandbox_scan: SandboxScanTable;
  sandbox_courier_webhook: WebhookOutboxTable;
};

export type SandboxShipmentRow = Selectable<SandboxShipmentTable>;
export type SandboxScanRow = Selectable<SandboxScanTable>;
