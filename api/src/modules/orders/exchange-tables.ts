import type { Generated, Selectable } from 'kysely';
import type { Identity, Timestamp } from '../../platform/db/schema';

/**
 * `requested` by the shopper, then `accepted` or `declined` by staff; `received` when the item is back, and `sent` when the
 * replacement is handed over. A `cancelled` one may be followed by a refund.
 */
export type ExchangeState = 'requested' | 'accepted' | 'received' | 'sent' | 'declined' | 'cancelled';

/** Units of an order's line that the shopper sends back for units of another variant, at no charge. */
export interface ExchangeTable {
  id: Identity;
  order_id: number;
  /** Numbered from 1 within the order. */
  number: number;
  order_item_id: number;
  quantity: number;
  /** The variant that replaces them: its units are reserved while the exchange is accepted or received. */
  product_id: number;
  title: string;
  /** The choice of the variant. */
  color: string;
  state: ExchangeState;
  reason: string;
  /** Whether the received units go back on sale when the replacement is sent. */
  restocks: Generated<boolean>;
  /** Until when the item may arrive; only while the exchange is accepted. */
  awaited_until: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export type ExchangeRow = Selectable<ExchangeTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    exchange: ExchangeTable;
  }
}
