import { routedPath } from '@shop/config';
import { inLanguage, type LanguageCode, splitLanguage } from '@shop/config/languages';

/** Tracking parameters of advertisers, which no page reads and which would create separate cache entries. */
const tracking = /^(utm_\w+|gclid|fbclid|msclkid|mc_cid|mc_eid)$/;

/** Private pages, including their query, such as a token. */
const personal = /^\/(cart|checkout|success|auth|user|orders)(\/|$)/;

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Whether a path or URL belongs to a private page, in any spelling that the router accepts. */
export const isPersonalPage = (url: string): boolean => personal.test(routedPath(pathOf(url)));

const checkout = /^\/checkout(\/|$)/;

/** Whether a path or URL belongs to a page of the checkout. */
export const isCheckoutPage = (url: string): boolean => checkout.test(routedPath(pathOf(url)));

/** Whether a path or URL belongs to the page of an order, which anyone with its link can open. */
export const isOrderPage = (url: string): boolean => routedPath(pathOf(url)).startsWith('/orders/');

/** Maximum length of a cached URL; no link of the shop is longer. */
const maxCached = 1000;

export interface PageAddress {
  /** Path and query, with the prefix of the language. */
  readonly url: string;
  /** The language of the page, and its URL without the prefix; undefined for English. */
  readonly translated?: { readonly language: LanguageCode; readonly url: string };
  /** Whether the rendered page may be stored. */
  readonly isCacheable: boolean;
  /** Whether the page is private, so that only the shop's own cache may store it. */
  readonly isPersonal: boolean;
}

/** The URL that a page is rendered for: without the prefix of its language. */
export const renderedUrl = ({ url, translated }: Pick<PageAddress, 'url' | 'translated'>): string =>
  translated?.url ?? url;

/**
 * Parses the URL of a request. Never throws: an unknown URL is rendered as not found. `offered` are the languages besides
 * English; the prefix of any other language belongs to the path.
 */
export function pageAddress(raw: string, offered: readonly LanguageCode[] = []): PageAddress {
  const { language, url: page } = splitLanguage(raw, offered);
  if (language === null) return parsePage(raw);
  const { url, ...rest } = parsePage(page);
  return { ...rest, url: inLanguage(language, url), translated: { language, url } };
}

function parsePage(raw: string): PageAddress {
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
 * The request's URL with a decodable path for the router, which would reject any other. In a malformed path such as `/caf%E9`
 * percent signs are read literally, as browsers do.
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

/** The URL without repeated slashes in its path, whose first segment could be read as a host; undefined if there are none. */
export function withSingleSlashes(raw: string): string | undefined {
  const [path = '', ...query] = raw.split('?');
  return path.includes('//') ? [path.replace(/\/{2,}/g, '/'), ...query].join('?') : undefined;
}
