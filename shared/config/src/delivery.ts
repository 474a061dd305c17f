/** Local storage key of the PIN code that a shopper checked last; it must never change. */
export const deliveryPinKey = 'deliveryPin';

/** The lowest and the highest PIN code of India. */
const range = { min: 100_000, max: 999_999 } as const;

/** The message of the page and the API for a text that is not a PIN code. */
export const pinMessage = 'Enter a PIN code of six digits, such as 560001.';

/** Reads a PIN code, with or without spaces between its digits; null for any other text. */
export function readPin(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '');
  const pin = Number(digits);
  return /^\d{6}$/.test(digits) && pin >= range.min && pin <= range.max ? pin : null;
}

/** The message for a PIN code to which the shop does not deliver. */
export const notDelivered = (pin: number): string => `We do not deliver to ${pin} yet.`;

/** All states and union territories of India, by name. */
export const allStates: readonly string[] = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
];
