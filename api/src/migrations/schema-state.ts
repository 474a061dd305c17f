import { sql } from 'kysely';
import type { Database } from '../platform/db/database';
import { DatabaseError } from '../platform/db/database-error';

/** How a database's tables compare with those that a build knows. */
export interface SchemaState {
  /** Migrations of the build that have not run. */
  readonly missing: readonly string[];
  /** Migrations that have run and that the build does not know: a newer build was here. */
  readonly newer: readonly string[];
}

/** SQLSTATE of a table that is not there. */
const NO_TABLE = '42P01';

type Read = Pick<Database, 'db' | 'schema'>;

/** The names in a table of migrations that have run; none where there is no such table. */
async function readNames({ db, schema }: Read, table: string): Promise<readonly string[]> {
  // By its schema: the search path has others behind it, where another shop may be.
  const place = sql.id(...(schema === undefined ? [] : [schema]), table);
  try {
    const { rows } = await sql<{ name: string }>`select name from ${place} order by name`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === NO_TABLE) return [];
    throw error;
  }
}

/**
 * Compares without writing anything: also a database role that may not create tables can ask. `known` are the names of a build's
 * migrations, `table` holds what has run. Kysely's own check describes every column of every table first, which takes as long as
 * starting the embedded engine.
 */
export async function readSchemaState(
  database: Read,
  known: readonly string[],
  table: string,
): Promise<SchemaState> {
  const ran = new Set(await readNames(database, table));
  return {
    missing: known.filter((name) => !ran.has(name)),
    newer: [...ran].filter((name) => !known.includes(name)),
  };
}
