import { shop } from '@shop/config';
import type { Email } from '../../platform/email/email';
import { writeEmail } from '../../platform/email/write-email';
import { enquiryNumber } from './enquiry-ids';

/**
 * Tells who wrote that their enquiry is there, with its number. Anybody can type another's address into the form, so nothing of
 * what was typed stands in it.
 */
export function confirmationEmail(publicId: string, to: string): Email {
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
        text: 'You did not write to us? Then somebody typed your address by mistake, and you need not do anything.',
      },
    ]),
  };
}
