import { createHash } from 'node:crypto';
import { shop } from '@shop/config';
import { strictTransport } from '@shop/config/security-headers';
import { isCheckoutPage, isOrderPage, isPersonalPage } from './address';
import { documentScript } from './document';

/** Origins of the payment provider; null for one on the shop's origin, such as the sandbox. */
export type PaymentOrigins = {
  readonly script: string;
  /** Origins of its window and calls, if they differ. */
  readonly others: readonly string[];
} | null;

/** Path to which browsers report violations of the policies. */
const reportPath = '/csp-reports';

const allOf = (payments: PaymentOrigins) => (payments ? [payments.script, ...payments.others] : []);

interface PolicyOrigins {
  readonly payments: PaymentOrigins;
  /** Configured origins other than the shop's that pictures may come from. */
  readonly images?: readonly string[];
}

interface PolicyOf {
  readonly isCheckout: boolean;
  /** Hashes of import maps, in the format of the policy. */
  readonly maps: string;
  /** Approved origins that the page's remotes declare. */
  readonly declared: readonly string[];
}

const scriptHash = `'sha256-${createHash('sha256').update(documentScript).digest('base64')}'`;

const sources = (...origins: readonly (readonly string[])[]) => ["'self'", ...origins.flat()].join(' ');

/**
 * The content security policy of a page. It is the same for all pages, except that the checkout's excludes declared origins.
 * Scripts come only from the shop and the payment provider, and markup and script URLs that code creates are checked by the
 * document's Trusted Types policies.
 */
function contentPolicy({ payments, images = [] }: PolicyOrigins, page: PolicyOf): string {
  const provider = allOf(payments);
  const declared = page.isCheckout ? [] : page.declared;
  return [
    "default-src 'self'",
    `script-src 'self' ${[scriptHash + page.maps, ...provider].join(' ')}`,
    // Toasts and React's style attributes use inline styles.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${sources(['data:'], images, provider, declared)}`,
    `font-src ${sources(declared)}`,
    `media-src ${sources(declared)}`,
    `connect-src ${sources(provider, declared)}`,
    `frame-src ${sources(provider, declared)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // DOMPurify creates a policy for sanitised markup.
    'trusted-types default dompurify',
    `report-uri ${reportPath}`,
    'report-to csp',
  ].join('; ');
}

/** External links of the header, the footer and the social bar. */
const linksOut = [...Object.values(shop.social), shop.credit.href];

/**
 * `Connection-Allowlist` of the checkout's documents. It limits connections that the content security policy does not cover, such
 * as opened windows, navigations, WebRTC and DNS lookups, to the shop, the payment provider and the shop's links. Their redirects
 * are followed.
 */
function connectionAllowlist({ payments, images = [] }: PolicyOrigins): string {
  const patterns = [...allOf(payments), ...images, ...linksOut, 'mailto:*', 'tel:*'];
  return `(response-origin ${patterns.map((one) => `"${one}"`).join(' ')});redirects=allow;webrtc=block;report-to=csp`;
}

/** Which caches may store a document: `shared` caches in front of the shop too, only the `browser`, or none (`no-store`). */
export type DocumentReach = 'shared' | 'browser' | 'no-store';

/** `max-age` and `stale-while-revalidate` for shared caches, in seconds. */
const sharedSeconds = { fresh: 10, stale: 60 } as const;

const maxSharedMs = (sharedSeconds.fresh + sharedSeconds.stale) * 1000;

/** The `cache-control` of a document for shared caches, at most for `leftMs`, the time until its data changes. */
function sharedCaching(leftMs: number): string {
  const left = Math.max(0, Math.floor(leftMs / 1000));
  const fresh = Math.min(sharedSeconds.fresh, left);
  const stale = Math.min(sharedSeconds.stale, left - fresh);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}

const caching = (seq: number): Readonly<Record<DocumentReach, Readonly<Record<string, string>>>> => ({
  shared: {
    'cache-control': sharedCaching(Infinity),
    'surrogate-key': `release-${seq}`,
    vary: 'accept-encoding',
  },
  // Other shoppers may have other versions.
  browser: { 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' },
  'no-store': { 'cache-control': 'private, no-store', vary: 'cookie, accept-encoding' },
});

/**
 * Isolates a private page from its opener; bank pages that the payment opens can still message it. Not sent with public pages: it
 * makes a browser start another process, which delays the first paint on a phone by a tenth.
 */
const ownWindow = { 'cross-origin-opener-policy': 'same-origin-allow-popups' } as const;

/** No referrer: other sites must not learn the order's URL. */
const sameOriginReferrer = { 'referrer-policy': 'same-origin' } as const;

interface SiteSecurity extends PolicyOrigins {
  /** The shop's public origin, such as `https://shop.example`. */
  readonly publicOrigin: string;
  /** Time until the next scheduled change to the data of pages, in ms; Infinity by default. */
  readonly changesInMs?: () => number;
}

interface DocumentKind {
  /** Path and query. */
  readonly url: string;
  readonly reach: DocumentReach;
  /** The number of the document's release. */
  readonly seq: number;
  /** Import maps that the page may add, in the format of the policy. */
  readonly maps?: string;
  /** Approved origins of the remotes in the document's release. */
  readonly declared?: readonly string[];
}

const quoted = (origins: readonly string[]) => origins.map((origin) => ` "${origin}"`).join('');

/**
 * Creates the headers of documents, except those of the body. Returns the same object for the same kind of document, except
 * shortly before a scheduled change to the data of pages, when shared caches may keep a document only until then.
 */
export function createDocumentHeaders({
  publicOrigin,
  changesInMs = () => Infinity,
  ...origins
}: SiteSecurity) {
  const always = {
    'content-type': 'text/html; charset=utf-8',
    'reporting-endpoints': `csp="${reportPath}"`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(self${quoted(allOf(origins.payments))})`,
    'x-dns-prefetch-control': 'off',
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': strictTransport }),
  };
  const sealed = { 'connection-allowlist': connectionAllowlist(origins) };
  const known = new Map<string, Readonly<Record<string, string>>>();

  const headersOf = ({
    url,
    reach,
    seq,
    maps = '',
    declared = [],
  }: DocumentKind): Readonly<Record<string, string>> => {
    const isPaying = isCheckoutPage(url);
    const isPersonal = isPersonalPage(url);
    const isOrder = isOrderPage(url);
    const kind = `${reach} ${seq} ${isPersonal} ${isOrder} ${isPaying}${maps} ${declared.join(' ')}`;
    const made = known.get(kind);
    if (made) return made;
    // Clears the headers of earlier releases, which are not needed again.
    if (known.size > 50) known.clear();
    const headers = {
      ...always,
      ...(isPersonal && ownWindow),
      ...(isOrder && sameOriginReferrer),
      ...(isPaying && sealed),
      'content-security-policy': contentPolicy(origins, { isCheckout: isPaying, maps, declared }),
      ...caching(seq)[isOrder ? 'no-store' : reach],
    };
    known.set(kind, headers);
    return headers;
  };
  return (kind: DocumentKind): Readonly<Record<string, string>> => {
    const headers = headersOf(kind);
    const leftMs = changesInMs();
    if (headers['surrogate-key'] === undefined || leftMs >= maxSharedMs) return headers;
    return { ...headers, 'cache-control': sharedCaching(leftMs) };
  };
}

export type DocumentHeaders = ReturnType<typeof createDocumentHeaders>;
