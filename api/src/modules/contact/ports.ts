import type { Executor } from '../../platform/db/schema';
import type { Email } from '../../platform/email/email';

/** Takes the email that brings an enquiry to the shop. */
export interface EnquiryMailer {
  /** Stores an email in the transaction `db`; it is sent when that commits. */
  send(db: Executor, email: Email): Promise<unknown>;
}

/** Takes the email that answers one. */
export interface AnswerMailer extends EnquiryMailer {
  /** False in a shop without a mail server. */
  readonly enabled: boolean;
}
