import { paths } from '@shop/config';
import { type LanguageCode, languageCode } from '@shop/config/languages';
import { documentBlocks as blocks, integrityList, type PageRelease } from '@shop/contracts';
import { escapeHtml } from '@shop/contracts/escape-html';

const between = (text: string, start: string, end: string): string | undefined => {
  const from = text.indexOf(start);
  if (from < 0) return undefined;
  const to = text.indexOf(end, from + start.length);
  return to < 0 ? undefined : text.slice(from + start.length, to);
};

/** The release in a document of the shop; null for other text. */
export function releaseOf(html: string): PageRelease | null {
  const json = between(html, `<script type="application/json" id="${blocks.release}">`, '</script>');
  if (!json || !html.trimEnd().endsWith('</html>')) return null;
  try {
    return JSON.parse(json) as PageRelease;
  } catch {
    return null;
  }
}

const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

/** The document's title as text. */
export const titleOf = (html: string): string =>
  (between(html, '<title>', '</title>') ?? '').replace(
    /&(?:#(\d+)|(\w+));/g,
    (whole, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Number(code)) : (named[name ?? ''] ?? whole),
  );

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** URLs of the scripts and style sheets without which the document would stay blank or incomplete. */
export function filesOf(html: string): string[] {
  const files = [...html.matchAll(/<(?:script|link|style)\b[^>]*>/g)].flatMap(([tag]) => {
    if (tag.startsWith('<script')) return attribute(tag, 'src') ?? [];
    // Inline in this document, but a separate file for other pages.
    if (tag.startsWith('<style')) return attribute(tag, 'data-href') ?? [];
    const isFile =
      attribute(tag, 'rel') === 'stylesheet' || /^(script|style)$/.test(attribute(tag, 'as') ?? '');
    return (isFile && attribute(tag, 'href')) || [];
  });
  return [...new Set(files)].filter((file) => file.startsWith('/'));
}

const rootTag = (html: string) => /<html\b[^>]*>/.exec(html)?.[0] ?? '';

/** The language of a document; null for English. */
export const languageOf = (html: string): LanguageCode | null =>
  languageCode(attribute(rootTag(html), 'lang'));

/** URLs of the shell's lazy files. */
export function lazyFilesOf(html: string): string[] {
  const tag = rootTag(html);
  return (attribute(tag, 'data-later') ?? '').split(' ').filter((file) => file.startsWith('/'));
}

/** URLs of the files for the cart and wishlist in a release: their panels and the cart page. */
export function choiceFilesOf(release: PageRelease): string[] {
  const files = Object.values(release.remotes).flatMap(({ base, manifest, slots, routes, ...remote }) => {
    const modules = [
      ...slots.filter(({ slot }) => slot === 'cart-panel' || slot === 'wishlist-panel'),
      ...routes.filter(({ path }) => path === paths.cart),
    ].map(({ module }) => module);
    if (modules.length === 0) return [];
    const names = modules.flatMap((module) => {
      const { js = [], css = [] } = manifest.exposes[module] ?? {};
      return [...js, ...css];
    });
    const hashes = remote.integrityList === undefined ? [] : [integrityList.name];
    return [...hashes, manifest.entry, ...names].map((name) => `${base}${name}`);
  });
  return [...new Set(files)];
}

/**
 * The document without its page's markup and with a different title, for a page that was opened by client-side navigation and
 * has no document. The browser renders the page of its URL from the document's data and cached responses.
 */
export function frameOf(html: string, title: string): string {
  const root = `<div id="${blocks.root}">`;
  const head = html
    .slice(0, html.indexOf(root))
    .replace(/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`)
    .replace(/<link rel="(preload" as="image|canonical)"[^>]*>/g, '');
  const state = html.indexOf(`<script type="application/json" id="${blocks.state}">`);
  return `${head}${root}</div>${state < 0 ? '</body></html>' : html.slice(state)}`;
}

/** Marks the document as a stored copy, with its time (ISO 8601). */
export const markAsCopy = (html: string, at: string): string =>
  html.replace('<html ', `<html data-kept="${escapeHtml(at)}" `);
