import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Variant } from '@shop/contracts';

/** How a session counts: `outside` is a session that a canary's draw has nothing to do with, whichever version it has. */
export type CountedAs = Variant | 'outside';

/** What a page was given, as its reports have to prove it. */
export interface Issued {
  readonly env: string;
  readonly seq: number;
  /** The shopper's session: the same for every page of a day, so that it counts once. */
  readonly session: string;
  /** For how many sessions a success of this one stands; 0 when its successes are not reported. */
  readonly weight: number;
  /** Version and variant of each remote. */
  readonly given: Readonly<Record<string, readonly [version: string, as: CountedAs]>>;
  /** Reports after this moment count no more; ms since 1970. */
  readonly until: number;
}

const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** Compares in a time that says nothing of where two signatures differ. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}

/** Text that only the holder of the key can make. */
export function issueNonce(issued: Issued, key: string): string {
  const text = Buffer.from(JSON.stringify(issued)).toString('base64url');
  return `${text}.${sign(key, text)}`;
}

/** What a nonce says; null when it was not made with this key, or is over. */
export function readNonce(nonce: string, key: string, now: Date): Issued | null {
  const [text = '', mark = ''] = nonce.split('.');
  if (!isSame(sign(key, text), mark)) return null;
  const issued = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Issued;
  return issued.until > now.getTime() ? issued : null;
}

/** Signs a short text into itself, for a cookie. */
export const signText = (text: string, key: string): string => `${text}.${sign(key, `cookie:${text}`)}`;

/** The text of `signText`; null when the signature is another. */
export function readSigned(signed: string, key: string): string | null {
  const cut = signed.lastIndexOf('.');
  const text = signed.slice(0, Math.max(0, cut));
  return cut > 0 && isSame(signText(text, key), signed) ? text : null;
}
