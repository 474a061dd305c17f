import { shop } from '@shop/config';
import { isEmailAddress } from '@shop/config/email-address';
import { enquiryMailExpiryMs } from '../../durations';
import type { Database } from '../../platform/db/database';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { type Email, isolated, writeEmail } from '../../platform/email/email';
import { ApiError } from '../../platform/http/api-error';
import { cleanText, requireLine } from '../../platform/http/clean-text';
import { bucketKey, countInBucket, type RateLimit, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { recordConsents } from '../consent';
import { addEnquiry, type Enquiry, enquiryNumber, findSameEnquiry } from './repository';

/** Sends enquiries to the shop by email. */
interface EnquiryMailer {
  /** Stores an email in the transaction `db`; it is sent when that commits. */
  send(db: Executor, email: Email): Promise<unknown>;
}

/** Sends replies to enquiries by email. */
export interface AnswerMailer extends EnquiryMailer {
  /** False in a shop without a mail server. */
  readonly enabled: boolean;
}

/** Maximum length of a name in the subject, in characters. */
const NAME_IN_SUBJECT = 80;

/** The email with an enquiry to the shop. A reply goes to the shopper. */
function enquiryEmail(publicId: string, { fullName, email, phoneNumber, message }: Enquiry): Email {
  const name = [...fullName].slice(0, NAME_IN_SUBJECT).join('');
  return {
    kind: 'contact-enquiry',
    key: `contact-enquiry/${publicId}`,
    to: shop.email,
    replyTo: email,
    subject: `Enquiry from ${name}`,
    validForMs: enquiryMailExpiryMs,
    ...writeEmail(`Enquiry from ${name}`, [
      {
        kind: 'table',
        rows: [
          { label: 'Number', value: enquiryNumber(publicId) },
          { label: 'Full name', value: fullName },
          { label: 'Email', value: email },
          { label: 'Phone number', value: phoneNumber },
        ],
      },
      { kind: 'lines', title: 'Message', lines: message.split('\n') },
      { kind: 'text', text: `Reply to this email to write to ${isolated(name)}.` },
    ]),
  };
}

/**
 * Confirms an enquiry to its sender, with its number. Anyone can enter someone else's address, so it contains none of the
 * submitted text.
 */
function confirmationEmail(publicId: string, to: string): Email {
  const number = enquiryNumber(publicId);
  const subject = `We have your enquiry ${number}`;
  return {
    kind: 'enquiry-received',
    key: `enquiry-received/${publicId}`,
    to,
    replyTo: shop.email,
    subject,
    ...writeEmail(`${subject}.`, [
      {
        kind: 'text',
        text: 'Thank you for writing to us. We read every message and write back to this address.',
      },
      { kind: 'table', rows: [{ label: 'Number', value: number, strong: true }] },
      { kind: 'text', text: `Quote it when you write again, or call ${shop.phone}.` },
      {
        kind: 'text',
        text: 'If you did not write to us, someone entered your address by mistake. You can ignore this email.',
      },
    ]),
  };
}

const TEN_MINUTES_MS = 10 * 60_000;

export const contactLimits = {
  byAddress: {
    name: 'contact-address',
    max: 20,
    windowMs: TEN_MINUTES_MS,
    message: `You have sent several messages in a short time. Please wait ten minutes, or call ${shop.phone}.`,
  },
  /** Within this time, a repeated text counts as the same enquiry, sent twice. */
  sameEnquiry: { name: 'same-enquiry', max: 1, windowMs: TEN_MINUTES_MS },
  /** Limits confirmations to one email address, which may be someone else's. Further enquiries are received without one. */
  confirmation: { name: 'enquiry-confirmation', max: 3, windowMs: 24 * 60 * 60_000 },
} as const satisfies Record<string, RateLimit>;

export interface EnquiryContext {
  readonly database: Database;
  readonly mailer: EnquiryMailer;
}

/**
 * The cleaned form; names and numbers are reduced to one line. Throws an ApiError 400 with the `field` that has no
 * visible text.
 */
function cleanEnquiry({ fullName, email, phoneNumber, message }: Enquiry): Enquiry {
  return {
    fullName: requireLine('fullName', fullName),
    email: cleanText(email),
    phoneNumber: requireLine('phoneNumber', phoneNumber),
    message: cleanText(message),
  };
}

/** Sends the confirmation, unless the address has reached its daily limit. */
async function confirm(
  tx: DatabaseTransaction,
  mailer: EnquiryMailer,
  publicId: string,
  { email }: Enquiry,
  now: Date,
): Promise<void> {
  const { confirmation } = contactLimits;
  const key = bucketKey(confirmation, email.toLowerCase());
  const { count } = await countInBucket(tx, key, confirmation.windowMs, now);
  if (count <= confirmation.max) await mailer.send(tx, confirmationEmail(publicId, email));
}

/**
 * Stores an enquiry together with two emails, to the shop and to the sender with the enquiry's number, in one transaction;
 * the emails are sent later. A repeated message from the same shopper counts once in ten minutes. Resolves with the public
 * id, for a repeated message with that of the first. Throws a 400 for a field without text and for an address that cannot
 * receive a reply.
 */
export async function receiveEnquiry(
  { database, mailer }: EnquiryContext,
  typed: Enquiry,
  now: Date = new Date(),
): Promise<string> {
  const enquiry = cleanEnquiry(typed);
  // The text may have consisted of invisible characters.
  if (Object.values(enquiry).includes('')) throw new ApiError(400, 'All four fields are required');
  if (!isEmailAddress(enquiry.email))
    throw new ApiError(400, 'Email is not valid', { extra: { field: 'email' } });
  const { windowMs } = contactLimits.sameEnquiry;
  const key = bucketKey(contactLimits.sameEnquiry, JSON.stringify(enquiry));
  return database.transaction(async (tx) => {
    // A concurrent repeat waits here for the first request's transaction, and then counts two.
    const { count } = await countInBucket(tx, key, windowMs, now);
    const known = count > contactLimits.sameEnquiry.max ? await findSameEnquiry(tx, enquiry) : undefined;
    if (known !== undefined) return known;
    const publicId = await addEnquiry(tx, enquiry);
    await mailer.send(tx, enquiryEmail(publicId, enquiry));
    await confirm(tx, mailer, publicId, enquiry, now);
    return publicId;
  });
}

/**
 * Receives an enquiry from a shopper, and records the consents of its form. Also throws a 429 after too many from the
 * sender's address. Resolves with its number.
 */
export async function sendEnquiry(
  deps: EnquiryContext,
  { consents, ...typed }: Enquiry & { readonly consents?: string | undefined },
  { address, userId }: { readonly address: string; readonly userId: number | null },
): Promise<string> {
  await takeAttempt(deps.database.db, contactLimits.byAddress, address);
  const publicId = await receiveEnquiry(deps, typed);
  const sender = { email: cleanText(typed.email), userId, place: 'contact' } as const;
  await deps.database.transaction((tx) => recordConsents(tx, consents, sender, new Date()));
  return enquiryNumber(publicId);
}
