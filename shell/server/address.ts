import { routedPath } from '@shop/config';

/** Tracking parameters of advertisers: no page reads them, and each would make a separate cache entry. */
const tracking = /^(utm_\w+|gclid|fbclid|msclkid|mc_cid|mc_eid)$/;

/** Private pages. Their query, such as a token, belongs to one shopper. */
const personal = /^\/(cart|checkout|success|auth|user|orders)(\/|$)/;

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Whether a path, or a URL with its query, is a private page, in any spelling that the router takes for it. */
export const isPersonalPage = (url: string): boolean => personal.test(routedPath(pathOf(url)));

const checkout = /^\/checkout(\/|$)/;

/** Whether a path, or a URL with its query, is a page of the checkout. */
export const isCheckoutPage = (url: string): boolean => checkout.test(routedPath(pathOf(url)));

/** Whether it is the page of an order, which opens by a link for whoever has it. */
export const isOrderPage = (url: string): boolean => routedPath(pathOf(url)).startsWith('/orders/');

/** No link of the shop is longer. */
const maxCached = 1000;

export interface PageAddress {
  /** Path and query as the page is rendered for. */
  readonly url: string;
  /** Whether the rendered page may be stored. */
  readonly isCacheable: boolean;
  /** Whether it is a private page, which no cache outside of the shop may store. */
  readonly isPersonal: boolean;
}

/** Reads a request's address; rejects nothing: an unknown address is rendered as not found. */
export function pageAddress(raw: string): PageAddress {
  const separator = raw.indexOf('?');
  if (separator < 0)
    return { url: raw, isPersonal: isPersonalPage(raw), isCacheable: raw.length <= maxCached };
  const path = raw.slice(0, separator);
  const wanted = raw
    .slice(separator + 1)
    .split('&')
    .filter((pair) => pair !== '' && !tracking.test(pair.split('=', 1)[0] ?? ''));
  const url = wanted.length > 0 ? `${path}?${wanted.join('&')}` : path;
  const isPersonal = isPersonalPage(path);
  return {
    url,
    isPersonal,
    isCacheable: url.length <= maxCached && !(isPersonal && wanted.length > 0),
  };
}

/**
 * The request's URL with a path that can be decoded, for the router, which refuses any other before a page could respond. In a
 * malformed path such as `/caf%E9` each percent sign stands for itself; browsers read it in the same way.
 */
export function decodableUrl(raw: string): string {
  const [path = '', ...query] = raw.split('?');
  try {
    decodeURIComponent(path);
    return raw;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** The URL without repeated slashes in its path, which would make a host of its first word; undefined when there are none. */
export function withSingleSlashes(raw: string): string | undefined {
  const [path = '', ...query] = raw.split('?');
  return path.includes('//') ? [path.replace(/\/{2,}/g, '/'), ...query].join('?') : undefined;
}
