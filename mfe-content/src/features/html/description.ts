import { plainText } from './plain-text';

/** What a search engine shows of a page, in characters. */
const shown = 155;

/** A page's description for its head: the beginning of its HTML text, cut at a word. */
export function descriptionOf(html: string): string {
  const text = plainText(html);
  if (text.length <= shown) return text;
  const cut = text.slice(0, shown);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
