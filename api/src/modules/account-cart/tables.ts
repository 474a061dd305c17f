import type { ListName } from '@shop/contracts/account-cart';
import type { Identity, Timestamp } from '../../platform/db/schema';

/** The cart and wishlist of an account; its row serialises their changes. */
export interface AccountCartTable {
  user_id: number;
  /** Incremented with each change. */
  revision: number;
}

/** A line of an account's cart or wishlist. Lines with a count of 0 remain if units of them were ordered. */
export interface AccountLineTable {
  id: Identity;
  user_id: number;
  list: ListName;
  /** The public id of the product or variant. */
  product_id: string;
  /** Empty for a product without colours, and in the wishlist. */
  color: string;
  count: number;
  /** All units of this line that were ever ordered from the cart. */
  ordered: number;
  changed_at: Timestamp;
}

/** A browser's changes that were applied, so that a repeated request does not apply them again. */
export interface AccountChangeTable {
  user_id: number;
  change_id: string;
  created_at: Timestamp;
}

declare module '../../platform/db/schema' {
  interface Schema {
    account_cart: AccountCartTable;
    account_line: AccountLineTable;
    account_change: AccountChangeTable;
  }
}
