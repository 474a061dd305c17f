import { htmlRules } from '@shop/config/html-rules';
import sanitizeHtml from 'sanitize-html';

const outside = { target: '_blank', rel: 'noopener noreferrer' };

const options: sanitizeHtml.IOptions = {
  allowedTags: [...htmlRules.tags],
  allowedAttributes: Object.fromEntries(
    Object.entries(htmlRules.attributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...htmlRules.schemes],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    // External links open in a new tab without `window.opener`; links to the shop open in the same tab.
    a: (tagName, { target: _target, rel: _rel, ...attribs }) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, ...outside } : attribs,
    }),
  },
};

/**
 * Sanitises HTML for shoppers: allows text structure, links and pictures; removes scripts, styles and frames. Used on every
 * write.
 */
export function sanitizeForStorage(html: string): string {
  return sanitizeHtml(html, options).trim();
}

/** Cache size; more than the shop has long texts. */
const ALLOWED_TAGS = 400;

const shown = new Map<string, string>();

/**
 * Sanitises stored HTML for display. It was sanitised when it was written, but may have been changed in the database or written
 * under older rules. Each text is processed once.
 */
export function showHtml(stored: string): string {
  const known = shown.get(stored);
  if (known !== undefined) return known;
  const html = sanitizeForStorage(stored);
  if (shown.size >= ALLOWED_TAGS) shown.clear();
  shown.set(stored, html);
  return html;
}

const tag = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi;
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi;
const withoutEnd = new Set(['br', 'hr', 'img']);

/**
 * The first complete blocks of sanitised HTML with more than that many characters of text, enough to show that many with an
 * ellipsis.
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
