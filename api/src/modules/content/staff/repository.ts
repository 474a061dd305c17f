import { dayInIndia } from '@shop/config/dates';
import { publicIdOf } from '../../../platform/db/public-id';
import type { Executor } from '../../../platform/db/schema';
import { pictureNameOf, type StoredPhoto } from '../../media';
import {
  type ContentAction,
  type ContentFields,
  type ContentKind,
  type ContentPlace,
  emptyFields,
} from '../kinds';
import { findBlogPost, findPolicy, listContentItems, listPageSections, listPictures } from '../repository';

/** The name of a stored picture in forms. */
export const pictureName = ({ url }: StoredPhoto): string => pictureNameOf(url) ?? url;

/** The fields of an entry with its stored pictures. */
export interface ShownEntry {
  readonly fields: ContentFields;
  readonly photos: readonly StoredPhoto[];
}

/** The text of a single paragraph. */
const lineOf = (html: string) => /^<p>((?:(?!<p[\s>])[\s\S])*)<\/p>$/.exec(html)?.[1] ?? html;

const withPhotos = (photos: readonly StoredPhoto[], fields: Partial<ContentFields> = {}): ShownEntry => ({
  fields: { ...emptyFields, ...fields, pictures: photos.map(pictureName) },
  photos,
});

async function readPictures(db: Executor, table: 'hero_slide' | 'banner') {
  const photos = (await listPictures(db, table)).map(({ photo }) => photo);
  return photos.length === 0 ? undefined : withPhotos(photos);
}

type Read = (db: Executor, slug: string) => Promise<ShownEntry | undefined>;

const readers: Readonly<Record<ContentKind, Read>> = {
  async post(db, slug) {
    const post = await findBlogPost(db, slug);
    if (post?.slug !== slug) return undefined;
    const { title, author, detail: text, published_at, photo } = post;
    return withPhotos([photo], { title, author: author ?? '', day: dayInIndia(published_at), text });
  },
  async policy(db, slug) {
    const policy = await findPolicy(db, slug);
    return policy && withPhotos([], { title: policy.title, text: policy.description });
  },
  async faq(db, slug) {
    const [item] = await listContentItems(db, slug);
    return item && withPhotos([], { text: item.description });
  },
  async announcement(db, slug) {
    const entries = await listPageSections(db, slug);
    if (entries.length === 0) return undefined;
    return withPhotos([], { lines: entries.map(({ description }) => lineOf(description)) });
  },
  hero: (db) => readPictures(db, 'hero_slide'),
  banner: (db) => readPictures(db, 'banner'),
};

/** The published fields of an entry; undefined if it is not published. */
export const readShown = (db: Executor, { kind, slug }: ContentPlace): Promise<ShownEntry | undefined> =>
  readers[kind](db, slug);

type Write = (db: Executor, slug: string, entry: ShownEntry) => Promise<unknown>;

const writePictures =
  (table: 'hero_slide' | 'banner'): Write =>
  async (db, _slug, { photos }) => {
    const before = await listPictures(db, table);
    await db.deleteFrom(table).execute();
    for (const [position, photo] of photos.entries()) {
      const public_id = publicIdOf(table, `${position}`);
      // Existing pictures keep their alternative text.
      const alt = photo.alt ?? before.find((shown) => shown.photo.url === photo.url)?.photo.alt;
      await db
        .insertInto(table)
        .values({ public_id, position, photo: JSON.stringify({ ...photo, alt }) })
        .execute();
    }
  };

const writers: Readonly<Record<ContentKind, Write>> = {
  post(db, slug, { fields: { title, author, day, text }, photos: [photo] }) {
    const columns = {
      title,
      author: author || null,
      photo: JSON.stringify(photo),
      detail: text,
      published_at: `${day}T00:00:00+05:30`,
    };
    return db
      .insertInto('blog_post')
      .values({ public_id: publicIdOf('blog_post', slug), slug, ...columns })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(columns))
      .execute();
  },
  policy: (db, slug, { fields: { text } }) =>
    db.updateTable('policy').set({ description: text }).where('slug', '=', slug).execute(),
  async faq(db, slug, { fields: { text } }) {
    const [item] = await listContentItems(db, slug);
    const public_id = item?.public_id ?? publicIdOf('content_item', `${slug}/0`);
    await db
      .insertInto('content_item')
      .values({ public_id, key: slug, title: slug.toUpperCase(), description: text })
      .onConflict((conflict) => conflict.column('public_id').doUpdateSet({ description: text }))
      .execute();
  },
  async announcement(db, slug, { fields: { lines } }) {
    await db.deleteFrom('page_section').where('key', '=', slug).execute();
    for (const [position, line] of lines.entries()) {
      const public_id = publicIdOf('page_section', `${slug}/${position}`);
      await db
        .insertInto('page_section')
        .values({ public_id, key: slug, position, description: `<p>${line}</p>`, photo: null })
        .execute();
    }
  },
  hero: writePictures('hero_slide'),
  banner: writePictures('banner'),
};

/** Publishes an entry. */
export async function writeShown(
  tx: Executor,
  { kind, slug }: ContentPlace,
  entry: ShownEntry,
): Promise<void> {
  await writers[kind](tx, slug, entry);
}

/** Unpublishes a post or the announcements. */
export async function removeShown(tx: Executor, { kind, slug }: ContentPlace): Promise<void> {
  if (kind === 'post') await tx.deleteFrom('blog_post').where('slug', '=', slug).execute();
  if (kind === 'announcement') await tx.deleteFrom('page_section').where('key', '=', slug).execute();
}

/** Posts and policies of the shop, by slug and title. */
export async function listNamedEntries(
  db: Executor,
): Promise<readonly (ContentPlace & { readonly title: string })[]> {
  const posts = await db.selectFrom('blog_post').select(['slug', 'title']).orderBy('id', 'desc').execute();
  const policies = await db.selectFrom('policy').select(['slug', 'title']).orderBy('id').execute();
  return [
    ...posts.map((post) => ({ kind: 'post' as const, ...post })),
    ...policies.map((policy) => ({ kind: 'policy' as const, ...policy })),
  ];
}

const columns = ['version', 'action', 'restored_from', 'fields', 'author', 'at'] as const;

const versionsOf = (db: Executor, { kind, slug }: ContentPlace) =>
  db.selectFrom('content_version').select(columns).where('kind', '=', kind).where('slug', '=', slug);

/** The newest version of an entry; undefined if staff have never changed it. */
export function findLatest(db: Executor, place: ContentPlace) {
  return versionsOf(db, place).orderBy('version', 'desc').limit(1).executeTakeFirst();
}

export type VersionRow = NonNullable<Awaited<ReturnType<typeof findLatest>>>;

/** One version of an entry. */
export function findVersion(db: Executor, place: ContentPlace, version: number) {
  return versionsOf(db, place).where('version', '=', version).executeTakeFirst();
}

/** The history of an entry, latest first, without its texts. */
export function listVersions(db: Executor, { kind, slug }: ContentPlace, limit: number) {
  return db
    .selectFrom('content_version')
    .select(['version', 'action', 'restored_from', 'author', 'at'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** The newest version of each entry that staff have changed, without its texts. */
export function listLatest(db: Executor) {
  return db
    .selectFrom('content_version')
    .distinctOn(['kind', 'slug'])
    .select(({ ref }) => [
      ...(['kind', 'slug', 'version', 'action', 'author', 'at'] as const),
      ref('fields', '->>').key('title').as('title'),
    ])
    .orderBy('kind')
    .orderBy('slug')
    .orderBy('version', 'desc')
    .execute();
}

export interface NewVersion {
  readonly version: number;
  readonly action: ContentAction;
  readonly restoredFrom?: number;
  readonly fields: ContentFields;
  /** A staff member's name; null for the content from before the first change. */
  readonly author: string | null;
  readonly at: Date;
}

/** Adds a version. Returns false if a version with this number already exists. */
export async function addVersion(
  db: Executor,
  { kind, slug }: ContentPlace,
  { version, action, restoredFrom, fields, author, at }: NewVersion,
): Promise<boolean> {
  const added = await db
    .insertInto('content_version')
    .values({
      ...{ kind, slug, version, action, author, at },
      restored_from: restoredFrom ?? null,
      fields: JSON.stringify(fields),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'slug', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
