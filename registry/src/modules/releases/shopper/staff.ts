import { readSigned, signText } from '../../telemetry/nonce';
import { cookieName, readCookie, setStaff, staffCookie } from './cookies';

const hourMs = 60 * 60 * 1000;
const monthMs = 30 * 24 * hourMs;

/** What is signed: a pass that marks one browser as staff, or its cookie. */
type Kind = 'staff-pass' | 'staff';

const sign = (kind: Kind, until: number, key: string) => signText(`${kind}:${until}`, key);

function holds(kind: Kind, signed: string | undefined, { key, now }: { key: string; now: Date }): boolean {
  const [found, until] = (readSigned(signed ?? '', key) ?? '').split(':');
  return found === kind && Number(until) > now.getTime();
}

/** A pass that marks a browser as staff, valid for an hour, for a link of the shop. */
export function staffPass(key: string, now: Date): { readonly pass: string; readonly until: Date } {
  const until = new Date(now.getTime() + hourMs);
  return { pass: sign('staff-pass', until.getTime(), key), until };
}

/** The `Set-Cookie` header for a pass, for a month; for `off`, one that clears it. Null for an invalid pass. */
export function staffCookieFor(
  pass: string,
  { key, now, secure }: { readonly key: string; readonly now: Date; readonly secure: boolean },
): string | null {
  if (pass === 'off') return setStaff(null, secure);
  if (!holds('staff-pass', pass, { key, now })) return null;
  return setStaff(sign('staff', now.getTime() + monthMs, key), secure);
}

/** Whether a `Cookie` header is from a staff browser. */
export const isStaff = (
  cookie: string | undefined,
  { key, now, secure }: { readonly key: string; readonly now: Date; readonly secure: boolean },
): boolean => holds('staff', readCookie(cookie, cookieName(staffCookie, secure)), { key, now });
