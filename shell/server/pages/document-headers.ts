import { paths } from '@shop/config';
import { createHash } from 'node:crypto';
import { documentScript } from '../document/document';
import { isOrderPage, isPersonalPage } from './page-address';

/** The payment provider. The sandbox is on the shop's own origin; Razorpay's script and window have theirs. */
export type PaymentTaker = 'razorpay' | 'sandbox';

const providers: Readonly<Record<PaymentTaker, string>> = {
  razorpay: ' https://checkout.razorpay.com https://api.razorpay.com https://lumberjack.razorpay.com',
  sandbox: '',
};

/** Where browsers report violations of the policy. */
const reportPath = '/csp-reports';

const scriptHash = `'sha256-${createHash('sha256').update(documentScript).digest('base64')}'`;

/** Pictures of texts and of imported catalogues may be on other origins; on payment pages nothing is. */
const pictures = (isCheckout: boolean, provider: string) =>
  isCheckout ? `img-src 'self' data:${provider}` : "img-src 'self' data: https:";

const policy = (provider: string, isCheckout: boolean, maps: string) =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptHash}${maps}${provider}`,
    // Toasts and React's style attributes are inline; scripts never are.
    "style-src 'self' 'unsafe-inline'",
    pictures(isCheckout, provider),
    "font-src 'self'",
    `connect-src 'self'${provider}`,
    `frame-src 'self'${provider}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    `report-uri ${reportPath}`,
    'report-to csp',
  ].join('; ');

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

const yearSeconds = 365 * 24 * 60 * 60;

export interface SiteSecurity {
  readonly payments: PaymentTaker;
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
}

const isCheckoutPath = (url: string) => url === paths.checkout || /^\/checkout[/?]/.test(url);

/** Makes the headers of documents, except those of the body; the same object for the same kind of document. */
export function createDocumentHeaders({ payments, publicOrigin }: SiteSecurity) {
  const provider = providers[payments];
  const always = {
    'content-type': 'text/html; charset=utf-8',
    'reporting-endpoints': `csp="${reportPath}"`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(self${provider.replace(/https:\S+/g, '"$&"')})`,
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': `max-age=${yearSeconds}` }),
  };
  const known = new Map<string, Readonly<Record<string, string>>>();

  return ({ url, reach, seq, maps = '' }: DocumentKind): Readonly<Record<string, string>> => {
    const isCheckout = isCheckoutPath(url);
    const isPersonal = isPersonalPage(url);
    const isOrder = isOrderPage(url);
    const kind = `${reach} ${seq} ${isPersonal} ${isOrder} ${isCheckout}${maps}`;
    const made = known.get(kind);
    if (made) return made;
    // Another release has other kinds; those of earlier ones are not needed again.
    if (known.size > 50) known.clear();
    const headers = {
      ...always,
      ...(isPersonal && ownWindow),
      ...(isOrder && untold),
      'content-security-policy': policy(provider, isCheckout, maps),
      ...caching(seq)[isOrder ? 'nobody' : reach],
    };
    known.set(kind, headers);
    return headers;
  };
}

export type DocumentHeaders = ReturnType<typeof createDocumentHeaders>;
