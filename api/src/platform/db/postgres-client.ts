import { Socket } from 'node:net';
import pg from 'pg';
import { keepAliveMs, longStatements, shortStatements } from '../../durations';

/** How long PostgreSQL may take, in milliseconds. The server's own limits come first, so that the error has the reason. */
export interface PostgresLimits {
  /** A statement, with its wait for locks. */
  readonly statementMs: number;
  /** The wait for one lock. */
  readonly lockMs: number;
  /** A transaction in which nothing happens; its locks block others when its process is gone. */
  readonly idleTransactionMs: number;
  /** Without a response the connection is taken for dead: the server's own limit never arrived. */
  readonly responseMs: number;
  readonly connections: number;
}

/** For requests and jobs. */
export const shortLimits: PostgresLimits = { ...shortStatements, connections: 10 };

/** For migrations, seeding, imports and maintenance. */
export const longLimits: PostgresLimits = { ...longStatements, connections: 2 };

/** A client whose connection can be destroyed: with a server that drops packets a connection never ends otherwise. */
export class PostgresClient extends pg.Client {
  readonly #socket: Socket;
  #lost: Error | undefined;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    // From the first moment on, whichever code holds the client: an error without a listener would end the process.
    this.on('error', (error) => (this.#lost ??= error));
  }

  /** Why the connection cannot be used any more; undefined while it can. */
  get lost(): Error | undefined {
    return this.#lost;
  }

  /** Ends the connection at once. Statements under way reject; the server is not notified. */
  disconnect(): void {
    this.#socket.destroy();
  }
}

/** How to reach the server. */
export interface PostgresAddress {
  readonly url: string;
  /** Where tables live, when it was given. */
  readonly schema?: string;
  /** True behind a pooler, which refuses a connection that asks for limits. */
  readonly pooled?: boolean;
}

/** A connection's settings. `limits` are the server's to watch. */
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
