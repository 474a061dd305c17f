/** What advertisers add to addresses: no page looks at it, and each would be a page of its own. */
const tracking = /^(utm_\w+|gclid|fbclid|msclkid|mc_cid|mc_eid)$/;

/** Screens that are one shopper's own. What stands in their query, such as a token, is nobody else's. */
const personal = /^\/(cart|checkout|success|auth|user|orders)(\/|$)/;

/** Whether a path, or an address with its query, is one shopper's own page. */
export const isPersonalPage = (url: string): boolean => personal.test(url.split('?', 1)[0] ?? '');

/** Whether it is the page of an order, which opens by a link for whoever has it. */
export const isOrderPage = (url: string): boolean => url.startsWith('/orders/');

/** Longer addresses are nobody's links. */
const maxCached = 1000;

export interface PageAddress {
  /** Path and query as the page is rendered for. */
  readonly url: string;
  /** Whether the rendered page may be stored. */
  readonly isCacheable: boolean;
  /** Whether it is one shopper's own page, which no cache outside of the shop may store. */
  readonly isPersonal: boolean;
}

/** Reads a request's address; rejects nothing: what is no page is rendered as such. */
export function pageAddress(raw: string): PageAddress {
  const cut = raw.indexOf('?');
  if (cut < 0) return { url: raw, isPersonal: isPersonalPage(raw), isCacheable: raw.length <= maxCached };
  const path = raw.slice(0, cut);
  const wanted = raw
    .slice(cut + 1)
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
