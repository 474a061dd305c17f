import { Type, type Static } from 'typebox';
import { toPhoto } from '../catalogue/photo-view';
import type { ApiDeps, ShopApp } from '../deps';
import { showHtml } from '../html/show-html';
import { ApiError } from '../http/api-error';
import { findBlogPost, listBlogPosts, type BlogPostRecord } from '../repositories/content';
import { BlogPost } from '../schemas/content';
import { dataOf, failures, ref } from '../schemas/shared';

const tags = ['content'];

function toBlogPost(post: BlogPostRecord): Static<typeof BlogPost> {
  return {
    id: post.public_id,
    blogName: post.title,
    blogSlug: post.slug,
    blogPhoto: toPhoto(post.photo),
    blogDetail: showHtml(post.detail),
    createdAt: post.published_at.toISOString(),
  };
}

/** The journal: all posts, and one by slug or id. */
export function blogRoutes(app: ShopApp, { database: { db } }: ApiDeps): void {
  app.get(
    '/blog',
    { schema: { tags, response: { 200: dataOf(Type.Array(ref(BlogPost))), ...failures } } },
    async () => ({ data: (await listBlogPosts(db)).map(toBlogPost) }),
  );

  app.get(
    '/blog/:slugOrId',
    {
      schema: {
        tags,
        params: Type.Object({ slugOrId: Type.String({ minLength: 1, maxLength: 200 }) }),
        response: { 200: dataOf(ref(BlogPost)), ...failures },
      },
    },
    async ({ params }) => {
      const post = await findBlogPost(db, params.slugOrId);
      if (!post) throw new ApiError(404, 'This article is not in the journal.');
      return { data: toBlogPost(post) };
    },
  );
}
