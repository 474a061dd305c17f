import { Socket } from 'node:net';
import pg from 'pg';

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

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;

/** Of what a shopper or a job waits for. */
export const shortLimits: PostgresLimits = {
  statementMs: 5 * SECOND_MS,
  lockMs: 4 * SECOND_MS,
  idleTransactionMs: 10 * SECOND_MS,
  responseMs: 6 * SECOND_MS,
  connections: 10,
};

/** Of migrations, seeding, imports and maintenance: an index over a million rows takes minutes. */
export const longLimits: PostgresLimits = {
  statementMs: 2 * HOUR_MS,
  lockMs: 2 * HOUR_MS,
  idleTransactionMs: HOUR_MS,
  responseMs: 2 * HOUR_MS + SECOND_MS,
  connections: 2,
};

/** How long a connection is waited for: a new one, or one that others use. */
export const CONNECTION_WAIT_MS = 3 * SECOND_MS;

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

/** How often a quiet connection is tried by the system, so that one to a host that is gone ends. */
const KEEP_ALIVE_MS = 5_000;

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
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(schema && { options: `-c search_path=${schema},public` }),
    ...(limits &&
      !pooled && {
        statement_timeout: limits.statementMs,
        lock_timeout: limits.lockMs,
        idle_in_transaction_session_timeout: limits.idleTransactionMs,
      }),
  };
}
