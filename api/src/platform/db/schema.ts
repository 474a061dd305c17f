import type { Kysely, Transaction } from 'kysely';

/**
 * Every table, for Kysely. Each module adds its own by declaration merging, beside the types of their columns, so that
 * this folder knows none of them. Money is integer paise; names are singular snake_case.
 */
export interface Schema {
  /** The migrator's own list. */
  kysely_migration: { name: string; timestamp: string };
  /** What transactions wait for each other by where there are no advisory locks. */
  lock_row: { name: string; taken: number };
}

/**
 * What a repository function takes first: the database's handle or an open transaction. Inside a transaction
 * only the transaction may be passed; the outer handle fails there.
 */
export type Executor = Kysely<Schema>;

export type DatabaseTransaction = Transaction<Schema>;
