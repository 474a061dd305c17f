const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decode(entity: string, body: string): string {
  if (!body.startsWith('#')) return named[body.toLowerCase()] ?? entity;
  const hexadecimal = body[1]?.toLowerCase() === 'x';
  const code = hexadecimal ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** The text of an HTML fragment on one line, for titles and descriptions; not to be used as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?(?:a|abbr|b|code|em|i|mark|small|span|strong|u)(?:\s[^>]*)?>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#\d+|#x[\da-f]+|[a-z]\w*);/gi, decode)
    .replace(/\s+/g, ' ')
    .trim();
}

/** How many characters of a description search engines show. */
const descriptionLength = 155;

/** A page's description for its head: the beginning of its HTML text, truncated at a word. */
export function descriptionOf(html: string): string {
  return beginningOf(plainText(html));
}

/** `descriptionOf` for plain text. */
export function beginningOf(text: string): string {
  if (text.length <= descriptionLength) return text;
  const shortened = text.slice(0, descriptionLength);
  return `${shortened.slice(0, Math.max(shortened.lastIndexOf(' '), 1))}…`;
}
