import { loadQuery } from '@shop/api-client';
import type { BlogPost, Head } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { blogApi } from '../api/blog-api';

export { BlogListPage as Component } from '../pages/blog-list-page';

/** Fetches the posts. */
export function load({ dispatch }: ShopLoadContext): Promise<readonly BlogPost[]> {
  return loadQuery(dispatch, blogApi.endpoints.getBlogPosts);
}

/** What the document says of the journal; 503 when the posts could not be read. */
export function head(posts: readonly BlogPost[] | undefined): Head {
  return {
    status: posts ? undefined : 503,
    title: 'The journal',
    description: 'Notes from the workshop of Vintage Craft: how things are made, kept, mended and sent.',
    crumbs: [{ name: 'Journal' }],
  };
}
