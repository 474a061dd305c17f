import { paths } from '@shop/config';
import { inLanguage } from '@shop/config/languages';
import {
  choiceFilesOf,
  filesOf,
  frameOf,
  languageOf,
  lazyFilesOf,
  releaseOf,
  titleOf,
} from './document-text';
import { handlingOf } from './handling';
import { mayKeepPage } from './cacheable';
import { assets, data, pictures } from './strategies';
import { matchOptions, pageAt, type PageCopy, putPage } from './page-copies';
import type { Visit } from './messages';

/** Whether all files are cached, so that the page does not stay blank. */
export async function areCached(files: readonly string[]): Promise<boolean> {
  const found = await Promise.all(
    files.map((file) => caches.match(file, { ...matchOptions, cacheName: 'shop-assets' })),
  );
  return found.every(Boolean);
}

/** Stores a document of the shop; its files are stored when the page is idle. */
export async function keepDocument(url: string, response: Response): Promise<void> {
  const html = await response.text();
  if (!releaseOf(html)) return;
  await putPage({ url, title: titleOf(html), html, headers: response.headers, at: new Date().toISOString() });
}

async function fetchDocument(url: string): Promise<PageCopy | undefined> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (mayKeepPage(response)) await keepDocument(url, response);
  return pageAt(url);
}

/** Fetches and caches missing files. A failure does not stop the others. */
async function fetchAll(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  const strategies = { asset: assets, picture: pictures, data } as const;
  const fetched = urls.map(async (address) => {
    const url = new URL(address, location.href).href;
    const handling = handlingOf({ method: 'GET', url, mode: 'no-cors' }, location.origin);
    if (handling !== 'asset' && handling !== 'picture' && handling !== 'data') return;
    await Promise.all(strategies[handling].handleAll({ event, request: new Request(url) }));
  });
  await Promise.allSettled(fetched);
}

/** A page opened by client-side navigation gets a document made from the open one, unless one of this release is stored. */
async function keepFrame(document: PageCopy, url: string, title: string): Promise<void> {
  const before = await pageAt(url);
  if (before && releaseOf(before.html)?.seq === releaseOf(document.html)?.seq) return;
  await putPage({ ...document, url, title, html: frameOf(document.html, title) });
}

/** Stores a visited page with all files that are needed to open it again, and the files of the cart. */
export async function storeVisitedPage(
  { url, title, document, fetched }: Visit,
  event: ExtendableEvent,
): Promise<void> {
  const { origin } = location;
  const isPage = (address: string) =>
    handlingOf({ method: 'GET', url: address, mode: 'navigate' }, origin) === 'page';
  if (!isPage(document)) return;
  const copy = (await pageAt(document)) ?? (await fetchDocument(document));
  const release = copy && releaseOf(copy.html);
  if (!copy || !release) return;
  const files = [...filesOf(copy.html), ...lazyFilesOf(copy.html), ...choiceFilesOf(release), ...fetched];
  await fetchAll(files, event);
  if (url !== document && isPage(url)) await keepFrame(copy, url, title);
  const cart = new URL(inLanguage(languageOf(copy.html), paths.cart), origin).href;
  if (cart !== document) await keepFrame(copy, cart, `Cart | ${title.split(' | ').at(-1) ?? ''}`);
}
