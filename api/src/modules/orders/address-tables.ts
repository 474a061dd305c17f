import type { Buyer } from '@shop/config/gstin';
import type { Selectable } from 'kysely';
import type { Identity, Json, Timestamp } from '../../platform/db/schema';
import type { StoredShipping } from './tables';

/** A saved address, with the business that buys with it if there is one. */
export type SavedShipping = StoredShipping & Partial<Buyer>;

/** An address that a shopper saved for later orders. */
export interface SavedAddressTable {
  id: Identity;
  public_id: string;
  user_id: number;
  ship: Json<SavedShipping>;
  /** True for at most one address of a user. */
  is_default: boolean;
  created_at: Timestamp;
}

export type SavedAddressRow = Selectable<SavedAddressTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    saved_address: SavedAddressTable;
  }
}
