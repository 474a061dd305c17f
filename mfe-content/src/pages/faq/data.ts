import { shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';

/**
 * Texts that the shop edits: a policy by slug and a piece of content by key. Both give a list of which the first item counts; it may
 * be empty. A policy that the shop does not have is null.
 */
export const contentApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getPolicy: build.query(
      endpoint((slug: string) => get('/policy/{slug}', { path: { slug } }), { nullOn: 404 }),
    ),
    getContent: build.query(endpoint((key: string) => get('/content/{key}', { path: { key } }))),
  }),
});

export const { useGetPolicyQuery, useGetContentQuery } = contentApi;
