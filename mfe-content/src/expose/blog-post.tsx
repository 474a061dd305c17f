import { loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { isApiFailure, type BlogPost, type Head } from '@shop/contracts';
import type { ShopLoadContext } from '@shop/store';
import { blogApi } from '../api/blog-api';
import { descriptionOf } from '../features/html/description';

export { BlogPostPage as Component } from '../pages/blog-post-page';

/** Fetches the post and, for the sidebar, the others. Null when there is no such post. */
export async function load({ dispatch, params }: ShopLoadContext): Promise<BlogPost | null> {
  const { getBlogPost, getBlogPosts } = blogApi.endpoints;
  const others = loadQuery(dispatch, getBlogPosts).catch(() => []);
  try {
    return await loadQuery(dispatch, getBlogPost, params.name ?? '');
  } catch (failure) {
    if (isApiFailure(failure) && failure.status === 404) return null;
    throw failure;
  } finally {
    await others;
  }
}

/** A post's own name, beginning and picture; 404 for a post that there is not, 503 when it could not be read. */
export function head(post: BlogPost | null | undefined): Head {
  if (post === null) return { title: 'No such post', status: 404 };
  if (!post) return { title: 'The journal', status: 503 };
  const { blogName: title, blogPhoto: photo } = post;
  return {
    title,
    description: descriptionOf(post.blogDetail),
    image: { url: photo.secure_url, alt: title, width: photo.width, height: photo.height },
    crumbs: [{ name: 'Journal', path: paths.blogs }, { name: title }],
    facts: { kind: 'article', headline: title, publishedAt: post.createdAt },
  };
}
