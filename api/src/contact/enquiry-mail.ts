import { shop } from '@shop/config';
import { writeLetter } from '../mail/letter';
import type { Mail } from '../mail/mailer';
import type { Enquiry } from './enquiry';

/** An enquiry is answered weeks later too, so its mail is worth sending for longer than others. */
const WORTH_MS = 14 * 24 * 60 * 60 * 1000;

/** A name is cut to this in the subject, in characters. */
const NAME_IN_SUBJECT = 80;

/** The mail by which an enquiry reaches the counter. Answering it writes to the shopper. */
export function enquiryMail(publicId: string, { fullName, email, phoneNumber, message }: Enquiry): Mail {
  const name = [...fullName].slice(0, NAME_IN_SUBJECT).join('');
  return {
    kind: 'contact-enquiry',
    key: `contact-enquiry/${publicId}`,
    to: shop.email,
    replyTo: email,
    subject: `Enquiry from ${name}`,
    worthMs: WORTH_MS,
    ...writeLetter(`Enquiry from ${name}`, [
      {
        kind: 'table',
        rows: [
          { label: 'Full name', value: fullName },
          { label: 'Email', value: email },
          { label: 'Phone number', value: phoneNumber },
        ],
      },
      { kind: 'lines', title: 'Message', lines: message.split('\n') },
      { kind: 'text', text: `Answer this mail to write to ${name}.` },
    ]),
  };
}
