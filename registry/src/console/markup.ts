import { escapeHtml } from '@shop/contracts/escape-html';

/** HTML that was made by `markup`, so that it is not escaped again. */
export interface Markup {
  readonly html: string;
}

/** Values of a template: HTML as it is, texts and numbers escaped, lists concatenated, false and undefined left out. */
export type Piece = Markup | string | number | null | undefined | false | readonly Piece[];

function htmlOf(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece));
  return 'html' in piece ? piece.html : piece.map(htmlOf).join('');
}

/** A template of HTML; values are escaped, in elements and in quoted attributes. */
export function markup(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return { html: texts.map((text, at) => (at === 0 ? '' : htmlOf(pieces[at - 1])) + text).join('') };
}
