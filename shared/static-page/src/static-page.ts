import { paths, shop } from '@shop/config';
import { escapeHtml } from '@shop/contracts/escape-html';
import { formMarkup, type PostForm } from './form-markup';
import { formStyle, pageStyle, stamp } from './page-style';

export interface StaticPage {
  readonly title: string;
  /** The text of the rubber stamp. */
  readonly rubber: string;
  readonly heading: string;
  readonly text: readonly string[];
  /** Links, the first as the main action; an empty href is the page itself. */
  readonly ways: readonly { readonly href: string; readonly label: string }[];
  /** Shown below the text. */
  readonly form?: PostForm;
  /** A list of pages below the text. */
  readonly list?: {
    readonly heading: string;
    readonly items: readonly { readonly href: string; readonly label: string }[];
  };
  /** A script that may run, with its nonce if the response's policy allows it by nonce instead of hash. */
  readonly script?: { readonly nonce?: string; readonly text: string };
}

const link = ({ href, label }: { readonly href: string; readonly label: string }) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;

const scriptElement = ({ nonce, text }: NonNullable<StaticPage['script']>) =>
  `<script${nonce ? ` nonce="${escapeHtml(nonce)}"` : ''}>${text}</script>`;

/** A self-contained page for when the shop's code is unavailable. It does not load other files, and works without its script. */
export function staticPage({ title, rubber, heading, text, form, ways, list, script }: StaticPage): string {
  const pages =
    list && list.items.length > 0
      ? `<h2>${escapeHtml(list.heading)}</h2><ul>${list.items.map((item) => `<li>${link(item)}</li>`).join('')}</ul>`
      : '';
  return `<!doctype html>
<html lang="${shop.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(shop.name)}</title>
<style>${pageStyle}${form ? formStyle : ''}</style></head>
<body><header><a href="${paths.home}">${escapeHtml(shop.name)}</a></header>
<main><div class="face"><p class="rubber" aria-hidden="true">${escapeHtml(rubber)}</p><div class="postage">${stamp}</div>
<div class="letter"><h1>${escapeHtml(heading)}</h1>${text.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}
${form ? formMarkup(form) : ''}<p class="ways">${ways.map(link).join('')}</p>${pages}</div></div></main>
${script ? scriptElement(script) : ''}</body></html>
`;
}
