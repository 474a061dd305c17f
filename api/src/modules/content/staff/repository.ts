import type { Executor } from '../../../platform/db/schema';
import type { ContentAction, ContentFields, ContentPlace } from '../kinds';

/** Changes the address of a post, and of its versions, which are otherwise never changed. */
export async function renamePost(tx: Executor, from: string, to: string): Promise<void> {
  await tx.updateTable('blog_post').set({ slug: to }).where('slug', '=', from).execute();
  await tx
    .updateTable('content_version')
    .set({ slug: to })
    .where('kind', '=', 'post')
    .where('slug', '=', from)
    .execute();
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
