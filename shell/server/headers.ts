import { createHash } from 'node:crypto';
import { shop } from '@shop/config';
import { strictTransport } from '@shop/config/security-headers';
import { isCheckoutPage, isOrderPage, isPersonalPage } from './address';
import { documentScript } from './document';

/** Origins of the payment provider; null for one on the shop's own, as the sandbox is. */
export type PaymentOrigins = {
  readonly script: string;
  /** Of its window and calls, where they differ. */
  readonly others: readonly string[];
} | null;

/** Where browsers report violations of the policies. */
const reportPath = '/csp-reports';

const allOf = (payments: PaymentOrigins) => (payments ? [payments.script, ...payments.others] : []);

interface PolicyOrigins {
  readonly payments: PaymentOrigins;
  /** Origins other than the shop's that pictures may come from, as operations have configured. */
  readonly images?: readonly string[];
}

interface PolicyOf {
  readonly isCheckout: boolean;
  /** Hashes of import maps, as the policy names them. */
  readonly maps: string;
  /** Origins that the page's remotes declare and operations have approved. */
  readonly declared: readonly string[];
}

const scriptHash = `'sha256-${createHash('sha256').update(documentScript).digest('base64')}'`;

const sources = (...origins: readonly (readonly string[])[]) => ["'self'", ...origins.flat()].join(' ');

/**
 * The content security policy of a page. It is the same for all pages, except that declared origins are never in that of the
 * checkout. Scripts come from the shop and the payment provider alone, and markup and script addresses that code makes pass the
 * document's only Trusted Types policies.
 */
function contentPolicy({ payments, images = [] }: PolicyOrigins, page: PolicyOf): string {
  const provider = allOf(payments);
  const declared = page.isCheckout ? [] : page.declared;
  return [
    "default-src 'self'",
    `script-src 'self' ${[scriptHash + page.maps, ...provider].join(' ')}`,
    // Toasts and React's style attributes are inline; scripts never are.
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
    // DOMPurify makes a policy for what it has cleaned.
    'trusted-types default dompurify',
    `report-uri ${reportPath}`,
    'report-to csp',
  ].join('; ');
}

/** Links of the header, the footer and the side bar that leave the shop. */
const linksOut = [...Object.values(shop.social), shop.credit.href];

/**
 * `Connection-Allowlist` of the checkout's documents: what the content security policy cannot govern, such as windows that code
 * opens, navigations, WebRTC and DNS lookups, reaches the shop, the payment provider and the shop's links alone. Redirects of
 * these are followed.
 */
function connectionAllowlist({ payments, images = [] }: PolicyOrigins): string {
  const patterns = [...allOf(payments), ...images, ...linksOut, 'mailto:*', 'tel:*'];
  return `(response-origin ${patterns.map((one) => `"${one}"`).join(' ')});redirects=allow;webrtc=block;report-to=csp`;
}

/** Who may store a document: `shared` caches in front of the shop too, the `browser` alone, or no one (`no-store`). */
export type DocumentReach = 'shared' | 'browser' | 'no-store';

/** `max-age` and `stale-while-revalidate` for shared caches, in seconds. */
const sharedSeconds = { fresh: 10, stale: 60 } as const;

const caching = (seq: number): Readonly<Record<DocumentReach, Readonly<Record<string, string>>>> => ({
  shared: {
    'cache-control': `public, max-age=0, s-maxage=${sharedSeconds.fresh}, stale-while-revalidate=${sharedSeconds.stale}`,
    'surrogate-key': `release-${seq}`,
    vary: 'accept-encoding',
  },
  // Another shopper may have other versions.
  browser: { 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' },
  'no-store': { 'cache-control': 'private, no-store', vary: 'cookie, accept-encoding' },
});

/**
 * A private page is isolated from its opener; the bank pages that payment opens may still message it. Public pages go
 * without: it makes a browser start another process for the page, which costs a tenth of a phone's first paint.
 */
const ownWindow = { 'cross-origin-opener-policy': 'same-origin-allow-popups' } as const;

/** No referrer: other sites must not learn the order's URL. */
const sameOriginReferrer = { 'referrer-policy': 'same-origin' } as const;

interface SiteSecurity extends PolicyOrigins {
  /** Where shoppers reach the shop, e.g. `https://shop.example`. */
  readonly publicOrigin: string;
}

interface DocumentKind {
  /** Path and query. */
  readonly url: string;
  readonly reach: DocumentReach;
  /** Of the document's release. */
  readonly seq: number;
  /** Import maps that the page may add, as the policy names them. */
  readonly maps?: string;
  /** Approved origins of the remotes in the document's release. */
  readonly declared?: readonly string[];
}

const quoted = (origins: readonly string[]) => origins.map((origin) => ` "${origin}"`).join('');

/** Makes the headers of documents, except those of the body; the same object for the same kind of document. */
export function createDocumentHeaders({ publicOrigin, ...origins }: SiteSecurity) {
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

  return ({ url, reach, seq, maps = '', declared = [] }: DocumentKind): Readonly<Record<string, string>> => {
    const isPaying = isCheckoutPage(url);
    const isPersonal = isPersonalPage(url);
    const isOrder = isOrderPage(url);
    const kind = `${reach} ${seq} ${isPersonal} ${isOrder} ${isPaying}${maps} ${declared.join(' ')}`;
    const made = known.get(kind);
    if (made) return made;
    // Another release has other kinds; those of earlier ones are not needed again.
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
}

export type DocumentHeaders = ReturnType<typeof createDocumentHeaders>;
