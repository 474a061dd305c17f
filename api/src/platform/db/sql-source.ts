import { isTracing, recordSpan } from '@shop/tracing';
import type {
  LogEvent,
  OperationNode,
  PostgresPool,
  PostgresPoolClient,
  PostgresQueryResult,
  RootOperationNode,
} from 'kysely';
import type { OnAvailabilityChange } from './database-error';

/** What a statement does, and to which table. */
interface StatementSummary {
  readonly operation: string;
  readonly table?: string;
}

/** The table of a node that may have an alias; none for a subquery. */
function tableOf(node: OperationNode | undefined): string | undefined {
  if (node?.kind === 'AliasNode' && 'node' in node) return tableOf(node.node as OperationNode);
  if (node?.kind !== 'TableNode' || !('table' in node)) return undefined;
  return (node.table as { readonly identifier: { readonly name: string } }).identifier.name;
}

const summary = (operation: string, node?: OperationNode): StatementSummary => {
  const table = tableOf(node);
  return table === undefined ? { operation } : { operation, table };
};

/** Summarises a statement without any of its values: `SELECT` of `orders`. SQL that was written by hand has its first word alone. */
export function summarise(query: RootOperationNode, sql: string): StatementSummary {
  if (query.kind === 'SelectQueryNode') return summary('SELECT', query.from?.froms[0]);
  if (query.kind === 'InsertQueryNode') return summary('INSERT', query.into);
  if (query.kind === 'UpdateQueryNode') return summary('UPDATE', query.table);
  if (query.kind === 'DeleteQueryNode') return summary('DELETE', query.from.froms[0]);
  return { operation: /^\s*([a-z]+)/i.exec(sql)?.[1]?.toUpperCase() ?? 'SQL' };
}

/** Adds a statement that ended to the trace that it belongs to. */
export function traceStatement({ level, query, queryDurationMillis }: LogEvent): void {
  if (!isTracing()) return;
  const { operation, table } = summarise(query.query, query.sql);
  recordSpan(
    {
      name: table === undefined ? operation : `${operation} ${table}`,
      kind: 'client',
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table !== undefined && { 'db.collection.name': table }),
      },
    },
    queryDurationMillis,
    level === 'error' ? 'failed' : undefined,
  );
}

export interface SqlResult {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: unknown[];
}

/** One connection, held until it is released. */
export interface SqlClient {
  run(sql: string, parameters: readonly unknown[]): Promise<SqlResult>;
  release(): void;
}

/** Called with a notice's payload; with null when notices may have been missed, so that anything may have happened. */
export type NoticeListener = (payload: string | null) => void;

export interface Listening {
  /** False while notices may be missed. */
  isLive(): boolean;
  /** Resolves once the listener was called for everything committed before. Never rejects. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * `short` is what a shopper or a job waits for, `long` what may take minutes: migrations, seeding, imports, maintenance; `read`
 * are single statements that a replica may run.
 */
export type Work = 'short' | 'long' | 'read';

/** Where connections come from: an engine behind the interface that the database needs of it. */
export interface SqlSource {
  acquire(work: Work): Promise<SqlClient>;
  /** From now on a replica is used only once it has what is committed by now. */
  catchUp(): void;
  /** Listens to a channel, whose name is a plain lower-case word. */
  listen(channel: string, onNotice: NoticeListener): Promise<Listening>;
  /** True from when the engine was found unavailable until it responds again; meanwhile `acquire` rejects at once. */
  isDown(): boolean;
  /** Asks the engine now; false also when it does not respond in time, which is under two seconds. */
  isReachable(): Promise<boolean>;
  readonly onChange: OnAvailabilityChange;
  /** Waits for the connections in use, but not forever, then stops the engine. */
  end(): Promise<void>;
}

/** Shorter waits are not traced, in milliseconds. */
const MIN_WAIT_MS = 1;

/** Adds a wait for a connection to the trace of who waited. */
function traceWait(milliseconds: number): void {
  if (milliseconds >= MIN_WAIT_MS) recordSpan({ name: 'wait for a connection' }, milliseconds);
}

/** Presents a source as the pool that Kysely's PostgreSQL dialect expects. `beforeConnect` may refuse by throwing. */
export function poolOver(source: SqlSource, work: Work, beforeConnect: () => void): PostgresPool {
  return {
    async connect() {
      beforeConnect();
      const began = performance.now();
      const client = await source.acquire(work);
      traceWait(performance.now() - began);
      const query = (sql: string, parameters: readonly unknown[]) =>
        client.run(sql, parameters) as Promise<PostgresQueryResult<unknown>>;
      return { query: query as PostgresPoolClient['query'], release: () => client.release() };
    },
    end: () => source.end(),
  };
}

/** A name that needs no quotes in SQL. Throws for any other: it would not come from the code. */
export function plainName(name: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(name)) throw new Error('Not a plain lower-case name');
  return name;
}

/**
 * Calls `passed` after that many milliseconds unless the returned function is called before. What has arrived by then is
 * handled first, so that a busy process does not report the other side as slow.
 */
export function startDeadline(milliseconds: number, passed: () => void): () => void {
  let over = false;
  const timer = setTimeout(() => {
    setImmediate(() => {
      if (!over) passed();
    });
  }, milliseconds);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
