import type { Generated } from 'kysely';
import type { DefaultedTimestamp, Timestamp } from '../../platform/db/schema';

/** Inbox of couriers' webhooks: stored first, applied later. */
export interface CourierWebhookTable {
  /** Hash of the courier and the body: couriers do not number their webhooks. */
  event_id: string;
  courier: string;
  /** The body as received. */
  payload: string;
  received_at: DefaultedTimestamp;
  processed_at: Timestamp | null;
  attempts: Generated<number>;
  next_attempt_at: DefaultedTimestamp;
  error: string | null;
}

/** When a courier is next polled for a shipment. */
export interface CourierTurnTable {
  courier: string;
  tracking_number: string;
  next_at: Timestamp;
}

declare module '../../platform/db/schema' {
  interface Schema {
    courier_webhook: CourierWebhookTable;
    courier_turn: CourierTurnTable;
  }
}
