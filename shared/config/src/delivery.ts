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

/** GST codes of all states and union territories of India, by name. */
export const gstStateCodes: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': '35',
  'Andhra Pradesh': '37',
  'Arunachal Pradesh': '12',
  Assam: '18',
  Bihar: '10',
  Chandigarh: '04',
  Chhattisgarh: '22',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Delhi: '07',
  Goa: '30',
  Gujarat: '24',
  Haryana: '06',
  'Himachal Pradesh': '02',
  'Jammu and Kashmir': '01',
  Jharkhand: '20',
  Karnataka: '29',
  Kerala: '32',
  Ladakh: '38',
  Lakshadweep: '31',
  'Madhya Pradesh': '23',
  Maharashtra: '27',
  Manipur: '14',
  Meghalaya: '17',
  Mizoram: '15',
  Nagaland: '13',
  Odisha: '21',
  Puducherry: '34',
  Punjab: '03',
  Rajasthan: '08',
  Sikkim: '11',
  'Tamil Nadu': '33',
  Telangana: '36',
  Tripura: '16',
  'Uttar Pradesh': '09',
  Uttarakhand: '05',
  'West Bengal': '19',
};

/** All states and union territories of India, by name. */
export const allStates: readonly string[] = /* @__PURE__ */ Object.keys(gstStateCodes);
