import type { Generated, Selectable } from 'kysely';
import type { Identity, Timestamp } from '../../platform/db/schema';

/** `blocked`: it cannot be spent, and keeps its balance. `cancelled`: its sale was refunded, so that it has no balance. */
export type GiftCardState = 'active' | 'blocked' | 'cancelled';

/** A gift card. Amounts are integer paise. Only the ledger changes `balance_paise`. */
export interface GiftCardTable {
  id: Identity;
  /** Random; the code is derived from it. */
  public_id: string;
  /** The code itself is not stored. */
  code_hash: string;
  last_four: string;
  initial_paise: number;
  /** The sum of its entries. */
  balance_paise: number;
  state: Generated<GiftCardState>;
  /** The order in which it was sold, its line, and its unit of that line from 1 on; null when a staff member issued it. */
  order_id: number | null;
  order_item_id: number | null;
  unit: number | null;
  /** The recipient; null once erased. */
  recipient_email: string | null;
  recipient_name: string | null;
  message: string | null;
  expires_at: Timestamp;
  /** Incremented with each change by a staff member. */
  version: Generated<number>;
  created_at: Timestamp;
}

/**
 * `spend` pays an order, `release` returns that because the order was not placed, and `refund` returns it after the order was placed.
 * `cancel` removes the balance.
 */
export type GiftCardEntryKind = 'issue' | 'spend' | 'release' | 'refund' | 'block' | 'unblock' | 'cancel';

/** An entry of a card's ledger; the database refuses to change or delete a row. */
export interface GiftCardEntryTable {
  id: Identity;
  /** Each step has one key, so that it is booked once. */
  key: string;
  gift_card_id: number;
  kind: GiftCardEntryKind;
  /** Signed: negative when the balance decreases. */
  amount_paise: number;
  /** The order that was paid with the card; null for other entries. */
  order_id: number | null;
  /** The refund of units that it returns; null for other entries. */
  order_refund_id: Generated<number | null>;
  /** The staff member's name; null when the shop acted automatically. */
  author: Generated<string | null>;
  reason: Generated<string | null>;
  at: Timestamp;
}

export type GiftCardRow = Selectable<GiftCardTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    gift_card: GiftCardTable;
    gift_card_entry: GiftCardEntryTable;
  }
}
