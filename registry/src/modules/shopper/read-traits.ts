import type { ShopperTraits } from '@shop/contracts/choice';
import { cookieName, readCookie } from '@shop/server-kit/cookies';
import type { IncomingHttpHeaders } from 'node:http';
import { browserCookie, staffUntil } from './cookies';

interface TraitOptions {
  /** Key of the staff cookie. */
  readonly key: string;
  readonly now: Date;
  /** Whether the shopper uses https. */
  readonly secure: boolean;
  /** Lower-case name of the header in which a CDN sends the shopper's city; undefined for none. */
  readonly cityHeader: string | undefined;
}

const phones = /\bMobi(le)?\b|\biP(hone|od)\b/;

/** Uses client hints if they are sent, else the user agent. */
function isNarrow(headers: IncomingHttpHeaders): boolean {
  const clientHint = headers['sec-ch-ua-mobile'];
  return clientHint === undefined ? phones.test(headers['user-agent'] ?? '') : clientHint === '?1';
}

function cityIn(value: string | readonly string[] | undefined): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  if (!text) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The shopper traits of a request, for canary segments. */
export function readTraits(
  headers: IncomingHttpHeaders,
  { key, now, secure, cityHeader }: TraitOptions,
): ShopperTraits {
  const { cookie } = headers;
  const browser = readCookie(cookie, cookieName(browserCookie, secure)) ?? readCookie(cookie, browserCookie);
  return {
    isStaff: staffUntil(cookie, { key, now, secure }) !== null,
    hasSignedIn: browser !== undefined && browser !== '',
    isNarrow: isNarrow(headers),
    city: cityHeader === undefined ? null : cityIn(headers[cityHeader]),
  };
}
