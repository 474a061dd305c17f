import type { Executor } from '../../platform/db/schema';
import type { Email } from '../../platform/email/email';

/** Sends enquiries to the shop by email. */
export interface EnquiryMailer {
  /** Stores an email in the transaction `db`; it is sent when that commits. */
  send(db: Executor, email: Email): Promise<unknown>;
}

/** Sends answers to enquiries by email. */
export interface AnswerMailer extends EnquiryMailer {
  /** False in a shop without a mail server. */
  readonly enabled: boolean;
}
