import type { Identity, Timestamp } from '../../platform/db/columns';

/** Whoever ordered without an account or wrote to the shop, once each e-mail address. The database keeps it by triggers. */
export interface GuestTable {
  id: Identity;
  /** In lower case. One that has an account by now is no guest, but stays here. */
  email_key: string;
  /** The first order or enquiry. */
  since: Timestamp;
  /** Of names, e-mail addresses and phone numbers, as a search looks for them. */
  words: string;
}

declare module '../../platform/db/schema' {
  interface Schema {
    guest: GuestTable;
  }
}
