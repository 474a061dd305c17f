import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Variant } from '@shop/contracts';

/** Hashes of an address and of its network: evidence is limited for both, and the registry stores neither in clear. */
export interface Client {
  /** Hash of an IPv4 address, or of the /64 of an IPv6 customer. */
  readonly address: string;
  /** Hash of an IPv4 /24 or an IPv6 /48, which is about what one sender can rent at once. */
  readonly network: string;
}

/** Header in which a shop in another process names the client of a report that it forwards. */
export const clientHeader = 'x-report-client';

const hashLength = 16;

function groupsOf(ip: string): readonly string[] {
  const [head = '', tail] = ip.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}

/** An address and its network as text: equal for all spellings. */
function placeOf(ip: string): Client {
  const plain = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return { address: plain, network: plain.split('.').slice(0, 3).join('.') };
  const groups = groupsOf(plain);
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

/** The client behind an address; `key` is that of the environment. */
export function clientOf(ip: string, key: string): Client {
  const hash = (text: string) =>
    createHmac('sha256', key).update(`client:${text}`).digest('base64url').slice(0, hashLength);
  const { address, network } = placeOf(ip);
  return { address: hash(`address ${address}`), network: hash(`network ${network}`) };
}

/** A client as a header has it. */
export const clientText = ({ address, network }: Client): string => `${address}.${network}`;

/** The client of a header; null for anything else. */
export function parseClient(text: unknown): Client | null {
  const match = typeof text === 'string' ? /^([\w-]{16})\.([\w-]{16})$/.exec(text) : null;
  return match?.[1] && match[2] ? { address: match[1], network: match[2] } : null;
}

/** How a session counts: `outside` is a session that a canary's draw does not concern, whichever version it has. */
export type CountedAs = Variant | 'outside';

/** The versions that a page was given, which its reports have to prove. */
export interface Issued {
  readonly env: string;
  readonly seq: number;
  /** The shopper's session: the same for every page of a day, so that it counts once. */
  readonly session: string;
  /** How many sessions a success of this one represents; 0 when its successes are not reported. */
  readonly weight: number;
  /** Version and variant of each remote. */
  readonly given: Readonly<Record<string, readonly [version: string, as: CountedAs]>>;
  /** Whether the shop counts payments and orders itself, so that its pages do not. */
  readonly purchases?: true;
  /** Reports after this moment are ignored; ms since 1970. */
  readonly until: number;
  /** Names this permit, which one page has; absent in those of an older shop. */
  readonly id?: string;
  /** Who asked for it: a report from another network is not evidence. Absent in those of an older shop. */
  readonly client?: Client;
  /** Whether the page has proved that it has the document of these versions. Absent in permits of an older shop. */
  readonly isServed?: boolean;
  /** The browser, as a hash of its cohort: the same on all days, so that it is known whether an order was paid in it. */
  readonly browser?: string;
}

const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** Compares two signatures in constant time. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}

/** An HMAC of a text. */
export function issueNonce(issued: Issued, key: string): string {
  const text = Buffer.from(JSON.stringify(issued)).toString('base64url');
  return `${text}.${sign(key, text)}`;
}

/** The content of a nonce, before its signature is verified; null for an invalid text. */
function parseNonce(text: string): Issued | null {
  try {
    const issued = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Issued | null;
    return typeof issued?.env === 'string' ? issued : null;
  } catch {
    return null;
  }
}

/** The content of a nonce; null when it is not signed by the key of its environment, or has expired. */
export function readNonce(nonce: string, keyOf: (env: string) => string, now: Date): Issued | null {
  const [text = '', mark = ''] = nonce.split('.');
  const issued = parseNonce(text);
  if (!issued || !isSame(sign(keyOf(issued.env), text), mark)) return null;
  return issued.until > now.getTime() ? issued : null;
}

/** Appends a signature to a short text, for a cookie. */
export const signText = (text: string, key: string): string => `${text}.${sign(key, `cookie:${text}`)}`;

/** The text of `signText`; null when the signature is wrong. */
export function readSigned(signed: string, key: string): string | null {
  const separator = signed.lastIndexOf('.');
  const text = signed.slice(0, Math.max(0, separator));
  return separator > 0 && isSame(signText(text, key), signed) ? text : null;
}
