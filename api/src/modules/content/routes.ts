import type { TypedApp } from '@shop/server-kit';
import { limits } from '@shop/config';
import { type Static, Type } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { beginningOf, showHtml } from '../../platform/html/sanitize';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { toPhoto } from '../media';
import {
  type BlogPostRecord,
  findBlogPost,
  findPolicy,
  listBanners,
  listBlogPosts,
  listContentItems,
  listPageSections,
  listSlides,
  relatedPosts,
} from './repository';
import { Banner, BlogPost, ContentItem, HeroSlide, PageSection } from './schemas';

const tags = ['content'];
const segment = Type.String({ minLength: 1, maxLength: 120 });

/** Sliders, banners, page sections, policies and content by key. */
export function contentRoutes(app: TypedApp, db: Executor): void {
  app.get(
    '/hero-slide',
    { schema: { tags, response: { 200: dataOf(Type.Array(ref(HeroSlide))), ...failures } } },
    async () => {
      const slides = await listSlides(db);
      return {
        data: slides.map(({ public_id, photo, link }) => ({
          _id: public_id,
          photo: toPhoto(photo),
          ...(link !== null && { link }),
        })),
      };
    },
  );

  app.get(
    '/banner',
    { schema: { tags, response: { 200: dataOf(Type.Array(ref(Banner))), ...failures } } },
    async () => {
      const banners = await listBanners(db);
      return { data: banners.map(({ public_id, photo }) => ({ _id: public_id, photo: toPhoto(photo) })) };
    },
  );

  app.get(
    '/dynamic/page/section/:sectionKey',
    {
      schema: {
        tags,
        params: Type.Object({ sectionKey: segment }),
        response: { 200: dataOf(Type.Array(ref(PageSection))), ...failures },
      },
    },
    async ({ params }) => {
      const parts = await listPageSections(db, params.sectionKey);
      return {
        data: parts.map(({ public_id, description, photo }) => ({
          _id: public_id,
          description: showHtml(description),
          photo: photo && toPhoto(photo),
        })),
      };
    },
  );

  app.get(
    '/policy/:slug',
    {
      schema: {
        tags,
        params: Type.Object({ slug: segment }),
        response: { 200: dataOf(Type.Array(ref(ContentItem))), ...failures },
      },
    },
    async ({ params }) => {
      const policy = await findPolicy(db, params.slug);
      if (!policy) throw new ApiError(404, `There is no policy “${params.slug}”.`);
      const { public_id, title, description } = policy;
      return { data: [{ _id: public_id, title, description: showHtml(description) }] };
    },
  );

  app.get(
    '/content/:key',
    {
      schema: {
        tags,
        params: Type.Object({ key: segment }),
        response: { 200: dataOf(Type.Array(ref(ContentItem))), ...failures },
      },
    },
    async ({ params }) => {
      const items = await listContentItems(db, params.key);
      return {
        data: items.map(({ public_id, title, description }) => ({
          _id: public_id,
          title,
          description: showHtml(description),
        })),
      };
    },
  );
}

const ListQuery = Type.Object({
  fields: Type.Optional(
    Type.Literal('card', {
      description: 'Returns only the beginning of each text, for cards.',
    }),
  ),
});

/** Number of related posts. */
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
const truncateForCard = (post: Static<typeof BlogPost>) => ({
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
      return { data: fields === 'card' ? posts.map(truncateForCard) : posts };
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
      if (!post) throw new ApiError(404, 'Blog post not found.');
      const related = relatedPosts(post, await listBlogPosts(db), RELATED);
      return { data: { ...toBlogPost(post), related } };
    },
  );
}
