import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

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
export type Hear = (payload: string | null) => void;

export interface Listening {
  /** False while notices may be missed. */
  isLive(): boolean;
  stop(): Promise<void>;
}

/** Where connections come from: an engine behind the interface that the database needs of it. */
export interface SqlSource {
  acquire(): Promise<SqlClient>;
  /** Hears what is notified on a channel, whose name is a plain lower-case word. */
  listen(channel: string, heard: Hear): Promise<Listening>;
  /** Waits for the connections in use, then stops the engine. */
  end(): Promise<void>;
}

/** Presents a source as the pool that Kysely's PostgreSQL dialect expects. `beforeConnect` may refuse by throwing. */
export function poolOver(source: SqlSource, beforeConnect: () => void): PostgresPool {
  return {
    async connect() {
      beforeConnect();
      const client = await source.acquire();
      const query = (sql: string, parameters: readonly unknown[]) =>
        client.run(sql, parameters) as Promise<PostgresQueryResult<unknown>>;
      return { query: query as PostgresPoolClient['query'], release: () => client.release() };
    },
    end: () => source.end(),
  };
}
