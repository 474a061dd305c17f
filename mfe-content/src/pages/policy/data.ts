import { shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { routePatterns } from '@shop/config';
import type { RemoteRoute } from '@shop/contracts';

/** Policies by slug. The first item of the list is the text; the list may be empty, and null if the shop has no such policy. */
export const policyApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getPolicy: build.query(
      endpoint((slug: string) => get('/policy/{slug}', { path: { slug } }), { nullOn: 404 }),
    ),
  }),
});

export const { useGetPolicyQuery } = policyApi;

/** A policy: its path, its title, and the slug of its text in the API. */
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
