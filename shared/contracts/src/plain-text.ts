/** A text of at most `length` characters; a longer one is cut off with an ellipsis. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  // Not in the middle of a surrogate pair.
  const start = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}

/**
 * The text of HTML that the API has sanitised, at most `length` characters, for a document's description or a product feed. Decodes
 * the entities that sanitised HTML contains. Do not render it as HTML.
 */
export function plainText(html: string, length: number): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return shorten(text, length);
}
