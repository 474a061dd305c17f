import type { Json, Timestamp } from '../../../platform/db/schema';

/** An unsaved product that its page in the shop shows to whoever has the token. */
export interface ProductPreviewTable {
  token: string;
  /** A row of the product table. */
  product: Json<Readonly<Record<string, unknown>>>;
  expires_at: Timestamp;
}

declare module '../../../platform/db/schema' {
  interface Schema {
    product_preview: ProductPreviewTable;
  }
}
