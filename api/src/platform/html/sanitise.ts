import sanitizeHtml from 'sanitize-html';

const outside = { target: '_blank', rel: 'noopener noreferrer' };

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'figure',
      'figcaption',
    ],
    ...[
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'small',
      'sub',
      'sup',
      'mark',
      'span',
      'div',
      'code',
      'time',
      'abbr',
    ],
    ...['a', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'details', 'summary'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    abbr: ['title'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    // Another site opens beside the shop, without a handle on it; a page of the shop opens in its place.
    a: (tagName, { target: _target, rel: _rel, ...attribs }) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, ...outside } : attribs,
    }),
  },
};

/** HTML that may be shown to shoppers: text structure, links and pictures; no script, style or frame. Used on every write. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, options).trim();
}
