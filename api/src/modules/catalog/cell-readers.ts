import { tax } from '@shop/config';
import { dateTimeInIndia, readDateTimeInIndia } from '@shop/config/date-fields';
import { isCountryCode } from '@shop/config/countries';
import { sanitizeForStorage } from '../../platform/html/sanitize';
import { cleanText } from '../../platform/http/clean-text';
import type { FindPicture, StoredPhoto } from '../media';
import { type Choice, variantLimits } from './variant-options';

/** An invalid cell; the message follows the column's name. */
export class FieldFault extends Error {}

const quoted = (text: string) => `not "${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;

function whole(text: string, max: number, meaning: string): number {
  const value = Number(text);
  if (!/^\d{1,10}$/.test(text) || value > max) throw new FieldFault(`must be ${meaning}, ${quoted(text)}`);
  return value;
}

/** Maximum weight of one unit. */
export const MAX_GRAMS = 100_000;

/** Groups of digits, as a spreadsheet writes amounts: 1,00,000 or 100,000. */
const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(?!\d)/;

/**
 * A decimal with at most two places, as hundredths: 49.50 is 4950. `unit` is a sign that a spreadsheet may add. The
 * digits are parsed as text, so nothing is rounded.
 */
function hundredths(
  given: string,
  max: number,
  { meaning, unit }: { meaning: string; unit: RegExp },
): number {
  const bare = given.replace(unit, '');
  const text = grouped.test(bare) ? bare.replaceAll(',', '') : bare;
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text);
  const value = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : NaN;
  if (!(value <= max)) throw new FieldFault(`must be ${meaning}, ${quoted(given)}`);
  return value;
}

const rupeeSign = /^₹\s*/;
const percentSign = /\s*%$/;

/** Stock. */
export const units = (text: string) => whole(text, 1_000_000, 'a whole number of units');

/** Text of at most `max` characters. */
export function plain(max: number, required: boolean) {
  return (text: string): string => {
    const clean = cleanText(text);
    if (clean === '' && required) throw new FieldFault('must not be empty');
    if (clean.length > max) throw new FieldFault(`must not be longer than ${max} characters`);
    return clean;
  };
}

export const orNull = (read: (text: string) => string) => (text: string) => read(text) || null;

export function slug(text: string): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) || text.length > 120) {
    throw new FieldFault(`must be lower-case letters and digits with single hyphens, ${quoted(text)}`);
  }
  return text;
}

function photo(text: string, find: FindPicture): StoredPhoto {
  const [, url = '', width, height] = /^(https:\/\/\S+)\s+(\d{1,5})x(\d{1,5})$/.exec(text) ?? [];
  if (URL.canParse(url)) return { url, width: Number(width), height: Number(height) };
  const picture = find(text);
  if (!picture) {
    throw new FieldFault(
      `must be images of the shop by ID, uploaded photos by name, or https addresses with their size, such as https://cdn.example/a.jpg 1200x900; ${quoted(text)}`,
    );
  }
  return picture;
}

/** The pictures that a cell names. */
export const photoNamesIn = (text: string): string[] => text.split('|').flatMap((part) => part.trim() || []);

/** Pictures, as JSON. */
export function photos(text: string, find: FindPicture): string {
  const all = photoNamesIn(text);
  if (all.length === 0) throw new FieldFault('must name at least one image');
  return JSON.stringify(all.map((name) => photo(name, find)));
}

export function colors(text: string): string {
  const names = text.split(',').flatMap((name) => cleanText(name) || []);
  if (new Set(names).size < names.length) throw new FieldFault('must not name a colour twice');
  return names.join(', ');
}

export function active(text: string): boolean {
  if (/^(yes|true|1)$/i.test(text)) return true;
  if (/^(no|false|0)$/i.test(text)) return false;
  throw new FieldFault(`must be yes or no, ${quoted(text)}`);
}

/** GST rates that goods can have in India, in basis points: anything else is a typo. */
export const gstRates = [0, 25, 150, 300, 500, 1200, 1800, 2800, 4000];

export function gst(text: string): number {
  if (text === '') return tax.gstBasisPoints;
  const meaning = `a GST rate in percent: ${gstRates.map((rate) => rate / 100).join(', ')}`;
  const rate = hundredths(text, 10_000, { meaning, unit: percentSign });
  if (!gstRates.includes(rate)) throw new FieldFault(`must be ${meaning}, ${quoted(text)}`);
  return rate;
}

export function hsn(text: string): string | null {
  if (text !== '' && !/^(\d{4}|\d{6}|\d{8})$/.test(text)) {
    throw new FieldFault(`must be an HSN code of 4, 6 or 8 digits, ${quoted(text)}`);
  }
  return text || null;
}

export const html = (text: string) => sanitizeForStorage(plain(50_000, false)(text));

/** The product's version when it was exported; null for an empty cell. */
export const version = (text: string) =>
  text === '' ? null : whole(text, 1_000_000_000, 'as it was exported');

/** The slug of a category, brand or theme, which is resolved later. */
export const reference = (text: string) => (text === '' ? null : slug(text));

/** A variant's value for each option, such as "Colour: Green | Size: A5"; null for an empty cell. */
export function choice(text: string): Choice | null {
  if (text === '') return null;
  const pairs = text.split('|').map((pair) => pair.split(':').map(cleanText));
  const names = pairs.map(([name = '']) => name.toLowerCase());
  for (const [name = '', value = '', ...rest] of pairs) {
    if (name === '' || value === '' || rest.length > 0 || /[,/]/.test(name + value)) {
      throw new FieldFault(
        `must be options with their values, such as Colour: Green | Size: A5, without commas and slashes, ${quoted(text)}`,
      );
    }
    if (Math.max(name.length, value.length) > variantLimits.text) {
      throw new FieldFault(`must have names and values of at most ${variantLimits.text} characters`);
    }
  }
  if (new Set(names).size < names.length) throw new FieldFault('must not name an option twice');
  if (pairs.length > variantLimits.options) {
    throw new FieldFault(`must have at most ${variantLimits.options} options`);
  }
  return Object.fromEntries(pairs) as Choice;
}

/** A full price in rupees, as paise. */
export const price = (text: string) =>
  hundredths(text, 1_000_000_000, { meaning: 'rupees with at most two decimals', unit: rupeeSign });

/** A discount in percent, as basis points. */
export const discount = (text: string) =>
  text === ''
    ? 0
    : hundredths(text, 10_000, {
        meaning: 'percent from 0 to 100 with at most two decimals',
        unit: percentSign,
      });

/** A date and time in India, as an instant in ISO 8601; null for an empty cell. */
export function instant(text: string): string | null {
  if (text === '') return null;
  const moment = readDateTimeInIndia(text);
  if (!moment)
    throw new FieldFault(`must be a date and time in India such as 2026-08-14 15:05, ${quoted(text)}`);
  return moment.toISOString();
}

/** The cell of an instant, which the history stores as text. */
export const instantCell = (stored: Date | string | null): string | null =>
  stored === null ? null : dateTimeInIndia(stored).replace('T', ' ');

/** A country by its code; null for an empty cell. */
export function country(text: string): string | null {
  const code = text.toUpperCase();
  if (code !== '' && !isCountryCode(code))
    throw new FieldFault(`must be a country code such as IN or JP, ${quoted(text)}`);
  return code || null;
}

/** A weight of one unit in grams; null for an empty cell. */
export function weight(text: string): number | null {
  if (text === '') return null;
  const grams = whole(text, MAX_GRAMS, `a whole number of grams, at most ${MAX_GRAMS}`);
  if (grams === 0) throw new FieldFault('must be more than 0; leave it empty if the weight is unknown');
  return grams;
}

/** Maximum value of a gift card. */
export const MAX_GIFT_CARD_PAISE = 10_000_000;

/** The value of a gift card in rupees, as paise; null for an empty cell. */
export function giftCardValue(text: string): number | null {
  if (text === '') return null;
  const paise = price(text);
  if (paise < 100 || paise > MAX_GIFT_CARD_PAISE)
    throw new FieldFault('must be from 1 to 100000 rupees; leave it empty for other goods');
  return paise;
}

/** Units of a net quantity. N is a number of items. */
const quantityUnits = [
  'N',
  'sheets',
  'leaves',
  'pages',
  'pairs',
  'sets',
  'mg',
  'g',
  'kg',
  'ml',
  'l',
  'mm',
  'cm',
  'm',
];

/** A net quantity such as "80 sheets", with one space before the unit; null for an empty cell. */
export function netQuantity(text: string): string | null {
  if (text.trim() === '') return null;
  const [, number = '', given = ''] = /^(\d{1,6}(?:\.\d{1,3})?)\s*([a-z]+)$/i.exec(text.trim()) ?? [];
  const unit = quantityUnits.find((one) => one.toLowerCase() === given.toLowerCase());
  if (!unit || Number(number) === 0) {
    const units = quantityUnits.join(', ');
    throw new FieldFault(
      `must be a number with one of the units ${units}, such as 80 sheets; ${quoted(text)}`,
    );
  }
  return `${number} ${unit}`;
}

/** A maximum retail price in rupees, as paise; null for an empty cell. */
export function maximumPrice(text: string): number | null {
  const paise = text === '' ? null : price(text);
  if (paise === 0) throw new FieldFault('must be more than 0');
  return paise;
}
