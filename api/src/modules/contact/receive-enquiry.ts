import type { Database } from '../../platform/db/database';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { isEmailAddress } from '@shop/config/email-address';
import { ApiError } from '../../platform/http/api-error';
import { countInBucket } from '../../platform/rate-limits/bucket-repository';
import { bucketKey, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { confirmationEmail } from './confirmation-email';
import { contactLimits } from './contact-limits';
import { cleanEnquiry, type Enquiry } from './enquiry';
import { enquiryEmail } from './enquiry-email';
import { enquiryNumber } from './enquiry-ids';
import type { EnquiryMailer } from './ports';
import { addEnquiry, findSameEnquiry } from './repository';

export interface EnquiryContext {
  readonly database: Database;
  readonly mailer: EnquiryMailer;
}

/** Sends who wrote a confirmation, unless that address was sent as many as it may be in a day. */
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
 * Stores an enquiry together with the emails that take it to the shop and tell its number to who wrote, so that none is there
 * without the others; they are sent later. The same words of the same shopper count once in ten minutes, however often they come.
 * Resolves with the public id, for the same words with that of the first.
 * Throws a 400 for a field without text and for an address that nobody could reply to.
 */
export async function receiveEnquiry(
  { database, mailer }: EnquiryContext,
  typed: Enquiry,
  now: Date = new Date(),
): Promise<string> {
  const enquiry = cleanEnquiry(typed);
  // What looked like text may have been nothing that can be seen.
  if (Object.values(enquiry).includes('')) throw new ApiError(400, 'All four fields are required');
  if (!isEmailAddress(enquiry.email))
    throw new ApiError(400, 'Email is not valid', { extra: { field: 'email' } });
  const { windowMs } = contactLimits.sameEnquiry;
  const key = bucketKey(contactLimits.sameEnquiry, JSON.stringify(enquiry));
  return database.transaction(async (tx) => {
    // A second sending waits here for the first one's transaction and then counts two.
    const { count } = await countInBucket(tx, key, windowMs, now);
    const known = count > contactLimits.sameEnquiry.max ? await findSameEnquiry(tx, enquiry) : undefined;
    if (known !== undefined) return known;
    const publicId = await addEnquiry(tx, enquiry);
    await mailer.send(tx, enquiryEmail(publicId, enquiry));
    await confirm(tx, mailer, publicId, enquiry, now);
    return publicId;
  });
}

/** Receives an enquiry from a shopper at an address; throws a 429 as well, after too many from there. Resolves with its number. */
export async function sendEnquiry(deps: EnquiryContext, typed: Enquiry, address: string): Promise<string> {
  await takeAttempt(deps.database.db, contactLimits.byAddress, address);
  return enquiryNumber(await receiveEnquiry(deps, typed));
}
