import { shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';

/** All posts, newest first and shortened for cards, and one post by its slug or id; null if there is no such post. */
export const blogApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getBlogPosts: build.query(endpoint(() => get('/blog', { query: { fields: 'card' } }))),
    getBlogPost: build.query(
      endpoint((slugOrId: string) => get('/blog/{slugOrId}', { path: { slugOrId } }), { nullOn: 404 }),
    ),
  }),
});

export const { useGetBlogPostsQuery, useGetBlogPostQuery } = blogApi;
