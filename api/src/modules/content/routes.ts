import { Type } from 'typebox';
import type { TypedApp } from '@shop/http';
import type { Executor } from '../../platform/db/schema';
import { showHtml } from '../../platform/html/show-html';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { toPhoto } from '../media';
import { findPolicy, listContentItems, listPageSections, listPictures } from './repository';
import { Banner, ContentItem, HeroSlide, PageSection } from './schemas';

const tags = ['content'];
const segment = Type.String({ minLength: 1, maxLength: 120 });

/** Sliders, banners, page sections, policies and content by key. */
export function contentRoutes(app: TypedApp, db: Executor): void {
  app.get(
    '/hero-slide',
    { schema: { tags, response: { 200: dataOf(Type.Array(ref(HeroSlide))), ...failures } } },
    async () => {
      const slides = await listPictures(db, 'hero_slide');
      return { data: slides.map(({ public_id, photo }) => ({ _id: public_id, photo: toPhoto(photo) })) };
    },
  );

  app.get(
    '/banner',
    { schema: { tags, response: { 200: dataOf(Type.Array(ref(Banner))), ...failures } } },
    async () => {
      const banners = await listPictures(db, 'banner');
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
