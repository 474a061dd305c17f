import { strictTransport } from '@shop/config/security-headers';
import { isCheckoutPage, isOrderPage, isPersonalPage } from './page-address';
import {
  connectionAllowlist,
  contentPolicy,
  providerOrigins,
  reportPath,
  type PolicyOrigins,
} from './page-policy';

export type { PaymentTaker } from './page-policy';

/** Who may store a document: `shared` caches in front of the shop too, the `browser` alone, or `nobody`. */
export type DocumentReach = 'shared' | 'browser' | 'nobody';

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
  nobody: { 'cache-control': 'private, no-store', vary: 'cookie, accept-encoding' },
});

/**
 * A private page is isolated from its opener; the bank pages that payment opens may still message it. Public pages go
 * without: it makes a browser start another process for the page, which costs a tenth of a phone's first paint.
 */
const ownWindow = { 'cross-origin-opener-policy': 'same-origin-allow-popups' } as const;

/** No referrer: other sites must not learn the order's URL. */
const untold = { 'referrer-policy': 'same-origin' } as const;

export interface SiteSecurity extends PolicyOrigins {
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
    'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(self${quoted(providerOrigins[origins.payments])})`,
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
      ...(isOrder && untold),
      ...(isPaying && sealed),
      'content-security-policy': contentPolicy(origins, { isCheckout: isPaying, maps, declared }),
      ...caching(seq)[isOrder ? 'nobody' : reach],
    };
    known.set(kind, headers);
    return headers;
  };
}

export type DocumentHeaders = ReturnType<typeof createDocumentHeaders>;
