import { inSpan } from '@shop/tracing';
import { Kysely, type Transaction } from 'kysely';
import type { OnAvailabilityChange } from './database-error';
import { kyselyDialect, type DialectName } from './dialect';
import { openPgliteSource } from './pglite-source';
import type { PostgresConfig } from './postgres-source';
import type { Schema } from './schema';
import { type Listening, type NoticeListener, poolOver, traceStatement, type Work } from './sql-source';
import { createTransactionScope } from './transactions';

/** The embedded engine over a folder, or PostgreSQL when there is a URL. */
export type DatabaseConfig = (
  | { readonly dataDir: string; readonly connectionWaitMs?: number }
  | PostgresConfig
) & {
  /** `postgresql` by default. A database keeps the dialect that its tables were created with. */
  readonly dialect?: DialectName | undefined;
};

/** A finished statement, without its text. */
export interface StatementReport {
  readonly milliseconds: number;
  readonly failed: boolean;
}

/** Queries and transactions. */
export interface DatabaseHandle {
  readonly db: Kysely<Schema>;
  /**
   * Commits when `work` resolves, rolls back when it rejects. Inside, only `tx` reaches the database: the
   * outer handle throws there. Calls to other systems belong outside.
   */
  transaction<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T>;
}

export interface Database extends DatabaseHandle {
  /** The same for work that may take minutes, such as migrations and imports. On PostgreSQL it uses separate connections. */
  readonly long: DatabaseHandle;
  /**
   * Reads of public data: from a replica if there is one that is not far behind, otherwise as `db`. For single statements, not
   * for transactions.
   */
  readonly reads: {
    readonly db: Kysely<Schema>;
    /** Makes later reads through `reads` see everything that is committed now. */
    catchUp(): void;
  };
  /** The schema of the tables, if configured. */
  readonly schema: string | undefined;
  readonly engine: 'pglite' | 'postgres';
  /** Listens for notifications of committed transactions in any process on `channel`, a plain lower-case word. */
  listen(channel: string, onNotice: NoticeListener): Promise<Listening>;
  /** Reports each finished statement; the returned function unsubscribes. */
  onStatement(listener: (report: StatementReport) => void): () => void;
  /** True while the database is known to be unavailable: serve cached data instead of querying. */
  isDown(): boolean;
  /** Checks the database; also false without a response within `probeMs`. */
  isReachable(): Promise<boolean>;
  /** Reports when the database becomes unavailable and when it is available again. */
  readonly onAvailabilityChange: OnAvailabilityChange;
  /** Waits for running statements, then closes; the handle cannot be used afterwards. */
  close(): Promise<void>;
}

/** Opens either engine. `migrateToLatest` creates the tables. Rejects with an operator-facing error. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const embedded = 'dataDir' in config;
  const schema = embedded ? undefined : config.schema;
  const source = embedded
    ? await openPgliteSource(config.dataDir, config.connectionWaitMs)
    : // Lazy: the embedded engine does not need its driver.
      (await import('./postgres-source')).openPostgresSource(config);
  const scope = createTransactionScope();
  const listeners = new Set<(report: StatementReport) => void>();
  const handle = (work: Work): DatabaseHandle => {
    const db = new Kysely<Schema>({
      dialect: kyselyDialect(config.dialect ?? 'postgresql', {
        pool: poolOver(source, work, scope.refuseInside),
      }),
      log: (event) => {
        const { level, queryDurationMillis: milliseconds } = event;
        for (const listener of listeners) listener({ milliseconds, failed: level === 'error' });
        traceStatement(event);
      },
    });
    return {
      db,
      transaction: (inside) =>
        inSpan({ name: 'transaction' }, () => db.transaction().execute((tx) => scope.run(() => inside(tx)))),
    };
  };
  let closing: Promise<void> | undefined;
  return {
    ...handle('short'),
    long: handle('long'),
    reads: { db: handle('read').db, catchUp: () => source.catchUp() },
    schema,
    engine: embedded ? 'pglite' : 'postgres',
    listen: (channel, onNotice) => source.listen(channel, onNotice),
    onStatement(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isDown: () => source.isDown(),
    isReachable: () => source.isReachable(),
    onAvailabilityChange: source.onChange,
    // Not db.destroy(): it does not end a pool that no query has used yet, and so keeps the folder locked.
    close: () => (closing ??= source.end()),
  };
}
