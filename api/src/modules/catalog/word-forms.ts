import pluralize from 'pluralize';

/** Shorter words are part of too many others: "as" is not a plural of "a". */
const SHORTEST_NOUN = 3;

/** The forms of a word to look for, so that "sticker" and "stickers" find the same. What contains another form is left out. */
export function wordForms(word: string): readonly string[] {
  if (!/^[a-z]+$/.test(word)) return [word];
  const singular = pluralize.singular(word);
  if (singular.length < SHORTEST_NOUN) return [word];
  const forms = new Set([word, singular, pluralize(singular)]);
  return [...forms].filter((form) => ![...forms].some((other) => other !== form && form.includes(other)));
}
