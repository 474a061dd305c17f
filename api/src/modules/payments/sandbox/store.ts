import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/db/database';
import type { Schema } from '../../../platform/db/schema';
import type { SandboxTables } from './tables';

export type SandboxTransaction = Transaction<Schema & SandboxTables>;

/** The shop's database as the sandbox sees it: with its own tables. */
export interface SandboxStore {
  readonly db: Kysely<Schema & SandboxTables>;
  transaction<T>(work: (tx: SandboxTransaction) => Promise<T>): Promise<T>;
}

/** Opens the sandbox's view of the database. */
export function sandboxStore(database: Database): SandboxStore {
  return {
    db: database.db.withTables<SandboxTables>(),
    transaction: (work) => database.transaction((tx) => work(tx.withTables<SandboxTables>())),
  };
}
