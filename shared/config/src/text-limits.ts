/**
 * The longest text of each kind that shoppers fill in, in characters (code points). The schemas of the API and every form
 * use these. Forms have no `maxlength`: a browser silently cuts what is pasted.
 */
export const textLimits = {
  name: 120,
  /** As long as SMTP lets an address be. */
  email: 254,
  phone: 30,
  streetAddress: 240,
  apartment: 120,
  city: 120,
  state: 120,
  pinCode: 20,
  password: 256,
  /** Of the contact form. */
  message: 4000,
  /** Why an order is cancelled or sent back. */
  reason: 300,
} as const;

export type LimitedText = keyof typeof textLimits;

const names: Readonly<Record<LimitedText, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  streetAddress: 'Street address',
  apartment: 'Apartment',
  city: 'City',
  state: 'State',
  pinCode: 'PIN code',
  password: 'Password',
  message: 'Message',
  reason: 'Reason',
};

/** The message for a text that is longer than its limit, as the API words it; undefined for one that fits. */
export function tooLong(kind: LimitedText, text: string): string | undefined {
  const limit = textLimits[kind];
  return [...text].length > limit ? `${names[kind]} must not be longer than ${limit} characters` : undefined;
}
