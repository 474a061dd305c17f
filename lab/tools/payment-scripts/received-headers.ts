import { paths } from '@shop/config';

/** Headers that restrict what the payment document may load and where it may send data. */
const securityHeaders = [
  'connection-allowlist',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'strict-transport-security',
  'x-content-type-options',
  'x-dns-prefetch-control',
] as const;

export interface ReceivedHeader {
  readonly name: string;
  /** Value as received after every proxy; empty if missing. */
  readonly value: string;
}

/** The received security headers of the checkout's document. Throws an Error if the page cannot be loaded. */
export async function readReceivedHeaders(shop: string): Promise<readonly ReceivedHeader[]> {
  const response = await fetch(new URL(paths.checkout, shop), { headers: { accept: 'text/html' } });
  await response.text();
  if (!response.ok) throw new Error(`${shop}${paths.checkout} responded with ${response.status}.`);
  return securityHeaders.map((name) => ({ name, value: response.headers.get(name) ?? '' }));
}
