import type { Db } from '../../platform/db/tables';

/** A script that may have a source map: of a version, or of the shell. */
export interface MappedScript {
  /** Both empty for a script of the shell. */
  readonly remote: string;
  readonly version: string;
  readonly script: string;
}

/** Compressed source maps, by the script that each is of. */
export type SourceMaps = ReadonlyMap<string, Uint8Array>;

type Owner = Pick<MappedScript, 'remote' | 'version'>;

/** The shell's scripts belong to no version: their names have a hash of their contents. */
export const ofShell: Owner = { remote: '', version: '' };

/** Stores new maps, and records that all of them were sent. Resolves to the number of new maps. */
export async function saveSourceMaps(
  db: Db,
  { remote, version }: Owner,
  maps: SourceMaps,
  at: Date,
): Promise<number> {
  let added = 0;
  // One at a time: together they may be larger than a statement should be. In one order, so that two never deadlock.
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

/** The compressed source map of a script; undefined where it has none. */
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

/** Deletes the maps of a version whose files are gone. */
export async function removeSourceMaps(db: Db, { remote, version }: Owner): Promise<void> {
  await db
    .deleteFrom('registry_source_map')
    .where((where) => where.and({ remote, version }))
    .execute();
}

/** Records that a start has sent these maps of the shell; resolves to those that are stored. */
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

/** Deletes the shell's maps that no start has sent since a moment. */
export async function forgetShellMaps(db: Db, since: Date): Promise<void> {
  await db
    .deleteFrom('registry_source_map')
    .where((where) => where.and(ofShell))
    .where('at', '<', since)
    .execute();
}
