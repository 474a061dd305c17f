import { Socket } from 'node:net';
import pg from 'pg';
import type { PostgresLimits } from './postgres-limits';

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
