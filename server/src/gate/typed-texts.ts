import { randomInt } from 'node:crypto';
import type { BrowserContext, Request } from 'playwright-core';

/** The values that the gate types into the checkout, by field label. They differ in each attempt. */
export type Typed = Readonly<
  Record<'Full name' | 'Email' | 'Phone' | 'Street address' | 'City' | 'PIN code', string>
>;

const randomWord = (count: number) =>
  Array.from({ length: count }, () => String.fromCodePoint(97 + randomInt(26))).join('');

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Details of a fictitious shopper. */
export function makeDetails(): Typed {
  const name = randomWord(9);
  return {
    'Full name': `Asha ${capital(name)}`,
    Email: `${name}@example.in`,
    Phone: `9${randomInt(10 ** 8, 10 ** 9)}`,
    'Street address': `${randomInt(1, 99)} ${capital(randomWord(9))} Lane`,
    City: 'Jaipur',
    'PIN code': '302001',
  };
}

/** The values that identify this shopper, without the city and PIN code. */
const distinctive = ({ 'Full name': name, Email, Phone, 'Street address': street }: Typed) =>
  [name.split(' ')[1], Email, Phone, street.split(' ')[1]].filter((one) => one !== undefined);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** The text itself, its URL-decoded form, and everything in it that decodes as base64. */
const readings = (text: string): string => {
  const plain = decoded(text);
  const packed = [...plain.matchAll(/[\w+/-]{8,}/g)].map(([word]) =>
    Buffer.from(word, 'base64').toString('utf8'),
  );
  return [text, plain, ...packed].join('\n').toLowerCase();
};

/** Whether a text contains typed values. */
export const hasTyped = (text: string, typed: Typed): boolean => {
  const readable = readings(text);
  return distinctive(typed).some((one) => readable.includes(one.toLowerCase()));
};

/** Paths of the shop that may receive the typed values. */
const orderPaths = /^\/(api\/v1\/(payment|order|user)\b|sandbox\/razorpay\/)/;

interface Destinations {
  readonly shop: string;
  /** Hosts that the live pages reference, including those of the payment provider. */
  readonly hosts: ReadonlySet<string>;
  /** Origin of the payment provider's script, which receives payment details. */
  readonly provider: string;
  readonly typed: Typed;
}

/** Why a request is forbidden: its host is not referenced by the live pages, or it leaks typed values. Null if it is allowed. */
export function faultOfRequest(
  { url, body }: { readonly url: string; readonly body: string },
  { shop, hosts, provider, typed }: Destinations,
): string | null {
  const { origin, host, pathname, protocol } = new URL(url);
  if (!protocol.startsWith('http') && !protocol.startsWith('ws')) return null;
  if (origin !== shop && origin !== provider && !hosts.has(host)) return `a request is sent to ${host}`;
  const isAllowed =
    origin === provider && origin !== shop ? true : origin === shop && orderPaths.test(pathname);
  if (isAllowed || !hasTyped(`${url}\n${body}`, typed)) return null;
  return `typed values are sent to ${host}${pathname}`;
}

/** Records the forbidden requests of a browser's pages from now on. */
export function watchTyped(context: BrowserContext, destinations: Destinations): readonly string[] {
  const found: string[] = [];
  context.on('request', (request: Request) => {
    const fault = faultOfRequest({ url: request.url(), body: request.postData() ?? '' }, destinations);
    if (fault) found.push(fault);
  });
  return found;
}
