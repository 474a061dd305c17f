import { shopApi } from '@shop/api-client';
import type { ContentItem } from '@shop/contracts';

/**
 * Texts that the shop edits: a policy by slug (`GET /policy/{slug}`) and a piece of content by key
 * (`GET /content/{key}`). Both give a list of which the first item counts; it may be empty. A policy that the shop
 * does not have is null.
 */
export const contentApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getPolicy: build.query<readonly ContentItem[] | null, string>({
      query: (slug) => `/policy/${encodeURIComponent(slug)}`,
      extraOptions: { nullOn: 404 },
    }),
    getContent: build.query<readonly ContentItem[], string>({
      query: (key) => `/content/${encodeURIComponent(key)}`,
    }),
  }),
});

export const { useGetPolicyQuery, useGetContentQuery } = contentApi;
