import { dayInIndia } from '@shop/config/dates';
import { escapeHtml } from '@shop/contracts/escape-html';
import { newPublicId, publicIdOf } from '../../../platform/db/public-id';
import type { Executor } from '../../../platform/db/schema';
import { pictureNameOf, type StoredPhoto } from '../../media';
import { type ContentFields, type ContentKind, type ContentPlace, emptyFields } from '../kinds';
import {
  findBlogPost,
  findPolicy,
  listBanners,
  listContentItems,
  listPageSections,
  listSlides,
} from '../repository';

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

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text of sanitised HTML. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => entities[name] ?? entity)
    .trim();

async function readHero(db: Executor) {
  const slides = await listSlides(db);
  if (slides.length === 0) return undefined;
  return withPhotos(
    slides.map(({ photo }) => photo),
    {
      slides: slides.map(({ photo, link }) => ({
        picture: pictureName(photo),
        caption: photo.alt ?? '',
        link: link ?? '',
      })),
    },
  );
}

async function readBanner(db: Executor) {
  const photos = (await listBanners(db)).map(({ photo }) => photo);
  return photos.length === 0 ? undefined : withPhotos(photos);
}

/** Entries without a picture, which only a seed can have, are not shown to staff. */
async function readCarousel(db: Executor, slug: string) {
  const entries = (await listPageSections(db, slug)).flatMap(({ description, photo }) =>
    photo ? [{ photo, caption: textOf(description) }] : [],
  );
  return withPhotos(
    entries.map(({ photo }) => photo),
    {
      slides: entries.map(({ photo, caption }) => ({ picture: pictureName(photo), caption, link: '' })),
    },
  );
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
  hero: readHero,
  banner: readBanner,
  carousel: readCarousel,
};

/** The published fields of an entry; undefined if it is not published. */
export const readShown = (db: Executor, { kind, slug }: ContentPlace): Promise<ShownEntry | undefined> =>
  readers[kind](db, slug);

type Write = (db: Executor, slug: string, entry: ShownEntry) => Promise<unknown>;

const writeHero: Write = async (db, _slug, { fields: { slides = [] }, photos }) => {
  await db.deleteFrom('hero_slide').execute();
  for (const [position, photo] of photos.entries()) {
    const { caption = '', link = '' } = slides[position] ?? {};
    const alt = caption === '' ? undefined : caption;
    await db
      .insertInto('hero_slide')
      .values({
        public_id: publicIdOf('hero_slide', `${position}`),
        position,
        photo: JSON.stringify({ ...photo, alt }),
        link: link === '' ? null : link,
      })
      .execute();
  }
};

const writeBanner: Write = async (db, _slug, { photos }) => {
  const before = await listBanners(db);
  await db.deleteFrom('banner').execute();
  for (const [position, photo] of photos.entries()) {
    const public_id = publicIdOf('banner', `${position}`);
    // Existing pictures keep their alternative text.
    const alt = photo.alt ?? before.find((shown) => shown.photo.url === photo.url)?.photo.alt;
    await db
      .insertInto('banner')
      .values({ public_id, position, photo: JSON.stringify({ ...photo, alt }) })
      .execute();
  }
};

/** Replaces the parts of a page's section. */
async function writeSection(
  db: Executor,
  key: string,
  parts: readonly { readonly description: string; readonly photo: StoredPhoto | null }[],
): Promise<void> {
  await db.deleteFrom('page_section').where('key', '=', key).execute();
  for (const [position, { description, photo }] of parts.entries()) {
    const public_id = publicIdOf('page_section', `${key}/${position}`);
    await db
      .insertInto('page_section')
      .values({ public_id, key, position, description, photo: photo && JSON.stringify(photo) })
      .execute();
  }
}

const writers: Readonly<Record<ContentKind, Write>> = {
  async post(db, slug, { fields: { title, author, day, text }, photos: [photo] }) {
    const columns = {
      title,
      author: author || null,
      photo: JSON.stringify(photo),
      detail: text,
      published_at: `${day}T00:00:00+05:30`,
    };
    const derived = publicIdOf('blog_post', slug);
    // The id may be that of a post which had the slug before its address changed.
    const owner = await db
      .selectFrom('blog_post')
      .select('slug')
      .where('public_id', '=', derived)
      .executeTakeFirst();
    const public_id = owner && owner.slug !== slug ? newPublicId() : derived;
    return db
      .insertInto('blog_post')
      .values({ public_id, slug, ...columns })
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
  announcement: (db, slug, { fields: { lines } }) =>
    writeSection(
      db,
      slug,
      lines.map((line) => ({ description: `<p>${line}</p>`, photo: null })),
    ),
  hero: writeHero,
  banner: writeBanner,
  carousel: (db, slug, { fields: { slides = [] }, photos }) =>
    writeSection(
      db,
      slug,
      photos.map((photo, at) => ({
        description: `<p>${escapeHtml(slides[at]?.caption ?? '')}</p>`,
        photo,
      })),
    ),
};

/** Publishes an entry. */
export async function writeShown(
  tx: Executor,
  { kind, slug }: ContentPlace,
  entry: ShownEntry,
): Promise<void> {
  await writers[kind](tx, slug, entry);
}

/** Unpublishes a post, the announcements or the category carousel. */
export async function removeShown(tx: Executor, { kind, slug }: ContentPlace): Promise<void> {
  if (kind === 'post') await tx.deleteFrom('blog_post').where('slug', '=', slug).execute();
  if (kind === 'announcement' || kind === 'carousel')
    await tx.deleteFrom('page_section').where('key', '=', slug).execute();
}
