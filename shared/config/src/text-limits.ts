import { t } from './messages';

/**
 * Maximum length of each text field, in characters (code points). The API's schemas and all forms use these limits.
 * Forms do not set `maxlength`, because browsers silently truncate pasted text.
 */
export const textLimits = {
  name: 120,
  fullName: 120,
  /** The limit of SMTP. */
  email: 254,
  phone: 30,
  phoneNumber: 30,
  streetAddress: 240,
  apartment: 120,
  city: 120,
  state: 120,
  pinCode: 20,
  /** Company of a buyer with a GSTIN. */
  companyName: 120,
  password: 256,
  /** Message of the contact form. */
  message: 4000,
  /** Reason for a cancellation or return. */
  reason: 300,
} as const;

export type LimitedText = keyof typeof textLimits;

const names: Readonly<Record<LimitedText, string>> = {
  name: 'Name',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  phoneNumber: 'Phone number',
  streetAddress: 'Street address',
  apartment: 'Apartment',
  city: 'City',
  state: 'State',
  pinCode: 'PIN code',
  companyName: 'Company name',
  password: 'Password',
  message: 'Message',
  reason: 'Reason',
};

/** The message for a text that is longer than its limit, the same as the API's; undefined if it is not too long. */
export function tooLong(kind: LimitedText, text: string): string | undefined {
  const limit = textLimits[kind];
  if ([...text].length <= limit) return undefined;
  return t('{name} must not be longer than {limit} characters', { name: t(names[kind]), limit });
}
