import { sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import { enquiryNumber } from './repository';

const byEmail = sql<string>`lower(email)`;

/** What a person wrote by the contact form, and what was answered and noted. */
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

/** Deletes a person's enquiries with all that was answered and noted. Returns how many. */
export async function eraseEnquiries(tx: Executor, { email }: { readonly email: string }): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('contact_enquiry')
    .where(byEmail, '=', email)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
