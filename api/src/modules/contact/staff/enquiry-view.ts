import type { Static } from 'typebox';
import type { Executor } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { enquiryNumber } from '../enquiry-ids';
import type { ContactEnquiryRow } from '../table';
import { findEnquiry, listEnquiryEvents } from './enquiry-repository';
import type { StaffEnquiry, StaffEnquiryDetail } from './schemas';

/** Of a message in the list, in characters. */
const BEGINNING = 140;

const facts = (row: ContactEnquiryRow) => ({
  id: row.public_id,
  number: enquiryNumber(row.public_id),
  state: row.state,
  receivedAt: row.created_at.toISOString(),
  name: row.full_name,
  email: row.email,
  phone: row.phone_number,
});

/** A row of the list. */
export function toStaffEnquiry(row: ContactEnquiryRow): Static<typeof StaffEnquiry> {
  const characters = [...row.message.replaceAll(/\s+/g, ' ')];
  const beginning = characters.slice(0, BEGINNING).join('');
  return { ...facts(row), beginning: characters.length > BEGINNING ? `${beginning}…` : beginning };
}

/** An enquiry with what was done. Throws an ApiError 404. */
export async function readEnquiry(
  db: Executor,
  publicId: string,
  canMail: boolean,
): Promise<Static<typeof StaffEnquiryDetail>> {
  const row = await findEnquiry(db, publicId);
  if (!row) throw new ApiError(404, 'There is no such enquiry.');
  const events = await listEnquiryEvents(db, row.id);
  return {
    ...facts(row),
    message: row.message,
    closedAt: row.closed_at?.toISOString() ?? null,
    events: events.map(({ kind, author, at, text }) => ({ kind, author, at: at.toISOString(), text })),
    canMail,
  };
}
