import type { Generated, Selectable } from 'kysely';
import type { Identity, Timestamp } from '../../platform/db/schema';

/** At most one row: whether pages show the notices. */
export interface ConsentSettingTable {
  id: Generated<number>;
  shows_notices: boolean;
  /** Whether product pages offer emails about stock and prices, too. */
  offers_alerts: Generated<boolean>;
}

/**
 * Where a consent was given or withdrawn: `alert` is the link that confirms an email address, `email` the link that
 * stops emails, and `erasure` the erasure of a person's data.
 */
export type ConsentPlace = 'sign-up' | 'checkout' | 'contact' | 'profile' | 'email' | 'erasure' | 'alert';

/** A consent, or its withdrawal. Rows are only added. */
export interface ConsentEventTable {
  id: Identity;
  public_id: string;
  /** In lower case; null once the person is erased. */
  email_key: string | null;
  /** The account with this email address, if its owner was signed in. */
  user_id: number | null;
  purpose: string;
  given: boolean;
  /** Version of the notice that was shown. */
  version: number;
  language: string;
  place: ConsentPlace;
  at: Timestamp;
}

export type ConsentEventRow = Selectable<ConsentEventTable>;

/** The last notice that an account has seen. */
export interface ConsentSeenTable {
  user_id: number;
  version: number;
  at: Timestamp;
}

declare module '../../platform/db/schema' {
  interface Schema {
    consent_setting: ConsentSettingTable;
    consent_event: ConsentEventTable;
    consent_seen: ConsentSeenTable;
  }
}
