import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';

/** A timestamp: read as a Date, written as a Date or an ISO 8601 string. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A timestamp that defaults to now(). */
export type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** jsonb: read parsed, written as JSON text, because `pg` would turn a bare array into a PostgreSQL array. */
export type Json<Value> = ColumnType<Value, string, string>;

/** The identity column for joins; APIs expose `public_id` instead. */
export type Identity = Generated<number>;

/**
 * All tables, for Kysely. Each module adds its tables by declaration merging, next to their column types, so that this folder
 * does not depend on modules. Money is integer paise; names are singular snake_case.
 */
export interface Schema {
  /** The migrator's list of applied migrations. */
  kysely_migration: { name: string; timestamp: string };
  /** Rows that transactions lock in dialects without advisory locks. */
  lock_row: { name: string; taken: number };
}

/**
 * The first parameter of repository functions: the database's handle or an open transaction. Inside a transaction, pass only the
 * transaction; the outer handle throws there.
 */
export type Executor = Kysely<Schema>;

export type DatabaseTransaction = Transaction<Schema>;
