import { documentBlocks as blocks, type Head, type PageRelease, type PreloadImage } from '@shop/contracts';
import { escapeHtml, jsonBlock } from './html';
import type { PartAssets } from './part-assets';
import type { ShellAssets } from './shell-assets';

interface Opening {
  readonly head: Head;
  /** Absolute address of the page without its query. */
  readonly canonical: string;
  readonly release: PageRelease;
  readonly shell: ShellAssets;
  readonly parts: PartAssets;
}

const stylesheet = (href: string) => `<link rel="stylesheet" href="${escapeHtml(href)}">`;
const preload = (href: string, as: string, integrity?: string) => {
  const check = integrity ? ` integrity="${escapeHtml(integrity)}" crossorigin="anonymous"` : '';
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${check}>`;
};

/** One address or a list to pick from, never both: a browser that knows no lists would fetch what it will not show. */
function preloadPicture({ href, imagesrcset, imagesizes, type }: PreloadImage): string {
  const attributes = imagesrcset ? { imagesrcset, imagesizes, type } : { href, type };
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`);
  return `<link rel="preload" as="image"${written.join('')} fetchpriority="high">`;
}

/**
 * The document up to the shop's root. The styles of the page's parts are inside it: a style sheet that hangs would keep
 * the whole page blank, and the page's script from running. The loader of styles finds them by `data-href`.
 */
export function openDocument({ head, canonical, release, shell, parts }: Opening): string {
  const { title, description = '', preloadImage } = head;
  return [
    '<!doctype html>',
    `<html lang="en" data-release="${release.seq}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    preloadImage ? preloadPicture(preloadImage) : '',
    ...shell.css.map(stylesheet),
    ...parts.styles.map(({ href, text }) =>
      text === null ? preload(href, 'style') : `<style data-href="${escapeHtml(href)}">${text}</style>`,
    ),
    ...parts.scripts.map(({ href, integrity }) => preload(href, 'script', integrity)),
    jsonBlock(blocks.release, release),
    ...shell.js.map((src) => `<script defer src="${escapeHtml(src)}"></script>`),
    `</head><body><div id="${blocks.root}">`,
  ].join('');
}

/** The rest of the document, after the shop's root. */
export function closeDocument(state: unknown): string {
  return `</div>${state ? jsonBlock(blocks.state, state) : ''}</body></html>`;
}
