import { limits } from '@shop/config';
import { Type, type Static } from 'typebox';
import type { TypedApp } from '@shop/http';
import type { Executor } from '../../platform/db/schema';
import { beginningOf } from '../../platform/html/beginning';
import { showHtml } from '../../platform/html/show-html';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { toPhoto } from '../media';
import { relatedPosts } from './related-posts';
import { findBlogPost, listBlogPosts, type BlogPostRecord } from './repository';
import { BlogPost } from './schemas';

const tags = ['content'];

const ListQuery = Type.Object({
  fields: Type.Optional(
    Type.Literal('card', {
      description: 'Returns the beginning of each text, which cards truncate, not the whole.',
    }),
  ),
});

/** Posts named below another one. */
const RELATED = 3;

function toBlogPost(post: BlogPostRecord): Static<typeof BlogPost> {
  return {
    id: post.public_id,
    blogName: post.title,
    blogSlug: post.slug,
    blogPhoto: toPhoto(post.photo),
    blogDetail: showHtml(post.detail),
    createdAt: post.published_at.toISOString(),
    ...(post.author && { author: post.author }),
  };
}

/** A home page with every post in full would be twice as heavy. */
const cutForCard = (post: Static<typeof BlogPost>) => ({
  ...post,
  blogDetail: beginningOf(post.blogDetail, limits.blogListCharacters),
});

/** The blog: all posts, and one by slug or id. */
export function blogRoutes(app: TypedApp, db: Executor): void {
  app.get(
    '/blog',
    {
      schema: {
        tags,
        querystring: ListQuery,
        response: { 200: dataOf(Type.Array(ref(BlogPost))), ...failures },
      },
    },
    async ({ query: { fields } }) => {
      const posts = (await listBlogPosts(db)).map(toBlogPost);
      return { data: fields === 'card' ? posts.map(cutForCard) : posts };
    },
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
      if (!post) throw new ApiError(404, 'There is no such blog post.');
      const related = relatedPosts(post, await listBlogPosts(db), RELATED);
      return { data: { ...toBlogPost(post), related } };
    },
  );
}
