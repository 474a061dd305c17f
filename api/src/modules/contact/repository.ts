import { sql } from 'kysely';
import { newLegibleId } from '../../platform/db/public-id';
import type { Executor } from '../../platform/db/schema';

/** A shopper's enquiry as stored. */
export interface Enquiry {
  /** One line. */
  readonly fullName: string;
  readonly email: string;
  /** One line. */
  readonly phoneNumber: string;
  readonly message: string;
}

const PREFIX = 'enq';

/** A new enquiry's public id, 130 random bits. */
export const newEnquiryId = () => newLegibleId(PREFIX);

/** The number that a shopper quotes: the first eight characters of the public id, "EN-4F7K-29QX". Older ids have no prefix. */
export function enquiryNumber(publicId: string): string {
  const code = publicId.replace(`${PREFIX}_`, '').toUpperCase();
  return `EN-${code.slice(0, 4)}-${code.slice(4, 8)}`;
}

/** Stores a cleaned enquiry. Returns its public id. */
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

/** The public id of the latest enquiry with exactly this text, if any. */
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

/** Deletes at most `limit` enquiries that were received or closed before the given times. Returns how many. */
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

const byEmail = sql<string>`lower(email)`;

/** A person's enquiries with their answers and notes. */
export async function exportEnquiries(db: Executor, { email }: { readonly email: string }) {
  const rows = await db
    .selectFrom('contact_enquiry')
    .selectAll()
    .where(byEmail, '=', email)
    .orderBy('id')
    .execute();
  const events = await db
    .selectFrom('enquiry_event')
    .innerJoin('contact_enquiry', 'contact_enquiry.id', 'enquiry_event.enquiry_id')
    .where(sql`lower(contact_enquiry.email)`, '=', email)
    .select(['enquiry_id', 'kind', 'at', 'text'])
    .orderBy('enquiry_event.id')
    .execute();
  return rows.map((row) => ({
    number: enquiryNumber(row.public_id),
    state: row.state,
    receivedAt: row.created_at,
    name: row.full_name,
    email: row.email,
    phone: row.phone_number,
    message: row.message,
    events: events
      .filter(({ enquiry_id: id }) => id === row.id)
      .map(({ kind, at, text }) => ({ kind, at, text })),
  }));
}

/** Deletes a person's enquiries with their answers and notes. Returns how many. */
export async function eraseEnquiries(tx: Executor, { email }: { readonly email: string }): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('contact_enquiry')
    .where(byEmail, '=', email)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
