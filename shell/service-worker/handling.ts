import { routePatterns } from '@shop/config';
import { languageCodes, splitLanguage } from '@shop/config/languages';

/**
 * How a request is handled: a `page` is fetched and stored; a `private-page` is fetched and never stored; an `asset` and a
 * `picture` are immutable; `asset-again` retries an asset whose first response was broken; `data` is fetched and cached; `forget`
 * clears personal data, because another person may use the browser afterwards; `network` is not handled by the worker.
 */
export type Handling =
  | 'page'
  | 'private-page'
  | 'asset'
  | 'asset-again'
  | 'picture'
  | 'data'
  | 'forget'
  | 'network';

/** The fields of a request that decide how it is handled. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  /** Set for range requests, as video players send them. */
  readonly range?: boolean;
}

const firstSegment = (pathname: string) => pathname.split('/')[1] ?? '';

const { checkout, success, profile, login, order } = routePatterns;
const privatePages = new Set([checkout, success, profile, login, order].map(firstSegment));
const personalData = new Set(['user', 'order', 'payment', 'contact']);
const otherServices = new Set(['api', 'media', 'registry', 'remotes', 'sandbox', 'shell', 'ops']);

const asset = /^\/(shell\/.|remotes\/[^/]+\/[^/]+\/.)/;
const apiCall = /^\/api\/v1\/([^/]+)/;
/** API calls of the page, and the sign-in form that the browser posts. */
const signsInOrOut = /^\/(api\/v1\/user\/sign|auth\/login$)/;

function handlingOfNavigation({ pathname, searchParams }: URL): Handling {
  const place = firstSegment(splitLanguage(pathname, languageCodes).url);
  if (otherServices.has(place)) return 'network';
  // A preview is for one person and is never stored.
  return privatePages.has(place) || searchParams.has('preview') ? 'private-page' : 'page';
}

/** Decides how the worker handles a request, given the shop's origin. */
export function handlingOf({ method, url, mode, range = false }: Asked, origin: string): Handling {
  const address = new URL(url);
  if (address.origin !== origin) return 'network';
  if (method === 'POST' && signsInOrOut.test(address.pathname)) return 'forget';
  if (method !== 'GET' || range) return 'network';
  if (mode === 'navigate') return handlingOfNavigation(address);
  if (asset.test(address.pathname)) return address.search ? 'asset-again' : 'asset';
  if (address.pathname.startsWith('/media/')) return 'picture';
  const call = apiCall.exec(address.pathname)?.[1];
  return call && !personalData.has(call) ? 'data' : 'network';
}
