import type { ApiDeps } from '../deps';
import { ApiError } from '../http/api-error';
import { bucketKey, rateLimits, takeAttempt } from '../http/rate-limit';
import { isMailAddress } from '../mail/mail-address';
import { addEnquiry } from '../repositories/enquiries';
import { countInBucket } from '../repositories/rate-buckets';
import { cleanEnquiry, type Enquiry } from './enquiry';
import { enquiryMail } from './enquiry-mail';

/**
 * Stores an enquiry together with the mail that takes it to the counter, so that neither is there without the other;
 * the mail is sent later. The same words of the same shopper count once in ten minutes, however often they come.
 * Throws a 400 for a field without text and for an address that nobody could answer to.
 */
export async function receiveEnquiry(
  { database, mailer }: Pick<ApiDeps, 'database' | 'mailer'>,
  typed: Enquiry,
  now: Date = new Date(),
): Promise<void> {
  const enquiry = cleanEnquiry(typed);
  // What looked like text may have been nothing that can be seen.
  if (Object.values(enquiry).includes('')) throw new ApiError(400, 'All four fields are required');
  if (!isMailAddress(enquiry.email)) throw new ApiError(400, 'Email is not valid');
  const { windowMs } = rateLimits.sameEnquiry;
  const key = bucketKey(rateLimits.sameEnquiry, JSON.stringify(enquiry));
  await database.transaction(async (tx) => {
    // A second sending waits here for the first one's transaction and then counts two.
    const { count } = await countInBucket(tx, key, windowMs, now);
    if (count > rateLimits.sameEnquiry.max) return;
    const publicId = await addEnquiry(tx, enquiry);
    await mailer.send(tx, enquiryMail(publicId, enquiry));
  });
}

/** Receives an enquiry from a shopper at an address; throws a 429 as well, after too many from there. */
export async function sendEnquiry(
  deps: Pick<ApiDeps, 'database' | 'mailer'>,
  typed: Enquiry,
  address: string,
): Promise<void> {
  await takeAttempt(deps.database.db, rateLimits.contactByAddress, address);
  await receiveEnquiry(deps, typed);
}
