import { escapeHtml } from '@shop/contracts/escape-html';

/** HTML that was made by `markup`, so that it goes into other HTML as it is. */
export interface Markup {
  readonly html: string;
}

/** What may stand in a template: HTML as it is, texts and numbers escaped, lists one after the other, the rest not at all. */
export type Piece = Markup | string | number | null | undefined | false | readonly Piece[];

function htmlOf(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece));
  return 'html' in piece ? piece.html : piece.map(htmlOf).join('');
}

/** A template of HTML; whatever is put into it is escaped, in elements and in quoted attributes. */
export function markup(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return { html: texts.map((text, at) => (at === 0 ? '' : htmlOf(pieces[at - 1])) + text).join('') };
}
