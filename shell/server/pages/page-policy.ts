import { shop } from '@shop/config';
import { createHash } from 'node:crypto';
import { documentScript } from '../document/document';

/** The payment provider. The sandbox is on the shop's own origin; Razorpay's script and window have theirs. */
export type PaymentTaker = 'razorpay' | 'sandbox';

/** Where browsers report violations of the policies. */
export const reportPath = '/csp-reports';

/** Origins of each provider's script, calls and window. */
export const providerOrigins: Readonly<Record<PaymentTaker, readonly string[]>> = {
  razorpay: ['https://checkout.razorpay.com', 'https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
  sandbox: [],
};

export interface PolicyOrigins {
  readonly payments: PaymentTaker;
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
export function contentPolicy({ payments, images = [] }: PolicyOrigins, page: PolicyOf): string {
  const provider = providerOrigins[payments];
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
export function connectionAllowlist({ payments, images = [] }: PolicyOrigins): string {
  const patterns = [...providerOrigins[payments], ...images, ...linksOut, 'mailto:*', 'tel:*'];
  return `(response-origin ${patterns.map((one) => `"${one}"`).join(' ')});redirects=allow;webrtc=block;report-to=csp`;
}
