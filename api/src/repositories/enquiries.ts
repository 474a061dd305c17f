import { newPublicId } from '../db/public-id';
import type { Executor } from '../db/schema';

/** Stores what came in by the contact form; the texts are cleaned already. */
export async function addEnquiry(
  db: Executor,
  enquiry: {
    readonly fullName: string;
    readonly email: string;
    readonly phoneNumber: string;
    readonly message: string;
  },
): Promise<void> {
  await db
    .insertInto('contact_enquiry')
    .values({
      public_id: newPublicId(),
      full_name: enquiry.fullName,
      email: enquiry.email,
      phone_number: enquiry.phoneNumber,
      message: enquiry.message,
    })
    .execute();
}
