import { shop } from '@shop/config';
import { type Email, isolated, writeEmail } from '../../platform/email/email';
import { type Enquiry, enquiryNumber } from './repository';

/** An enquiry can still be replied to weeks later, so its email is worth sending for longer than others. */
const WORTH_MS = 14 * 24 * 60 * 60 * 1000;

/** A name is cut to this in the subject, in characters. */
const NAME_IN_SUBJECT = 80;

/** The email by which an enquiry reaches the shop. A reply goes to the shopper. */
export function enquiryEmail(publicId: string, { fullName, email, phoneNumber, message }: Enquiry): Email {
  const name = [...fullName].slice(0, NAME_IN_SUBJECT).join('');
  return {
    kind: 'contact-enquiry',
    key: `contact-enquiry/${publicId}`,
    to: shop.email,
    replyTo: email,
    subject: `Enquiry from ${name}`,
    worthMs: WORTH_MS,
    ...writeEmail(`Enquiry from ${name}`, [
      {
        kind: 'table',
        rows: [
          { label: 'Number', value: enquiryNumber(publicId) },
          { label: 'Full name', value: fullName },
          { label: 'Email', value: email },
          { label: 'Phone number', value: phoneNumber },
        ],
      },
      { kind: 'lines', title: 'Message', lines: message.split('\n') },
      { kind: 'text', text: `Reply to this email to write to ${isolated(name)}.` },
    ]),
  };
}

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
