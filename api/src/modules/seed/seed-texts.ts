import { publicIdOf } from '../../platform/db/public-id';
import type { Executor } from '../../platform/db/schema';
import { sanitizeForStorage } from '../../platform/html/sanitize';
import type { StoredPhoto } from '../media';
import type { SeedData } from './seed-schemas';

type PhotoOf = (picture: string) => StoredPhoto;

const photoJson = (photoOf: PhotoOf, picture: string) => JSON.stringify(photoOf(picture));

async function seedPictures(db: Executor, data: SeedData, photoOf: PhotoOf): Promise<void> {
  for (const [table, slides] of [
    ['hero_slide', data.heroSlides],
    ['banner', data.banners],
  ] as const) {
    for (const [position, { picture, alt }] of slides.entries()) {
      const photo = JSON.stringify({ ...photoOf(picture), alt });
      await db
        .insertInto(table)
        .values({ public_id: publicIdOf(table, `${position}`), position, photo })
        .execute();
    }
  }
}

async function seedSections(db: Executor, data: SeedData, photoOf: PhotoOf): Promise<void> {
  for (const { key, entries } of data.pageSections) {
    for (const [position, { description, picture }] of entries.entries()) {
      await db
        .insertInto('page_section')
        .values({
          public_id: publicIdOf('page_section', `${key}/${position}`),
          key,
          position,
          description: sanitizeForStorage(description),
          photo: picture === null ? null : photoJson(photoOf, picture),
        })
        .execute();
    }
  }
}

/** Inserts blog posts, policies, page sections, content by key and pictures. */
export async function seedTexts(db: Executor, data: SeedData, photoOf: PhotoOf): Promise<void> {
  for (const post of data.blogPosts) {
    await db
      .insertInto('blog_post')
      .values({
        public_id: publicIdOf('blog_post', post.slug),
        slug: post.slug,
        title: post.name,
        photo: photoJson(photoOf, post.picture),
        detail: sanitizeForStorage(post.detail),
        published_at: `${post.publishedOn}T00:00:00+05:30`,
      })
      .execute();
  }
  for (const { slug, title, description } of data.policies) {
    await db
      .insertInto('policy')
      .values({
        public_id: publicIdOf('policy', slug),
        slug,
        title,
        description: sanitizeForStorage(description),
      })
      .execute();
  }
  for (const [position, { key, description }] of data.content.entries()) {
    await db
      .insertInto('content_item')
      .values({
        public_id: publicIdOf('content_item', `${key}/${position}`),
        key,
        position,
        title: key.toUpperCase(),
        description: sanitizeForStorage(description),
      })
      .execute();
  }
  await seedSections(db, data, photoOf);
  await seedPictures(db, data, photoOf);
}
