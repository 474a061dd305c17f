import { sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import type { Enquiry } from './enquiry';
import { newEnquiryId } from './enquiry-ids';

/** Stores what came in by the contact form, cleaned. Returns its public id. */
export async function addEnquiry(db: Executor, enquiry: Enquiry): Promise<string> {
  const publicId = newEnquiryId();
  await db
    .insertInto('contact_enquiry')
    .values({
      public_id: publicId,
      full_name: enquiry.fullName,
      email: enquiry.email,
      phone_number: enquiry.phoneNumber,
      message: enquiry.message,
    })
    .execute();
  return publicId;
}

/** The public id of the latest enquiry with just these words; undefined when there is none. */
export async function findSameEnquiry(db: Executor, enquiry: Enquiry): Promise<string | undefined> {
  const row = await db
    .selectFrom('contact_enquiry')
    .select('public_id')
    .where(sql`lower(email)`, '=', enquiry.email.toLowerCase())
    .where('full_name', '=', enquiry.fullName)
    .where('email', '=', enquiry.email)
    .where('phone_number', '=', enquiry.phoneNumber)
    .where('message', '=', enquiry.message)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.public_id;
}

/** Deletes what came in before a moment, and what was closed before another, so many at most. Returns how many. */
export async function deleteOldEnquiries(
  db: Executor,
  before: { readonly received: Date; readonly closed: Date },
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_enquiry')
    .where('id', 'in', (old) =>
      old
        .selectFrom('contact_enquiry')
        .select('id')
        .where(({ or, eb }) =>
          or([eb('created_at', '<', before.received), eb('closed_at', '<', before.closed)]),
        )
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
