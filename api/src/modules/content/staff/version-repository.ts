import type { Executor } from '../../../platform/db/schema';
import type { ContentAction, ContentFields, ContentPlace } from '../kinds';

const columns = ['version', 'action', 'restored_from', 'fields', 'author', 'at'] as const;

const versionsOf = (db: Executor, { kind, slug }: ContentPlace) =>
  db.selectFrom('content_version').select(columns).where('kind', '=', kind).where('slug', '=', slug);

/** The newest version of a piece; undefined while no keeper has changed it. */
export function findLatest(db: Executor, place: ContentPlace) {
  return versionsOf(db, place).orderBy('version', 'desc').limit(1).executeTakeFirst();
}

export type VersionRow = NonNullable<Awaited<ReturnType<typeof findLatest>>>;

/** One version of a piece. */
export function findVersion(db: Executor, place: ContentPlace, version: number) {
  return versionsOf(db, place).where('version', '=', version).executeTakeFirst();
}

/** What was done with a piece, the latest first, without its texts. */
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

/** The newest version of each piece that keepers have changed, without its texts. */
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
  /** A keeper's name; null for what the shop showed before. */
  readonly author: string | null;
  readonly at: Date;
}

/** Adds a version; false when somebody else has added one of that number. */
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
