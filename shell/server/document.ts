import { shop } from '@shop/config';
import {
  documentBlocks as blocks,
  type DocumentHead,
  type HeadElement,
  type PageRelease,
  type PreloadImage,
} from '@shop/contracts';
import { escapeHtml, jsonBlock, linkedDataBlock } from './html';
import type { PartAssets } from './part-assets';
import { serviceWorkerPath } from './service-worker';
import type { ShellAssets } from './shell-assets';
import { siteHead } from './site/site-head';

interface Opening {
  readonly head: DocumentHead;
  /** Of the shop, as shoppers reach it. */
  readonly origin: string;
  readonly release: PageRelease;
  readonly shell: ShellAssets;
  /** Whether the page shall register the service worker. */
  readonly keepsPages: boolean;
  readonly parts: PartAssets;
}

const stylesheet = (href: string) => `<link rel="stylesheet" href="${escapeHtml(href)}">`;
const preload = (href: string, as: string, integrity?: string) => {
  const check = integrity ? ` integrity="${escapeHtml(integrity)}" crossorigin="anonymous"` : '';
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${check}>`;
};

/** Marks what belongs to a screen: the page takes it away with the screen. */
const mark = 'data-screen';

function headElement({ tag, attributes }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')} ${mark}>`;
}

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
export function openDocument({ head, origin, release, shell, keepsPages, parts }: Opening): string {
  const { title, preloadImage, elements, linkedData } = head;
  const worker = keepsPages ? ` data-worker="${serviceWorkerPath}"` : '';
  return [
    '<!doctype html>',
    `<html lang="${shop.language}" data-release="${release.seq}" data-origin="${escapeHtml(origin)}"${worker}>`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    ...elements.map(headElement),
    siteHead,
    preloadImage ? preloadPicture(preloadImage) : '',
    ...shell.css.map(stylesheet),
    ...parts.styles.map(({ href, text, integrity }) =>
      text === null
        ? preload(href, 'style', integrity)
        : `<style data-href="${escapeHtml(href)}">${text}</style>`,
    ),
    ...parts.scripts.map(({ href, integrity }) => preload(href, 'script', integrity)),
    ...linkedData.map((data) => linkedDataBlock(mark, data)),
    jsonBlock(blocks.release, release),
    ...shell.js.map((src) => `<script defer src="${escapeHtml(src)}"></script>`),
    `</head><body><div id="${blocks.root}">`,
  ].join('');
}

/** The rest of the document, after the shop's root. */
export function closeDocument(state: unknown): string {
  return `</div>${state ? jsonBlock(blocks.state, state) : ''}</body></html>`;
}
