import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { openPgliteSource } from './pglite-source';
import { openPostgresSource } from './postgres-source';
import type { Schema } from './schema';
import { poolOver, type Hear, type Listening } from './sql-source';
import { createTransactionScope } from './transaction-scope';

/** The embedded engine over a folder, or PostgreSQL when there is a URL. */
export type DatabaseConfig =
  | { readonly dataDir: string; readonly connectionWaitMs?: number }
  | {
      readonly databaseUrl: string;
      /** PostgreSQL schema for the tables; its default is the user's search path. */
      readonly schema?: string;
      readonly connectionWaitMs?: number;
    };

/** A statement that ended; nothing of what it said. */
export interface StatementReport {
  readonly milliseconds: number;
  readonly failed: boolean;
}

export interface Database {
  readonly db: Kysely<Schema>;
  /** Where the tables live, when it was given. */
  readonly schema: string | undefined;
  readonly engine: 'pglite' | 'postgres';
  /**
   * Commits when `work` resolves, rolls back when it rejects. Inside, only `tx` reaches the database: the
   * outer handle throws there. Work with other systems belongs outside.
   */
  transaction<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Hears what transactions notify on `channel`, a plain lower-case word, once they commit; of every process. */
  listen(channel: string, heard: Hear): Promise<Listening>;
  /** Tells of each statement that ends, until the returned function is called. */
  onStatement(heard: (report: StatementReport) => void): () => void;
  /** Waits for what runs, then closes; the handle is of no use afterwards. */
  close(): Promise<void>;
}

/** Opens either engine. Tables come from `migrateToLatest`. Rejects with a line that an operator can act on. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const embedded = 'dataDir' in config;
  const schema = embedded ? undefined : config.schema;
  const source = embedded
    ? await openPgliteSource(config.dataDir, config.connectionWaitMs)
    : openPostgresSource(config.databaseUrl, schema, config.connectionWaitMs);
  const scope = createTransactionScope();
  const pool = poolOver(source, scope.refuseInside);
  const hearing = new Set<(report: StatementReport) => void>();
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, queryDurationMillis }) => {
      for (const heard of hearing) heard({ milliseconds: queryDurationMillis, failed: level === 'error' });
    },
  });
  let closing: Promise<void> | undefined;
  return {
    db,
    schema,
    engine: embedded ? 'pglite' : 'postgres',
    transaction: (work) => db.transaction().execute((tx) => scope.run(() => work(tx))),
    listen: (channel, heard) => source.listen(channel, heard),
    onStatement(heard) {
      hearing.add(heard);
      return () => hearing.delete(heard);
    },
    // Not db.destroy(): it leaves a pool alone that no query has used yet, and with it the folder's lock.
    close: () => (closing ??= source.end()),
  };
}
