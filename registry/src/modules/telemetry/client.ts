import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Hashes of an address and of its network: evidence is limited for both, and the registry stores neither in clear. */
export interface Client {
  /** Of an IPv4 address, or of the /64 that one IPv6 customer has. */
  readonly address: string;
  /** Of a /24 of IPv4 or a /48 of IPv6: about what one sender can rent at once. */
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
