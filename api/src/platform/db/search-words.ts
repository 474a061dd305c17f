import { searchKey } from '@shop/config';

/** A text inside a pattern of LIKE, where it stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const escaped = (word: string) => word.replaceAll(/['\\]/g, (character) => character + character);

/** How many digits at least are taken for the beginning of a phone number. */
const PHONE_DIGITS = 4;

/** What the numbers of orders and enquiries begin with; the rest is an id's beginning. */
const NUMBERED = /^(vc|en)-/;

/** The words to look for: a phone number is one, however it is written; an order number is mapped to its id. */
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
 * A tsquery for orders and people of which every word of the text begins a name, an e-mail address, a phone number or an id; null for a
 * text without words.
 */
export function searchQuery(text: string): string | null {
  const words = wordsOf(text);
  return words.length === 0 ? null : words.map((word) => `'${escaped(word)}':*`).join(' & ');
}

/** A pattern of LIKE for what begins with the word. */
export const beginning = (word: string): string => `${escapeLike(word)}%`;
