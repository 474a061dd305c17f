import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { documentScript } from './document';
import { createDocumentHeaders, type DocumentReach, type PaymentOrigins } from './headers';

const razorpay = { script: 'https://checkout.razorpay.com', others: ['https://api.razorpay.com'] };

interface Case {
  readonly payments?: PaymentOrigins;
  readonly reach?: DocumentReach;
  readonly url?: string;
  readonly publicOrigin?: string;
  readonly images?: readonly string[];
  readonly declared?: readonly string[];
}

const headersOf = ({
  payments = null,
  reach = 'shared',
  url = '/',
  publicOrigin = 'http://127.0.0.1:3000',
  images = [],
  declared = [],
}: Case = {}) => createDocumentHeaders({ payments, publicOrigin, images })({ url, reach, seq: 12, declared });
const policyOf = (of: Case) => headersOf(of)['content-security-policy'];
const directive = (name: string, of: Case = {}) =>
  policyOf(of)
    ?.split('; ')
    .find((one) => one.startsWith(`${name} `));

it("allows the document's script by its hash, and no other origin with the sandbox provider", () => {
  const hash = createHash('sha256').update(documentScript).digest('base64');
  expect(policyOf({})).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policyOf({})).not.toMatch(/nonce|unsafe-eval|razorpay/);
});

it('allows the import maps of the page’s release', () => {
  const make = createDocumentHeaders({ payments: null, publicOrigin: 'http://127.0.0.1:3000' });
  const page = { url: '/', reach: 'shared', seq: 12 } as const;
  const scripts = (maps?: string) =>
    /script-src ([^;]*)/.exec(make({ ...page, maps })['content-security-policy'] ?? '')?.[1];
  expect(scripts(" 'sha256-map'")).toBe(`${scripts()} 'sha256-map'`);
});

it("allows the payment provider's script, calls and window", () => {
  for (const directive of ['script-src', 'connect-src', 'frame-src']) {
    expect(policyOf({ payments: razorpay })).toMatch(
      new RegExp(`${directive} 'self'[^;]* https://checkout\\.razorpay\\.com`),
    );
  }
});

it('has one policy for all pages, which allows only the shop’s origin', () => {
  for (const url of ['/', '/blog/one', '/checkout', '/checkout?step=2', '/auth/login']) {
    expect(policyOf({ url })).toBe(policyOf({}));
  }
  const elsewhere = /https?:|\*|ws:|blob:/;
  expect(policyOf({})).not.toMatch(elsewhere);
  expect(directive('img-src')).toBe("img-src 'self' data:");
  expect(directive('form-action')).toBe("form-action 'self'");
  expect(directive('base-uri')).toBe("base-uri 'none'");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
});

it('allows pictures from configured origins on every page', () => {
  for (const url of ['/', '/checkout']) {
    expect(directive('img-src', { url, images: ['https://cdn.example'] })).toBe(
      "img-src 'self' data: https://cdn.example",
    );
  }
});

it('allows declared origins outside the checkout, but never their scripts or forms', () => {
  const declared = ['https://maps.example'];
  for (const name of ['img-src', 'font-src', 'media-src', 'connect-src', 'frame-src']) {
    expect(directive(name, { declared })).toMatch(/ https:\/\/maps\.example$/);
  }
  for (const name of ['default-src', 'script-src', 'worker-src', 'form-action']) {
    expect(directive(name, { declared })).not.toContain('maps.example');
  }
  for (const url of ['/checkout', '/checkout?step=2', '/checkout/success']) {
    expect(policyOf({ url, declared })).toBe(policyOf({ url }));
  }
});

it('requires trusted types for markup and script URLs', () => {
  expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(directive('trusted-types')).toBe('trusted-types default dompurify');
});

it('limits connections and navigations of checkout documents to the shop, the provider and the shop’s links', () => {
  const allowlist = (of: Case) => headersOf(of)['connection-allowlist'];
  expect(allowlist({ url: '/checkout' })).toMatch(
    /^\(response-origin "https:\/\/www\.facebook\.com\/.*\);redirects=allow;webrtc=block;report-to=csp$/,
  );
  expect(allowlist({ url: '/checkout' })).not.toContain('razorpay');
  expect(allowlist({ url: '/checkout/success', payments: razorpay })).toContain('"https://api.razorpay.com"');
  for (const url of ['/', '/cart', '/checkouts-of-old-books']) expect(allowlist({ url })).toBeUndefined();
});

it('sets cache headers by reach, with the release for shared caches', () => {
  expect(headersOf()).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
    'surrogate-key': 'release-12',
    vary: 'accept-encoding',
  });
  const [browser, unstored] = [headersOf({ reach: 'browser' }), headersOf({ reach: 'no-store' })];
  expect(browser['cache-control']).toBe('private, no-cache');
  expect(unstored['cache-control']).toBe('private, no-store');
  for (const headers of [browser, unstored]) expect(headers).not.toHaveProperty('surrogate-key');
});

it('shared caches keep a page only until the next scheduled change to its data', () => {
  const cachingAt = (seconds: number, reach: 'shared' | 'browser' = 'shared') => {
    const changesInMs = () => seconds * 1000;
    const of = createDocumentHeaders({ payments: null, publicOrigin: 'https://shop.example', changesInMs });
    return of({ url: '/', reach, seq: 12 })['cache-control'];
  };
  expect(cachingAt(70)).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=60');
  expect(cachingAt(69.9)).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=59');
  expect(cachingAt(7.5)).toBe('public, max-age=0, s-maxage=7, stale-while-revalidate=0');
  expect(cachingAt(0.5)).toBe('public, max-age=0, s-maxage=0, stale-while-revalidate=0');
  expect(cachingAt(5, 'browser')).toBe('private, no-cache');
});

it('denies other origins, device access and insecure connections', () => {
  expect(headersOf()).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  });
  expect(headersOf({ payments: razorpay })['permissions-policy']).toContain(
    'payment=(self "https://checkout.razorpay.com"',
  );
  expect(headersOf()).toHaveProperty('x-dns-prefetch-control', 'off');
  expect(headersOf()).not.toHaveProperty('strict-transport-security');
  expect(headersOf({ publicOrigin: 'https://shop.example' })).toHaveProperty(
    'strict-transport-security',
    'max-age=31536000; includeSubDomains',
  );
});

it('isolates private pages from their openers, but not public pages', () => {
  for (const url of ['/cart', '/checkout?step=2', '/success', '/auth/login', '/user/profile']) {
    expect(headersOf({ url })).toHaveProperty('cross-origin-opener-policy', 'same-origin-allow-popups');
  }
  for (const url of ['/', '/products/cart', '/carts']) {
    expect(headersOf({ url })).not.toHaveProperty('cross-origin-opener-policy');
  }
});

it('forbids caching of an order’s page, and sends no referrer to other sites', () => {
  for (const url of ['/orders/ord_1', '/orders/ord_1/invoice']) {
    expect(headersOf({ url, reach: 'browser' })).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  }
  expect(headersOf({ url: '/products/orders' })['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

it('makes browsers report violations of the policy', () => {
  expect(policyOf({})).toContain('report-uri /csp-reports; report-to csp');
  expect(headersOf()['reporting-endpoints']).toBe('csp="/csp-reports"');
});
