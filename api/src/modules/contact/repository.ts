import { newPublicId } from '../../platform/db/public-id';
import type { Executor } from '../../platform/db/schema';
import type { Enquiry } from './enquiry';

/** Stores what came in by the contact form, cleaned. Returns its public id. */
export async function addEnquiry(db: Executor, enquiry: Enquiry): Promise<string> {
  const publicId = newPublicId();
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

/** Deletes what came in before that moment. */
export async function deleteEnquiriesBefore(db: Executor, moment: Date): Promise<void> {
  await db.deleteFrom('contact_enquiry').where('created_at', '<', moment).execute();
}
