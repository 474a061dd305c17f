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

/** The operation of a statement, and its table. */
interface StatementSummary {
  readonly operation: string;
  readonly table?: string;
}

/** The table of a node that may have an alias; undefined for a subquery. */
function tableOf(node: OperationNode | undefined): string | undefined {
  if (node?.kind === 'AliasNode' && 'node' in node) return tableOf(node.node as OperationNode);
  if (node?.kind !== 'TableNode' || !('table' in node)) return undefined;
  return (node.table as { readonly identifier: { readonly name: string } }).identifier.name;
}

const summary = (operation: string, node?: OperationNode): StatementSummary => {
  const table = tableOf(node);
  return table === undefined ? { operation } : { operation, table };
};

/** Summarises a statement without its values: `SELECT` of `orders`. For raw SQL, only its first word. */
export function summarise(query: RootOperationNode, sql: string): StatementSummary {
  if (query.kind === 'SelectQueryNode') return summary('SELECT', query.from?.froms[0]);
  if (query.kind === 'InsertQueryNode') return summary('INSERT', query.into);
  if (query.kind === 'UpdateQueryNode') return summary('UPDATE', query.table);
  if (query.kind === 'DeleteQueryNode') return summary('DELETE', query.from.froms[0]);
  return { operation: /^\s*([a-z]+)/i.exec(sql)?.[1]?.toUpperCase() ?? 'SQL' };
}

/** Adds a finished statement to its trace. */
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

/** Called with a notification's payload; with null when notifications may have been missed. */
export type NoticeListener = (payload: string | null) => void;

export interface Listening {
  /** False while notifications may be missed. */
  isLive(): boolean;
  /** Resolves once the listener was called for all earlier commits. Never rejects. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * `short` is for requests and jobs; `long` for work that may take minutes: migrations, seeding, imports, maintenance; `read` for
 * single statements that a replica may run.
 */
export type Work = 'short' | 'long' | 'read';

/** An engine: the source of the database's connections. */
export interface SqlSource {
  acquire(work: Work): Promise<SqlClient>;
  /** A replica is not used again until it has everything that is committed now. */
  catchUp(): void;
  /** Listens to a channel, whose name is a plain lower-case word. */
  listen(channel: string, onNotice: NoticeListener): Promise<Listening>;
  /** True while the engine is known to be unavailable; `acquire` then rejects immediately. */
  isDown(): boolean;
  /** Checks the engine; also false without a response within `probeMs`. */
  isReachable(): Promise<boolean>;
  readonly onChange: OnAvailabilityChange;
  /** Waits for the connections in use, up to a limit, then stops the engine. */
  end(): Promise<void>;
}

/** Minimum wait to trace, in milliseconds. */
const MIN_WAIT_MS = 1;

/** Adds a wait for a connection to the caller's trace. */
function traceWait(milliseconds: number): void {
  if (milliseconds >= MIN_WAIT_MS) recordSpan({ name: 'wait for a connection' }, milliseconds);
}

/** Adapts a source to the pool interface of Kysely's PostgreSQL dialect. `beforeConnect` may throw to refuse. */
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
    options: {},
  };
}

/** Asserts a name that does not need quotes in SQL. Throws for other names, which the code never uses. */
export function plainName(name: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(name)) throw new Error('Not a plain lower-case name');
  return name;
}

/**
 * Calls `passed` after that many milliseconds unless the returned function is called first. Pending events are handled
 * first, so that a busy process does not report the other side as slow.
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
