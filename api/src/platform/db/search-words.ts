import { searchKey } from '@shop/config';

/** Escapes a text for a LIKE pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const escaped = (word: string) => word.replaceAll(/['\\]/g, (character) => character + character);

/** Minimum number of digits that count as the beginning of a phone number. */
const PHONE_DIGITS = 4;

/** Prefixes of order and enquiry numbers; the rest is the beginning of an id. */
const NUMBERED = /^(vc|en)-/;

/** The words to search for: a phone number in any format is one word; an order number is mapped to its id. */
export function wordsOf(text: string): readonly string[] {
  const plain = searchKey(text);
  const digits = plain.replace(/^\+91/, '').replaceAll(/[\s()+-]/g, '');
  if (/^\d+$/.test(digits) && digits.length >= PHONE_DIGITS) return [digits.slice(-10)];
  return plain
    .split(/\s+/)
    .map((word) => (NUMBERED.test(word) ? word.slice(3).replaceAll('-', '') : word))
    .filter((word) => word !== '');
}

/**
 * A tsquery in which every word of the text is a prefix of a name, an email address, a phone number or an id; null for a text
 * without words.
 */
export function searchQuery(text: string): string | null {
  const words = wordsOf(text);
  return words.length === 0 ? null : words.map((word) => `'${escaped(word)}':*`).join(' & ');
}

/** A LIKE pattern for texts that begin with the word. */
export const beginning = (word: string): string => `${escapeLike(word)}%`;
