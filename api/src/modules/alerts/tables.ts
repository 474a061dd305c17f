import type { Selectable } from 'kysely';
import type { Identity, Timestamp } from '../../platform/db/schema';

/** `stock`: when the product can be bought again. `price`: when it costs less than at the request. */
export type AlertKind = 'stock' | 'price';

/** A request for a product alert: unconfirmed, then waiting, then mailed. */
export interface ProductAlertTable {
  id: Identity;
  public_id: string;
  kind: AlertKind;
  /** A product without variants, or a variant. */
  product_id: number;
  /** As typed. */
  email: string;
  /** In lower case. Each address has at most one open alert of a kind for a product. */
  email_key: string;
  /** The signed-in account that requested it. */
  user_id: number | null;
  /** The unit price that the product's page showed at the request. */
  price_paise: number;
  /** Whether that price included GST. */
  with_tax: boolean;
  /** The last request for it. */
  requested_at: Timestamp;
  /** When the link that confirms it was sent; null while it is to be sent. */
  asked_at: Timestamp | null;
  confirmed_at: Timestamp | null;
  /** When its email was stored, which ends the alert. */
  mailed_at: Timestamp | null;
}

export type ProductAlertRow = Selectable<ProductAlertTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    product_alert: ProductAlertTable;
  }
}
