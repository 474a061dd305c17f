import { shopApi, type NoArgs } from '@shop/api-client';
import type { BlogPost } from '@shop/contracts';

/** The blog: all posts, newest first and cut for cards (`GET /blog`), and one by its slug or id (`GET /blog/{slug}`), null when there is none. */
export const blogApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getBlogPosts: build.query<readonly BlogPost[], NoArgs>({ query: () => '/blog?fields=card' }),
    getBlogPost: build.query<BlogPost | null, string>({
      query: (slug) => `/blog/${encodeURIComponent(slug)}`,
      extraOptions: { nullOn: 404 },
    }),
  }),
});

export const { useGetBlogPostsQuery, useGetBlogPostQuery } = blogApi;
