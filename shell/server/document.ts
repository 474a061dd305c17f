import { shop } from '@shop/config';
import type { LanguageCode } from '@shop/config/languages';
import {
  documentBlocks as blocks,
  type DocumentHead,
  type HeadElement,
  type PageRelease,
  type PreloadImage,
} from '@shop/contracts';
import { escapeHtml } from '@shop/contracts/escape-html';
import { colors } from '@shop/tokens';
import { earlyClickScript } from '../paint/clicks/early-click-script';
import { firstPaintScript } from '../paint/first-paint-script';
import { earlyFormScript } from '../paint/forms/early-form-script';
import { fullyRenderedScript } from '../paint/scroll/fully-rendered-script';
import { serviceWorkerPath } from './service-worker';
import type { ShellAssets } from './shell-build';
import type { FragmentAssets } from './fragment-assets';
import { trustedTypesScript } from './trusted-types-script';

/** Characters that end a script element, or a line in scripts before ES2019. */
const unsafe = /[<\u2028\u2029]/g;

/** A value as JSON for a script element, escaped so that it cannot end the element. */
function scriptJson(value: unknown): string {
  const code = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');
  return JSON.stringify(value).replace(unsafe, (character) => `\\u${code(character)}`);
}

/** A value as a JSON block of the document. Browsers do not run such blocks, so the policy need not allow them. */
export function jsonBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
}

/** A block of JSON-LD; `attribute` marks it for scripts. */
function linkedDataBlock(attribute: string, value: object): string {
  return `<script type="application/ld+json" ${attribute}>${scriptJson(value)}</script>`;
}

/** The colour of the announcement strip at the top of every page, used for the browser's bar. */
export const themeColor = colors.ledgerDark;

/**
 * Head elements of every document: icons, the manifest and the theme colour. The icons are not SVG, which Chromium would parse on
 * the main thread for each page.
 */
export const siteHead = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/icon-192.png" sizes="192x192" type="image/png">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
  `<meta name="theme-color" content="${themeColor}">`,
].join('');

interface DocumentStart {
  readonly head: DocumentHead;
  /** The shop's public origin. */
  readonly origin: string;
  /** The only other origin whose scripts may run. */
  readonly scriptOrigin?: string | undefined;
  readonly release: PageRelease;
  readonly shell: ShellAssets;
  /** Whether the page registers the service worker. */
  readonly keepsPages: boolean;
  /** The language of the page; null or absent for English. */
  readonly language?: LanguageCode | null;
  /** The shop's languages besides English; none by default. */
  readonly languages?: readonly LanguageCode[];
  readonly fragments: FragmentAssets;
  /** The markup of the root. */
  readonly markup: string;
  /** False if the root contains only the frame, which the page replaces. */
  readonly isRendered: boolean;
  /** Whether the head is the shell's, so that the page still has to make its own. */
  readonly usesFallbackHead: boolean;
}

/** The only inline script. It is the same in every document, so that the policy allows it by its hash. */
export const documentScript = `${trustedTypesScript};${earlyClickScript};${earlyFormScript};${fullyRenderedScript};${firstPaintScript}`;

const stylesheet = (href: string) => `<link rel="stylesheet" href="${escapeHtml(href)}">`;
const inlineStyle = (href: string, text: string, attribute = '') =>
  `<style data-href="${escapeHtml(href)}"${attribute}>${text}</style>`;

/** Requested after the pictures of the first page, which is painted without scripts. */
const preload = (href: string, as: 'script' | 'style', integrity?: string) => {
  const check = integrity ? ` integrity="${escapeHtml(integrity)}" crossorigin="anonymous"` : '';
  const order = as === 'script' ? ' fetchpriority="low"' : '';
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${check}${order}>`;
};

const prefetch = (href: string) => `<link rel="prefetch" href="${escapeHtml(href)}">`;

/** Marks the head elements of a page, which the next navigation removes. */
const mark = 'data-screen';

function headElement({ tag, attributes }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')} ${mark}>`;
}

/** Either a URL or a `srcset`: with both, a browser without `imagesrcset` would preload a file that it does not use. */
function preloadPicture({ href, imagesrcset, imagesizes, type }: PreloadImage): string {
  const attributes = imagesrcset ? { imagesrcset, imagesizes, type } : { href, type };
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`);
  return `<link rel="preload" as="image"${written.join('')} fetchpriority="high">`;
}

/**
 * The document up to the shell's root, with only what the first paint requires. The styles of the shell and of the page's fragments
 * are inline: a separate style sheet would cost a round trip before the first paint, and a hanging one would keep the page blank.
 * The style loader finds them by `data-href`, and the page fetches the omitted rules of the sheet marked `data-rest`.
 */
export function openDocument({
  head,
  origin,
  scriptOrigin,
  release,
  shell,
  keepsPages,
  language,
  languages = [],
  fragments,
  markup,
  isRendered,
  usesFallbackHead,
}: DocumentStart): string {
  const { title, preloadImage, elements, linkedData } = head;
  const lazyFiles = escapeHtml(shell.lazyFiles.join(' '));
  const scripts = scriptOrigin ? ` data-scripts="${escapeHtml(scriptOrigin)}"` : '';
  const others = languages.length > 0 ? ` data-languages="${languages.join(' ')}"` : '';
  const due = usesFallbackHead ? ' data-head-due' : '';
  const worker = keepsPages ? ` data-worker="${serviceWorkerPath}" data-later="${lazyFiles}"` : '';
  return [
    '<!doctype html>',
    `<html lang="${language ?? shop.language}" data-release="${release.seq}" data-origin="${escapeHtml(origin)}"${others}${scripts}${worker}${due}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    preloadImage ? preloadPicture(preloadImage) : '',
    ...shell.css.map(({ href, text }) => (text === null ? stylesheet(href) : inlineStyle(href, text))),
    shell.rest ? inlineStyle(shell.rest.href, shell.rest.usedBy(markup), ' data-rest') : '',
    ...fragments.styles.map(({ href, text, integrity }) =>
      text === null ? preload(href, 'style', integrity) : inlineStyle(href, text),
    ),
    ...elements.map(headElement),
    siteHead,
    ...linkedData.map((data) => linkedDataBlock(mark, data)),
    `<script>${documentScript}</script>`,
    `</head><body><div id="${blocks.root}"${isRendered ? '' : ' data-unrendered'}>`,
  ].join('');
}

interface Closing {
  /** The state of the server's store. */
  readonly state: unknown;
  readonly release: PageRelease;
  readonly shell: ShellAssets;
  readonly fragments: FragmentAssets;
}

/**
 * The rest of the document after the shell's root, which makes the page interactive. It follows the markup so that on a slow
 * connection it does not delay the first paint, and its scripts do not compete with the page's largest picture.
 */
export function closeDocument({ state, release, shell, fragments }: Closing): string {
  return [
    `</div>${jsonBlock(blocks.state, state ?? null)}`,
    jsonBlock(blocks.release, release),
    shell.rest
      ? `<link rel="preload" as="style" href="${escapeHtml(shell.rest.href)}" fetchpriority="low">`
      : '',
    ...shell.js.map((src) => `<script defer src="${escapeHtml(src)}"></script>`),
    ...fragments.scripts.map(({ href, integrity }) => preload(href, 'script', integrity)),
    // The sprite of the icons that the page renders; those of the document are inline.
    ...shell.lazyFiles.filter((href) => href.endsWith('.svg')).map(prefetch),
    '</body></html>',
  ].join('');
}
