import { cleanText, requireLine } from '../../platform/http/clean-text';

/** What a shopper writes to the shop, as it is stored. */
export interface Enquiry {
  /** One line. */
  readonly fullName: string;
  readonly email: string;
  /** One line. */
  readonly phoneNumber: string;
  readonly message: string;
}

/**
 * What was typed, cleaned; a name or number in several lines becomes one. Throws an ApiError 400 with the `field` of which nothing can be
 * seen.
 */
export function cleanEnquiry({ fullName, email, phoneNumber, message }: Enquiry): Enquiry {
  return {
    fullName: requireLine('fullName', fullName),
    email: cleanText(email),
    phoneNumber: requireLine('phoneNumber', phoneNumber),
    message: cleanText(message),
  };
}
