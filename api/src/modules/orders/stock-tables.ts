import type { Generated } from 'kysely';
import type { DefaultedTimestamp, Identity } from '../../platform/db/schema';

export type StockMovementKind = 'seed' | 'import' | 'reserve' | 'release' | 'sell' | 'restock' | 'adjust';

/** Stock ledger: the sums of both deltas equal a product's `stock` and `reserved`. */
export interface StockMovementTable {
  id: Identity;
  product_id: number;
  order_id: number | null;
  /** The refund that restocked the units; null for other movements. */
  order_refund_id: Generated<number | null>;
  /** The exchange that reserved, sold or restocked the units; null for other movements. */
  exchange_id: Generated<number | null>;
  kind: StockMovementKind;
  stock_delta: Generated<number>;
  reserved_delta: Generated<number>;
  /** The staff member who adjusted the stock; null for orders and for the shop itself. */
  author: Generated<string | null>;
  /** Why a staff member adjusted the stock. */
  reason: Generated<string | null>;
  created_at: DefaultedTimestamp;
}

declare module '../../platform/db/schema' {
  interface Schema {
    stock_movement: StockMovementTable;
  }
}
