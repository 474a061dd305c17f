import { accountRecordKey } from '@shop/config';
import type { AccountLine, LineChange } from '@shop/contracts/account-cart';
import type { ShopStorage } from '../persistence/storage';

/** The state of an account's lists in a browser. */
export interface AccountRecord {
  /** The account's id; empty for lists whose account was left. */
  readonly account: string;
  readonly revision: number;
  /** The account's lines when they were last read. */
  readonly seen: readonly AccountLine[];
  /** Changes that were sent, until the response has arrived. They are sent again with the same id. */
  readonly sent: { readonly id: string; readonly changes: readonly LineChange[] } | null;
}

/** Reads the record; null for a guest's browser. Throws if the storage is blocked. */
export function readRecord(storage: ShopStorage): AccountRecord | null {
  const stored = storage.getItem(accountRecordKey);
  if (stored === null) return null;
  try {
    const { account, revision, seen, sent } = JSON.parse(stored) as Partial<AccountRecord>;
    if (account && Array.isArray(seen)) return { account, revision: revision ?? 0, seen, sent: sent ?? null };
  } catch {
    // Damaged: the owner of these lists is unknown.
  }
  return { account: '', revision: 0, seen: [], sent: null };
}

/** Stores the record. Throws if the storage is full or blocked. */
export function writeRecord(storage: ShopStorage, record: AccountRecord): void {
  storage.setItem(accountRecordKey, JSON.stringify(record));
}
