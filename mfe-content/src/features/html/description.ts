import { plainText } from '../plain-text';

/** What a search engine shows of a page, in characters. */
const shown = 155;

/** A page's description for its head: the beginning of its HTML text, truncated at a word. */
export function descriptionOf(html: string): string {
  return beginningOf(plainText(html));
}

/** `descriptionOf` of what is plain text already. */
export function beginningOf(text: string): string {
  if (text.length <= shown) return text;
  const shortened = text.slice(0, shown);
  return `${shortened.slice(0, Math.max(shortened.lastIndexOf(' '), 1))}…`;
}
