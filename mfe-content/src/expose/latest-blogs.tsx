import { loadQuery } from '@shop/api-client';
import type { BlogPost } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { blogApi } from '../features/blog/data';

export { LatestBlogs as Component } from '../slots/latest-blogs';

/** Fetches the posts. */
export function load({ dispatch }: ShopLoadContext): Promise<readonly BlogPost[]> {
  return loadQuery(dispatch, blogApi.endpoints.getBlogPosts);
}
