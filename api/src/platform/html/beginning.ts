const tag = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi;
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi;
const withoutEnd = new Set(['br', 'hr', 'img']);

/**
 * The first complete blocks of sanitised HTML, until they hold more than that many characters of text or the
 * HTML ends: enough for showing that many with an ellipsis.
 */
export function beginningOf(html: string, characters: number): string {
  let depth = 0;
  let text = 0;
  let read = 0;
  for (const found of html.matchAll(tag)) {
    const [whole, slash, name = ''] = found;
    text += html.slice(read, found.index).replace(entity, ' ').replace(/\s+/g, ' ').trim().length;
    read = found.index + whole.length;
    if (withoutEnd.has(name.toLowerCase())) continue;
    depth += slash ? -1 : 1;
    if (depth === 0 && text > characters) return html.slice(0, read);
  }
  return html;
}
