import { shopApi, type NoArgs } from '@shop/api-client';
import type { BlogPost } from '@shop/contracts';

/** The journal: all posts, newest first and cut for cards (`GET /blog`), and one by its slug or id (`GET /blog/{slug}`, 404 when unknown). */
export const blogApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getBlogPosts: build.query<readonly BlogPost[], NoArgs>({ query: () => '/blog?fields=card' }),
    getBlogPost: build.query<BlogPost, string>({ query: (slug) => `/blog/${encodeURIComponent(slug)}` }),
  }),
});

export const { useGetBlogPostsQuery, useGetBlogPostQuery } = blogApi;
