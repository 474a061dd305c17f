import { DEFAULT_MIGRATION_TABLE, sql, type Migrator } from 'kysely';
import type { Database } from '../platform/db/database';

/** How a database's tables compare with those that a build knows. */
export interface SchemaState {
  /** Migrations of the build that have not run. */
  readonly missing: readonly string[];
  /** Migrations that have run and that the build does not know: a newer build was here. */
  readonly newer: readonly string[];
}

/** Compares without writing anything: also a database role that may not create tables can ask. `table` holds what has run. */
export async function readSchemaState(
  database: Pick<Database, 'db'>,
  migrator: Migrator,
  table: string = DEFAULT_MIGRATION_TABLE,
): Promise<SchemaState> {
  const known = await migrator.getMigrations();
  const missing = known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
  // Where none of them has run, there may be no table yet.
  if (missing.length === known.length) return { missing, newer: [] };
  const names = new Set(known.map(({ name }) => name));
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(table)} order by name`.execute(database.db);
  return { missing, newer: rows.map(({ name }) => name).filter((name) => !names.has(name)) };
}
