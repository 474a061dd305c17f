import { shop } from '@shop/config';
import type { Email } from '../../../platform/email/email';
import { writeEmail } from '../../../platform/email/write-email';
import { enquiryNumber } from '../enquiry-ids';
import type { ContactEnquiryRow } from '../table';

/** The email by which a keeper answers; a reply goes to the shop. `eventId` names the answer. */
export function answerEmail(enquiry: ContactEnquiryRow, text: string, eventId: number): Email {
  const subject = `Your enquiry ${enquiryNumber(enquiry.public_id)}`;
  return {
    kind: 'enquiry-answer',
    key: `enquiry-answer/${enquiry.public_id}/${eventId}`,
    to: enquiry.email,
    replyTo: shop.email,
    subject,
    ...writeEmail(subject, [
      { kind: 'lines', title: `Dear ${enquiry.full_name},`, lines: ['', ...text.split('\n')] },
      { kind: 'lines', title: 'You wrote', lines: enquiry.message.split('\n') },
    ]),
  };
}
