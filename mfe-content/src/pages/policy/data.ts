import type { RemoteRoute } from '@shop/contracts';
import { routePatterns } from '@shop/config';

/** A policy: its path, its title, and the slug under which the API keeps its text. */
export interface Policy {
  readonly path: RemoteRoute['path'];
  readonly slug: string;
  readonly title: string;
}

export const policies = {
  privacy: { path: routePatterns.privacyPolicy, slug: 'privacy-policy', title: 'Privacy Policy' },
  refund: {
    path: routePatterns.refundExchange,
    slug: 'return-and-refund-policy',
    title: 'Returns & Exchange',
  },
  terms: { path: routePatterns.termService, slug: 'terms-service', title: 'Term-Service' },
  payment: { path: routePatterns.paymentPolicy, slug: 'payment-policy', title: 'Payment Policy' },
  shipping: { path: routePatterns.shippingPolicy, slug: 'shipping-policy', title: 'Shipping Policy' },
} as const satisfies Readonly<Record<string, Policy>>;
