import type { Executor } from '../../platform/db/schema';

const blogColumns = ['public_id', 'slug', 'title', 'photo', 'detail', 'published_at', 'author'] as const;

/** All posts, the latest first. */
export function listBlogPosts(db: Executor) {
  return db
    .selectFrom('blog_post')
    .select(blogColumns)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type BlogPostRecord = Awaited<ReturnType<typeof listBlogPosts>>[number];

/** The post of a slug or a public id. */
export function findBlogPost(db: Executor, slugOrId: string): Promise<BlogPostRecord | undefined> {
  return db
    .selectFrom('blog_post')
    .select(blogColumns)
    .where((where) => where.or([where('slug', '=', slugOrId), where('public_id', '=', slugOrId)]))
    .executeTakeFirst();
}

/** The parts of a page's section in their order; none for a key that nobody uses. */
export function listPageSections(db: Executor, key: string) {
  return db
    .selectFrom('page_section')
    .select(['public_id', 'description', 'photo'])
    .where('key', '=', key)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The content of a key in its order; none for a key that nobody uses. */
export function listContentItems(db: Executor, key: string) {
  return db
    .selectFrom('content_item')
    .select(['public_id', 'title', 'description'])
    .where('key', '=', key)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function findPolicy(db: Executor, slug: string) {
  return db
    .selectFrom('policy')
    .select(['public_id', 'title', 'description'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** Pictures of the hero slider or the banners, in their order. */
export function listPictures(db: Executor, table: 'hero_slide' | 'banner') {
  return db.selectFrom(table).select(['public_id', 'photo']).orderBy('position').orderBy('id').execute();
}
