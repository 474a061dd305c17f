import { escapeHtml } from '@shop/contracts/escape-html';

/** HTML that `markup` created, which is not escaped again. */
export interface Markup {
  readonly html: string;
}

/**
 * A value in a template. Markup is inserted unchanged, text is escaped, lists are concatenated, false and undefined are omitted.
 */
export type Child = Markup | string | number | null | undefined | false | readonly Child[];

function htmlOf(child: Child): string {
  if (child === null || child === undefined || child === false) return '';
  if (typeof child === 'string' || typeof child === 'number') return escapeHtml(String(child));
  return 'html' in child ? child.html : child.map(htmlOf).join('');
}

/** A template of HTML; values are escaped, in elements and in quoted attributes. */
export function markup(texts: TemplateStringsArray, ...children: readonly Child[]): Markup {
  return { html: texts.map((text, at) => (at === 0 ? '' : htmlOf(children[at - 1])) + text).join('') };
}
