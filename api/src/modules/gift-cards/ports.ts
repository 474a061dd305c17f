import type { Executor } from '../../platform/db/schema';
import type { Email } from '../../platform/email/email';

/** Sends the emails of gift cards. */
export interface GiftCardMailer {
  /** False in a shop without a mail server. */
  readonly enabled: boolean;
  /** Stores an email in the transaction `db`; it is sent when that commits. */
  send(db: Executor, email: Email): Promise<unknown>;
}
