import { expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { documentScript } from '../document/document';
import { createDocumentHeaders, type DocumentReach, type PaymentTaker } from './document-headers';

interface Case {
  readonly payments?: PaymentTaker;
  readonly reach?: DocumentReach;
  readonly url?: string;
  readonly publicOrigin?: string;
}

const headersOf = ({
  payments = 'sandbox',
  reach = 'shared',
  url = '/',
  publicOrigin = 'http://127.0.0.1:3000',
}: Case = {}) => createDocumentHeaders({ payments, publicOrigin })({ url, reach, seq: 12 });
const policyOf = (of: Case) => headersOf(of)['content-security-policy'];

it("lets the document's own script run by its hash, and none of another origin while the sandbox takes the money", () => {
  const hash = createHash('sha256').update(documentScript).digest('base64');
  expect(policyOf({})).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policyOf({})).not.toMatch(/nonce|unsafe-eval|razorpay/);
});

it('lets import maps in that the release asks for, page by page of one release', () => {
  const make = createDocumentHeaders({ payments: 'sandbox', publicOrigin: 'http://127.0.0.1:3000' });
  const page = { url: '/', reach: 'shared', seq: 12 } as const;
  const scripts = (maps?: string) =>
    /script-src ([^;]*)/.exec(make({ ...page, maps })['content-security-policy'] ?? '')?.[1];
  expect(scripts(" 'sha256-map'")).toBe(`${scripts()} 'sha256-map'`);
});

it("lets the provider's script, calls and window in where it takes the money", () => {
  for (const directive of ['script-src', 'connect-src', 'frame-src']) {
    expect(policyOf({ payments: 'razorpay' })).toMatch(
      new RegExp(`${directive} 'self'[^;]* https://checkout\\.razorpay\\.com`),
    );
  }
});

it('takes pictures from other places everywhere but where money is paid', () => {
  expect(policyOf({ url: '/blog/one' })).toContain("img-src 'self' data: https:;");
  for (const url of ['/checkout', '/checkout?step=2', '/checkout/payment']) {
    expect(policyOf({ url })).toContain("img-src 'self' data:;");
  }
  expect(policyOf({ url: '/checkouts-of-old-books' })).toContain('https:');
});

it('says who may store a document, and names its release to those who do', () => {
  expect(headersOf()).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
    'surrogate-key': 'release-12',
    vary: 'accept-encoding',
  });
  const [browser, nobody] = [headersOf({ reach: 'browser' }), headersOf({ reach: 'nobody' })];
  expect(browser['cache-control']).toBe('private, no-cache');
  expect(nobody['cache-control']).toBe('private, no-store');
  for (const headers of [browser, nobody]) expect(headers).not.toHaveProperty('surrogate-key');
});

it('keeps other origins, devices and insecure lines away', () => {
  expect(headersOf()).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  });
  expect(headersOf({ payments: 'razorpay' })['permissions-policy']).toContain(
    'payment=(self "https://checkout.razorpay.com"',
  );
  expect(headersOf()).not.toHaveProperty('strict-transport-security');
  expect(headersOf({ publicOrigin: 'https://shop.example' })).toHaveProperty('strict-transport-security');
});

it("cuts a shopper's own pages off from the windows that opened them, and public pages not", () => {
  for (const url of ['/cart', '/checkout?step=2', '/success', '/auth/login', '/user/profile']) {
    expect(headersOf({ url })).toHaveProperty('cross-origin-opener-policy', 'same-origin-allow-popups');
  }
  for (const url of ['/', '/products/cart', '/carts']) {
    expect(headersOf({ url })).not.toHaveProperty('cross-origin-opener-policy');
  }
});

it('has the page of an order stored by nobody, and sends other sites no referrer', () => {
  for (const url of ['/orders/ord_1', '/orders/ord_1/invoice']) {
    expect(headersOf({ url, reach: 'browser' })).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  }
  expect(headersOf({ url: '/products/orders' })['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

it('asks browsers to report what the policy has refused', () => {
  expect(policyOf({})).toContain('report-uri /csp-reports; report-to csp');
  expect(headersOf()['reporting-endpoints']).toBe('csp="/csp-reports"');
});
