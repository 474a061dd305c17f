import type { Db } from '../../platform/db/tables';

/** A script of a version or of the shell, which may have a source map. */
export interface MappedScript {
  /** Both empty for a script of the shell. */
  readonly remote: string;
  readonly version: string;
  readonly script: string;
}

/** Compressed source maps, by script. */
export type SourceMaps = ReadonlyMap<string, Uint8Array>;

type Owner = Pick<MappedScript, 'remote' | 'version'>;

/** The shell's scripts do not belong to a version. Their names contain a content hash. */
export const ofShell: Owner = { remote: '', version: '' };

/** Stores new maps, and records that all of them were sent. Resolves with the number of new maps. */
export async function saveSourceMaps(
  db: Db,
  { remote, version }: Owner,
  maps: SourceMaps,
  at: Date,
): Promise<number> {
  let added = 0;
  // One per statement, as they can be large together. In a fixed order, so that concurrent calls cannot deadlock.
  for (const [script, map] of [...maps].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const { numUpdatedRows } = await db
      .updateTable('registry_source_map')
      .set({ at })
      .where((where) => where.and({ remote, version, script }))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) continue;
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('registry_source_map')
      .values({ remote, version, script, map, at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    added += Number(numInsertedOrUpdatedRows);
  }
  return added;
}

/** The compressed source map of a script; undefined if it has none. */
export async function findSourceMap(
  db: Db,
  { remote, version, script }: MappedScript,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('registry_source_map')
    .select('map')
    .where((where) => where.and({ remote, version, script }))
    .executeTakeFirst();
  return row?.map;
}

/** Deletes the maps of a version whose files were removed. */
export async function removeSourceMaps(db: Db, { remote, version }: Owner): Promise<void> {
  await db
    .deleteFrom('registry_source_map')
    .where((where) => where.and({ remote, version }))
    .execute();
}

/** Records that a start has sent these maps of the shell. Resolves with those that are stored. */
export async function touchShellMaps(
  db: Db,
  scripts: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  if (scripts.length === 0) return new Set();
  const rows = await db
    .updateTable('registry_source_map')
    .set({ at })
    .where((where) => where.and(ofShell))
    .where('script', 'in', scripts)
    .returning('script')
    .execute();
  return new Set(rows.map(({ script }) => script));
}

/** Deletes the shell's maps that no start has sent since a time. */
export async function forgetShellMaps(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom('registry_source_map')
    .where((where) => where.and(ofShell))
    .where('at', '<', since)
    .execute();
}
