import type { Generated } from 'kysely';
import type { Identity, Timestamp } from '../../platform/db/schema';

/** People who ordered, wrote to the shop or have an account, one row for each email address. Triggers maintain it. */
export interface GuestTable {
  id: Identity;
  /** In lower case. */
  email_key: string;
  /** The first order or enquiry. */
  since: Timestamp;
  /** Words of names, email addresses and phone numbers, for searches. */
  words: string;
  /** True if the person has an account, and so is not a guest. */
  has_account: Generated<boolean>;
}

declare module '../../platform/db/schema' {
  interface Schema {
    guest: GuestTable;
  }
}
