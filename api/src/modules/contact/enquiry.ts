import { cleanText } from '../../platform/http/clean-text';

/** What a shopper writes to the shop, as it is stored. */
export interface Enquiry {
  /** One line. */
  readonly fullName: string;
  readonly email: string;
  /** One line. */
  readonly phoneNumber: string;
  readonly message: string;
}

/** Format characters can turn the direction of what stands after them: names have no use for those but the joiners. */
const notInALine = /[^\P{C}\u200c\u200d]/gu;

/** Text for a place that has one line, such as a subject. */
const oneLine = (text: string) => cleanText(text).replace(/\s+/g, ' ').replace(notInALine, '');

/** What was typed, cleaned; a name or number in several lines becomes one. */
export function cleanEnquiry({ fullName, email, phoneNumber, message }: Enquiry): Enquiry {
  return {
    fullName: oneLine(fullName),
    email: cleanText(email),
    phoneNumber: oneLine(phoneNumber),
    message: cleanText(message),
  };
}
