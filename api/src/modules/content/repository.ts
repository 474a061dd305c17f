import { sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import { pictureNameOf } from '../media';
import { segmentsOf } from '../redirects';

const blogColumns = ['public_id', 'slug', 'title', 'photo', 'detail', 'published_at', 'author'] as const;

/** All posts, latest first. */
export function listBlogPosts(db: Executor) {
  return db
    .selectFrom('blog_post')
    .select(blogColumns)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type BlogPostRecord = Awaited<ReturnType<typeof listBlogPosts>>[number];

/** The post with a slug or a public id. */
export function findBlogPost(db: Executor, slugOrId: string): Promise<BlogPostRecord | undefined> {
  return db
    .selectFrom('blog_post')
    .select(blogColumns)
    .where((where) => where.or([where('slug', '=', slugOrId), where('public_id', '=', slugOrId)]))
    .executeTakeFirst();
}

/** Whether a path is that of a post. */
export async function isPostPage(db: Executor, path: string): Promise<boolean> {
  const [area = '', slug = '', ...more] = segmentsOf(path);
  if (area.toLowerCase() !== 'blogs' || slug === '' || more.length > 0) return false;
  return (await findBlogPost(db, slug)) !== undefined;
}

/** The parts of a page's section in their order; empty for an unknown key. */
export function listPageSections(db: Executor, key: string) {
  return db
    .selectFrom('page_section')
    .select(['public_id', 'description', 'photo'])
    .where('key', '=', key)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The content of a key in its order; empty for an unknown key. */
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

/** The pictures of the hero slider in their order. */
export function listSlides(db: Executor) {
  return db
    .selectFrom('hero_slide')
    .select(['public_id', 'photo', 'link'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The banners in their order. */
export function listBanners(db: Executor) {
  return db.selectFrom('banner').select(['public_id', 'photo']).orderBy('position').orderBy('id').execute();
}

/** The fields of a post that determine its related posts. */
interface LinkingPost {
  readonly slug: string;
  /** HTML. */
  readonly detail: string;
}

/** The product and collection pages that a text links to. */
const linksIn = (html: string) =>
  new Set([...html.matchAll(/<a href="(\/(?:products|collections)\/[^"]+)"/g)].map(([, path]) => path));

/** Slugs of posts that link to the same products or collections as this one, those with the most in common first. */
export function relatedPosts(post: LinkingPost, posts: readonly LinkingPost[], limit: number): string[] {
  const own = linksIn(post.detail);
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map(({ slug, detail }) => ({
      slug,
      shared: [...linksIn(detail)].filter((path) => own.has(path)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((one, two) => two.shared - one.shared)
    .slice(0, limit)
    .map(({ slug }) => slug);
}

/** Names of the pictures on pages, and in all versions, since each version can be restored. */
export async function listUsedPictures(db: Executor): Promise<string[]> {
  const shown = await sql<{ url: string }>`
    select photo ->> 'url' as url from blog_post
    union select photo ->> 'url' from hero_slide
    union select photo ->> 'url' from banner
    union select photo ->> 'url' from page_section where photo ->> 'url' is not null`.execute(db);
  const written = await sql<{ name: string }>`
    select distinct name
    from content_version, jsonb_array_elements_text(content_version.fields -> 'pictures') as name`.execute(
    db,
  );
  return [
    ...shown.rows.flatMap(({ url }) => pictureNameOf(url) ?? []),
    ...written.rows.map(({ name }) => name),
  ];
}
