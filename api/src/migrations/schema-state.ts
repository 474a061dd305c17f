import { sql } from 'kysely';
import type { Database } from '../platform/db/database';
import { DatabaseError } from '../platform/db/database-error';

/** The migrations of a database, compared with those of a build. */
export interface SchemaState {
  /** Migrations of the build that have not run. */
  readonly missing: readonly string[];
  /** Migrations that have run and that the build does not have, because a newer build ran them. */
  readonly newer: readonly string[];
}

/** SQLSTATE of a missing table. */
const NO_TABLE = '42P01';

type Read = Pick<Database, 'db' | 'schema'>;

/** The names of the migrations that have run; empty if their table does not exist. */
async function readNames({ db, schema }: Read, table: string): Promise<readonly string[]> {
  // With its schema: the search path may contain the schema of another shop.
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
 * Compares without writing, so that it works for database roles that may not create tables. `known` are the names of a build's
 * migrations, `table` contains those that have run. Kysely's own check reads every column of every table first, which takes as
 * long as starting the embedded engine.
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
