import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Variant } from '@shop/contracts';

/** Hashes of an IP address and its network. Evidence is limited for both, and the registry stores neither in plain text. */
export interface Client {
  /** Hash of an IPv4 address, or of the /64 of an IPv6 customer. */
  readonly address: string;
  /** Hash of an IPv4 /24 or an IPv6 /48, about the size of a network that one sender can rent. */
  readonly network: string;
}

/** Header with the client of a report that a shop in another process forwards. */
export const clientHeader = 'x-report-client';

const hashLength = 16;

function groupsOf(ip: string): readonly string[] {
  const [head = '', tail] = ip.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}

/** A normalized address and its network. */
function placeOf(ip: string): Client {
  const plain = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return { address: plain, network: plain.split('.').slice(0, 3).join('.') };
  const groups = groupsOf(plain);
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

/** The client with an address. `key` is the key of the environment. */
export function clientOf(ip: string, key: string): Client {
  const hash = (text: string) =>
    createHmac('sha256', key).update(`client:${text}`).digest('base64url').slice(0, hashLength);
  const { address, network } = placeOf(ip);
  return { address: hash(`address ${address}`), network: hash(`network ${network}`) };
}

/** Formats a client for the header. */
export const clientText = ({ address, network }: Client): string => `${address}.${network}`;

/** Parses the header; null if it is invalid. */
export function parseClient(text: unknown): Client | null {
  const match = typeof text === 'string' ? /^([\w-]{16})\.([\w-]{16})$/.exec(text) : null;
  return match?.[1] && match[2] ? { address: match[1], network: match[2] } : null;
}

/** How a session counts. `outside`: it was not assigned randomly, regardless of its version. */
export type CountedAs = Variant | 'outside';

/** The versions of a page, as its reports must prove them. */
export interface Issued {
  readonly env: string;
  readonly seq: number;
  /** The shopper's session, the same for all pages of a day, so that it counts once. */
  readonly session: string;
  /** How many sessions a success of this session represents; 0 if its successes are not reported. */
  readonly weight: number;
  /** Version and variant of each remote. */
  readonly given: Readonly<Record<string, readonly [version: string, as: CountedAs]>>;
  /** Whether the shop counts payments and orders itself, so that reports of its pages do not. */
  readonly purchases?: true;
  /** Expiry, in ms since 1970. Later reports are ignored. */
  readonly until: number;
  /** ID of this permit of a page; absent in permits of an older shop. */
  readonly id?: string;
  /** The client that requested it. Reports from another network are not evidence. Absent in permits of an older shop. */
  readonly client?: Client;
  /** Whether the page has proved that it has a document with these versions. Absent in permits of an older shop. */
  readonly isServed?: boolean;
  /** The browser, as a hash of its cohort. Does not change daily, so that orders can be attributed to it. */
  readonly browser?: string;
}

const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** Compares two signatures in constant time. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}

/** Formats and signs the versions of a page. */
export function issueNonce(issued: Issued, key: string): string {
  const text = Buffer.from(JSON.stringify(issued)).toString('base64url');
  return `${text}.${sign(key, text)}`;
}

/** Parses a nonce without verifying its signature; null if it is invalid. */
function parseNonce(text: string): Issued | null {
  try {
    const issued = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Issued | null;
    return typeof issued?.env === 'string' ? issued : null;
  } catch {
    return null;
  }
}

/** Parses and verifies a nonce; null if it has expired or is not signed with the key of its environment. */
export function readNonce(nonce: string, keyOf: (env: string) => string, now: Date): Issued | null {
  const [text = '', mark = ''] = nonce.split('.');
  const issued = parseNonce(text);
  if (!issued || !isSame(sign(keyOf(issued.env), text), mark)) return null;
  return issued.until > now.getTime() ? issued : null;
}

/** Appends a signature to a short text, for a cookie. */
export const signText = (text: string, key: string): string => `${text}.${sign(key, `cookie:${text}`)}`;

/** Verifies a text from `signText`; null if the signature is invalid. */
export function readSigned(signed: string, key: string): string | null {
  const separator = signed.lastIndexOf('.');
  const text = signed.slice(0, Math.max(0, separator));
  return separator > 0 && isSame(signText(text, key), signed) ? text : null;
}
