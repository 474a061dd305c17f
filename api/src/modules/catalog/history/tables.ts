import type { Identity, Json, Timestamp } from '../../../platform/db/schema';

/** How a product was changed. */
export type ChangeSource = 'create' | 'edit' | 'bulk' | 'import' | 'revert' | 'archive';

/** The old and the new value of each changed column, as JSON. */
export type ColumnChanges = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** Changes of products, which a trigger of the database records. Orders change only the stock, and are not included. */
export interface ProductChangeTable {
  id: Identity;
  product_id: number;
  /** The product's version after the change. */
  version: number;
  at: Timestamp;
  /** A staff member's name; null for a file of the operator. */
  author: string | null;
  source: ChangeSource;
  /** Shared by all changes of one request for many products. */
  batch: string | null;
  changes: Json<ColumnChanges>;
}

declare module '../../../platform/db/schema' {
  interface Schema {
    product_change: ProductChangeTable;
  }
}
