import type { Generated } from 'kysely';
import type { DefaultedTimestamp, Json, Timestamp } from '../../platform/db/schema';

/** Inbox of the provider's webhooks: stored first, applied later. */
export interface WebhookEventTable {
  event_id: string;
  type: string;
  payload: Json<unknown>;
  received_at: DefaultedTimestamp;
  processed_at: Timestamp | null;
  attempts: Generated<number>;
  next_attempt_at: DefaultedTimestamp;
  error: string | null;
}

declare module '../../platform/db/schema' {
  interface Schema {
    webhook_event: WebhookEventTable;
  }
}
