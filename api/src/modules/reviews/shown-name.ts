/** Maximum length of a shown first name, in characters. */
const FIRST_NAME = 30;

const characters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

const firstOf = (word: string): string => [...characters.segment(word)][0]?.segment ?? '';

/**
 * The name that is shown with a review: first name and initial, such as "Asha R." for "Asha Rao". Some people enter an email address
 * or a number as their name, which is not shown.
 */
export function shownName(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  if (first === '' || /[@\d]/.test(first)) return 'A customer';
  const shown = [...characters.segment(first)]
    .slice(0, FIRST_NAME)
    .map(({ segment }) => segment)
    .join('');
  const last = words.length > 1 ? firstOf(words.at(-1) ?? '') : '';
  return /\p{L}/u.test(last) ? `${shown} ${last.toUpperCase()}.` : shown;
}
