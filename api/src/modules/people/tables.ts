import type { Generated } from 'kysely';
import type { Identity, Timestamp } from '../../platform/db/schema';

/** Whoever ordered, wrote to the shop or has an account, once each e-mail address. The database keeps it by triggers. */
export interface GuestTable {
  id: Identity;
  /** In lower case. */
  email_key: string;
  /** The first order or enquiry. */
  since: Timestamp;
  /** Of names, e-mail addresses and phone numbers, as a search looks for them. */
  words: string;
  /** With one, it is no guest. */
  has_account: Generated<boolean>;
}

declare module '../../platform/db/schema' {
  interface Schema {
    guest: GuestTable;
  }
}
