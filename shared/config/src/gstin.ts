import { gstStateCodes } from './delivery';
import { t } from './messages';
import { tooLong } from './text-limits';

/** Length of a GSTIN. */
const LENGTH = 15;

/** State code, PAN, number of the registration in the state, "Z", and the check digit. */
const PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Codes of registrations that belong to no state: other territory, and centre jurisdiction. */
const OUTSIDE_STATES: readonly string[] = ['97', '99'];

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The check digit of the first 14 characters, by the scheme of the GST network: Luhn's, in base 36. */
function checkDigit(text: string): string {
  let sum = 0;
  for (const [index, character] of [...text].entries()) {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }
  return DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length);
}

/** A typed GSTIN as it is stored: in capitals, without spaces and invisible characters. */
export const normaliseGstin = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase();

/** The name of the state whose code a GSTIN begins with; undefined if it belongs to no state. */
export const stateOfGstin = (gstin: string): string | undefined =>
  Object.keys(gstStateCodes).find((state) => gstStateCodes[state] === gstin.slice(0, 2));

/**
 * The message of the page and the API for a normalised text that is not the GSTIN of a regular taxpayer: what is wrong with it.
 * Undefined for a valid GSTIN.
 */
export function gstinFault(gstin: string): string | undefined {
  if (gstin === '') return t('GSTIN is required');
  const { length } = [...gstin];
  if (length !== LENGTH)
    return t('A GSTIN has {wanted} characters, and this has {length}', { wanted: LENGTH, length });
  const code = gstin.slice(0, 2);
  if (stateOfGstin(gstin) === undefined && !OUTSIDE_STATES.includes(code)) {
    return t('A GSTIN begins with the code of a state, such as 27, and {code} is not one', { code });
  }
  if (!PATTERN.test(gstin)) {
    return t(
      'A GSTIN has the form 27AAPFU0939F1ZV: after the state code, a PAN, a letter or digit, Z and a check digit',
    );
  }
  if (checkDigit(gstin.slice(0, -1)) !== gstin.at(-1)) {
    return t('The check digit at the end does not match: a character of this GSTIN is mistyped');
  }
  return undefined;
}

/** A business that buys with its GSTIN. */
export interface Buyer {
  /** Normalised. */
  readonly gstin: string;
  readonly companyName: string;
}

/** The messages for the fields of a business buyer that are missing or invalid. */
export function buyerFaults({
  gstin,
  companyName,
}: Buyer): readonly { readonly field: keyof Buyer; readonly message: string }[] {
  const company = companyName === '' ? t('Company name is required') : tooLong('companyName', companyName);
  const faults = [
    { field: 'gstin' as const, message: gstinFault(gstin) },
    { field: 'companyName' as const, message: company },
  ];
  return faults.flatMap(({ field, message }) => (message === undefined ? [] : [{ field, message }]));
}
