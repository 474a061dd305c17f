import { searchKey } from '@shop/config';
import pluralize from 'pluralize';

/** Shorter words are part of too many others: "as" is not a plural of "a". */
const MIN_NOUN_LENGTH = 3;

/** Maximum number of words of a synonym. */
const MAX_SYNONYM_WORDS = 4;

const isNoun = (word: string) => /^[a-z]+$/.test(word) && pluralize.singular(word).length >= MIN_NOUN_LENGTH;

/** The words of a text, as search compares them. */
export const wordsIn = (text: string): readonly string[] => searchKey(text).split(' ').filter(Boolean);

/** The singular and plural of a word, and the word itself. */
export const inflections = (word: string): readonly string[] =>
  isNoun(word) ? [word, pluralize.singular(word), pluralize(word)] : [word];

/**
 * The forms of a word to look for, so that "sticker" and "stickers" find the same. A form that contains another form is
 * omitted.
 */
export function wordForms(word: string): readonly string[] {
  if (!isNoun(word)) return [word];
  const singular = pluralize.singular(word);
  const forms = new Set([word, singular, pluralize(singular)]);
  return [...forms].filter((form) => ![...forms].some((other) => other !== form && form.includes(other)));
}

/** A key that a phrase shares with its plural. */
const phraseKey = (words: readonly string[]): string =>
  words.map((word) => (isNoun(word) ? pluralize.singular(word) : word)).join(' ');

/** Phrases that find each other, or, with `finds`, phrases that also find those. */
export interface SynonymGroup {
  readonly phrases: readonly string[];
  readonly finds?: readonly string[] | null;
}

/** Phrases by the key of the phrase that finds them. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

export function synonymsOf(groups: readonly SynonymGroup[]): Synonyms {
  const synonyms = new Map<string, Set<string>>();
  for (const { phrases, finds } of groups) {
    for (const phrase of phrases) {
      const key = phraseKey(wordsIn(phrase));
      const found = synonyms.get(key) ?? new Set();
      for (const other of finds ?? phrases)
        if (phraseKey(wordsIn(other)) !== key) found.add(searchKey(other));
      synonyms.set(key, found);
    }
  }
  return new Map([...synonyms].map(([key, found]) => [key, [...found]]));
}

/** One or more words of a text that are searched as a unit, with the phrases that mean the same. */
export interface Term {
  readonly words: readonly string[];
  readonly synonyms: readonly (readonly string[])[];
}

/** Words that do not describe a product. */
const fillers = new Set(
  'a an and for from in of on the to with ka ke ki aur wala wali का के की और वाला वाली'.split(' '),
);

/** Splits words into terms: the longest phrases that have synonyms, otherwise single words without fillers. */
export function termsOf(text: readonly string[], synonyms: Synonyms): Term[] {
  const described = text.filter((word) => !fillers.has(word));
  const words = described.length > 0 ? described : text;
  const terms: Term[] = [];
  for (let start = 0; start < words.length;) {
    let end = Math.min(words.length, start + MAX_SYNONYM_WORDS);
    while (end > start + 1 && !synonyms.has(phraseKey(words.slice(start, end)))) end -= 1;
    const term = words.slice(start, end);
    const found = synonyms.get(phraseKey(term)) ?? [];
    terms.push({ words: term, synonyms: found.map((phrase) => phrase.split(' ')) });
    start = end;
  }
  return terms;
}
