/** Tags of text and its structure. */
const structure = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure'],
  ...['figcaption', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'details', 'summary', 'div'],
] as const;

/** Tags inside a line of text. */
const inline = [
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'span', 'code', 'time', 'abbr'],
  ...['a', 'img'],
] as const;

/** The HTML of the shop's long texts. The API removes everything else, and the office's editor writes nothing else. */
export const htmlRules = {
  tags: [...structure, ...inline],
  attributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    abbr: ['title'],
    '*': ['lang', 'dir'],
  },
  /** Schemes of links; addresses without a scheme are pages of the shop. */
  schemes: ['https', 'http', 'mailto', 'tel'],
} as const;
