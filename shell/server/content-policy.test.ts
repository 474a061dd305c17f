import { expect, it } from '@jest/globals';
import { documentHeaders } from './content-policy';

const policyOf = (payments: 'razorpay' | 'sandbox') =>
  documentHeaders('n0nce', { payments })['content-security-policy'];

it('lets no script of another origin in while the sandbox takes the money', () => {
  expect(policyOf('sandbox')).toContain("script-src 'self' 'nonce-n0nce';");
  expect(policyOf('sandbox')).not.toContain('razorpay');
});

it('lets nobody keep a document of a preview', () => {
  const kept = (isPreview: boolean) =>
    documentHeaders('n0nce', { payments: 'sandbox', isPreview })['cache-control'];
  expect(kept(true)).toBe('private, no-store');
  expect(kept(false)).toBe('private, no-cache');
});

it("lets the provider's script, calls and window in where it takes the money", () => {
  for (const directive of ["script-src 'self' 'nonce-n0nce'", "connect-src 'self'", "frame-src 'self'"]) {
    expect(policyOf('razorpay')).toContain(`${directive} https://checkout.razorpay.com`);
  }
});
