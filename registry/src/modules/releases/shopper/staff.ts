import { cookieName, readCookie } from '@shop/server-kit/cookies';
import { readSigned, signText } from '../../telemetry/nonce';
import { setStaff, staffCookie } from './cookies';

const hourMs = 60 * 60 * 1000;
const monthMs = 30 * 24 * hourMs;

/** What is signed: a pass that marks one browser as staff, or its cookie. */
type Kind = 'staff-pass' | 'staff';

const sign = (kind: Kind, until: number, key: string) => signText(`${kind}:${until}`, key);

interface KeyAndTime {
  readonly key: string;
  readonly now: Date;
}

interface BrowserOptions extends KeyAndTime {
  /** Whether the shopper uses https. */
  readonly secure: boolean;
}

/** Until when a signed text of that kind holds; null for one that is over, or not ours. */
function validUntil(kind: Kind, signed: string | undefined, { key, now }: KeyAndTime): Date | null {
  const [found, until] = (readSigned(signed ?? '', key) ?? '').split(':');
  return found === kind && Number(until) > now.getTime() ? new Date(Number(until)) : null;
}

/** A pass that marks a browser as staff, valid for an hour, for a link of the shop. */
export function staffPass(key: string, now: Date): { readonly pass: string; readonly until: Date } {
  const until = new Date(now.getTime() + hourMs);
  return { pass: sign('staff-pass', until.getTime(), key), until };
}

/** The `Set-Cookie` headers for a pass, for a month; for `off`, those that clear them. Null for an invalid pass. */
export function staffCookiesFor(
  pass: string,
  { key, now, secure }: BrowserOptions,
): readonly string[] | null {
  if (pass === 'off') return setStaff(null, secure);
  if (!validUntil('staff-pass', pass, { key, now })) return null;
  return setStaff(sign('staff', now.getTime() + monthMs, key), secure);
}

/** Until when a `Cookie` header is from a staff browser; null when it is not. */
export const staffUntil = (cookie: string | undefined, { key, now, secure }: BrowserOptions): Date | null =>
  validUntil('staff', readCookie(cookie, cookieName(staffCookie, secure)), { key, now });
