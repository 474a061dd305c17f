import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';

/** A moment: read as a Date, written as a Date or an ISO 8601 string. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A moment that the database sets to now() when it is left out. */
export type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** jsonb: read parsed, written as JSON text, because `pg` would turn a bare array into a PostgreSQL array. */
export type Json<Value> = ColumnType<Value, string, string>;

/** The identity column that joins tables; the wire shows `public_id` instead. */
export type Identity = Generated<number>;

/**
 * Every table, for Kysely. Each module adds its own by declaration merging, beside the types of their columns, so that
 * this folder knows none of them. Money is integer paise; names are singular snake_case.
 */
export interface Schema {
  /** The migrator's own list. */
  kysely_migration: { name: string; timestamp: string };
  /** Rows that transactions lock where there are no advisory locks. */
  lock_row: { name: string; taken: number };
}

/**
 * What a repository function takes first: the database's handle or an open transaction. Inside a transaction
 * only the transaction may be passed; the outer handle fails there.
 */
export type Executor = Kysely<Schema>;

export type DatabaseTransaction = Transaction<Schema>;
