/** Who takes the money. The sandbox answers on the shop's own origin; Razorpay's script and window have theirs. */
export type PaymentTaker = 'razorpay' | 'sandbox';

const origins: Readonly<Record<PaymentTaker, string>> = {
  razorpay: ' https://checkout.razorpay.com https://api.razorpay.com https://lumberjack.razorpay.com',
  sandbox: '',
};

const policy = (nonce: string, provider: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${provider}`,
    // Toasts and React's style attributes are inline; scripts never are.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${provider}`,
    `frame-src 'self'${provider}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

interface DocumentKind {
  readonly payments: PaymentTaker;
  /** Shows versions that are not for everybody yet: nobody keeps such a document. */
  readonly isPreview?: boolean;
}

/** Headers of a document; the nonce is new for each, and only the document's own script and what React streams carry it. */
export const documentHeaders = (
  nonce: string,
  { payments, isPreview = false }: DocumentKind,
): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy(nonce, origins[payments]),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The release inside is resolved anew for each load, and for one shopper.
  'cache-control': isPreview ? 'private, no-store' : 'private, no-cache',
  vary: 'cookie, accept-encoding',
});
