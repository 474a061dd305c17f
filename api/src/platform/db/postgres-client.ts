import { Socket } from 'node:net';
import pg from 'pg';
import { keepAliveMs, longStatements, shortStatements } from '../../durations';

/**
 * Time limits for PostgreSQL, in milliseconds. The server's own limits are shorter, so that the error contains the
 * reason.
 */
export interface PostgresLimits {
  /** A statement, including its wait for locks. */
  readonly statementMs: number;
  /** The wait for one lock. */
  readonly lockMs: number;
  /** An idle transaction; its locks block others when its process is gone. */
  readonly idleTransactionMs: number;
  /** The connection is considered dead without a response by then: the server's own limit should have ended the statement. */
  readonly responseMs: number;
  readonly connections: number;
}

/** For requests and jobs. */
export const shortLimits: PostgresLimits = { ...shortStatements, connections: 10 };

/** For migrations, seeding, imports and maintenance. */
export const longLimits: PostgresLimits = { ...longStatements, connections: 2 };

/** A client whose connection can be destroyed: if the server drops packets, a connection never ends otherwise. */
export class PostgresClient extends pg.Client {
  readonly #socket: Socket;
  #lost: Error | undefined;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    // Added immediately: an error without a listener would end the process.
    this.on('error', (error) => (this.#lost ??= error));
  }

  /** Why the connection is unusable; undefined while it works. */
  get lost(): Error | undefined {
    return this.#lost;
  }

  /** Destroys the connection. Running statements reject; the server is not notified. */
  disconnect(): void {
    this.#socket.destroy();
  }
}

/** Connection parameters of a server. */
export interface PostgresAddress {
  readonly url: string;
  /** The schema of the tables, if configured. */
  readonly schema?: string;
  /** True behind a pooler, which refuses connections that set limits. */
  readonly pooled?: boolean;
}

/** A connection's settings. The server enforces `limits`. */
export function clientConfig(
  { url, schema, pooled = false }: PostgresAddress,
  name: string,
  limits?: PostgresLimits,
): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    ...(schema && { options: `-c search_path=${schema},public` }),
    ...(limits &&
      !pooled && {
        statement_timeout: limits.statementMs,
        lock_timeout: limits.lockMs,
        idle_in_transaction_session_timeout: limits.idleTransactionMs,
      }),
  };
}
