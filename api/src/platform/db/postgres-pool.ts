import pg from 'pg';
import { closeConnectionMs, slowStatementMs } from '../../durations';
import {
  DatabaseBusyError,
  type DatabaseDownError,
  DatabaseError,
  type DatabaseErrorFields,
  redactedFields,
  unreachable,
} from './database-error';
import { type SqlClient, startDeadline } from './sql-source';
import { clientConfig, type PostgresAddress, PostgresClient, type PostgresLimits } from './postgres-client';

const { Pool, types } = pg;

export interface PostgresPool {
  /** Rejects with DatabaseDownError, or with DatabaseBusyError when all connections are in use. */
  acquire(): Promise<SqlClient>;
  /** Ends all connections and rejects waiting callers: the server is down. */
  drop(reason: DatabaseDownError): void;
  /** Waits for the connections in use, at most `waitMs`. */
  end(waitMs: number): Promise<void>;
}

export interface PoolOptions extends PostgresAddress {
  readonly limits: PostgresLimits;
  readonly connectionWaitMs: number;
  /** Called when a connection is lost, and when a statement is slow: the server may be down. */
  readonly suspect: () => void;
}

/** OID of int8; amounts in paise and ids stay far below 2^53. */
const INT8 = 20;

const numbers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary' = 'text') =>
    oid === INT8 && format === 'text'
      ? Number
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** pg-pool's message for an exhausted pool; the error does not have a code. */
const POOL_IS_FULL = 'timeout exceeded when trying to connect';

// Codes after which the server has ended the connection. Severities are translated to the server's language, codes are not.
const isFinal = ({ severity = '', code = '' }: DatabaseErrorFields) =>
  ['FATAL', 'PANIC'].includes(severity) || /^(57P0|25P0[34])/.test(code);

// read_only_sql_transaction: the server has failed over, and new connections reach the new one.
const READ_ONLY = '25006';

type Acquired = pg.PoolClient & PostgresClient;

/** A pool of connections to one server. A lost one rejects its query and is never reused. */
export function openPostgresPool(options: PoolOptions): PostgresPool {
  const { limits, connectionWaitMs, suspect } = options;
  const open = new Set<PostgresClient>();
  const retired = new WeakSet<PostgresClient>();
  const waiting = new Set<(reason: Error) => void>();

  class PooledClient extends PostgresClient {
    constructor(config?: pg.ClientConfig) {
      super(config);
      open.add(this);
      this.on('error', suspect);
      this.once('end', () => open.delete(this));
    }
  }

  const pool = new Pool({
    ...clientConfig(options, 'vintage-craft', limits),
    max: limits.connections,
    connectionTimeoutMillis: connectionWaitMs,
    types: numbers,
    Client: PooledClient,
  });
  // The next query replaces a broken idle connection; an error without a listener would end the process.
  pool.on('error', () => undefined);

  function connectFailure(error: unknown): Error {
    suspect();
    if (error instanceof Error && error.message === POOL_IS_FULL) {
      return new DatabaseBusyError(
        `All ${limits.connections} connections to the database were busy for ${connectionWaitMs / 1000} s.`,
      );
    }
    return unreachable(error);
  }

  /** Acquires a connection; `drop` rejects waiting callers. */
  function checkOut(): Promise<Acquired> {
    return new Promise((resolve, reject) => {
      const refuse = (reason: Error) => {
        if (waiting.delete(refuse)) reject(reason);
      };
      waiting.add(refuse);
      pool.connect().then(
        (client) => (waiting.delete(refuse) ? resolve(client as Acquired) : client.release(true)),
        (error: unknown) => refuse(connectFailure(error)),
      );
    });
  }

  /** Ends each open connection instead of reusing it: the others would fail in the same way. */
  function retireAll(): void {
    for (const client of open) retired.add(client);
  }

  function acquired(client: Acquired): SqlClient {
    let ended: Error | undefined;

    function failure(error: unknown): Error {
      const fields = redactedFields(error);
      if (fields.code === READ_ONLY) {
        retireAll();
        return unreachable(error);
      }
      if (isFinal(fields)) ended = error as Error;
      else if (fields.severity !== undefined || !client.lost) return new DatabaseError(fields);
      suspect();
      return unreachable(error);
    }

    return {
      async run(sql, parameters) {
        const slow = setTimeout(suspect, slowStatementMs);
        const beInTime = startDeadline(limits.responseMs, () => {
          retireAll();
          client.disconnect();
        });
        try {
          const { command, rowCount, rows } = await client.query<Record<string, unknown>>(sql, [
            ...parameters,
          ]);
          return { command, rowCount: rowCount ?? 0, rows };
        } catch (error) {
          throw failure(error);
        } finally {
          clearTimeout(slow);
          beInTime();
        }
      },
      release() {
        client.release(ended ?? client.lost ?? retired.has(client));
      },
    };
  }

  const disconnectAll = () => {
    for (const client of open) client.disconnect();
  };

  return {
    async acquire() {
      for (;;) {
        const client = await checkOut();
        if (!retired.has(client)) return acquired(client);
        client.release(true);
      }
    },
    drop(reason) {
      for (const refuse of [...waiting]) refuse(reason);
      disconnectAll();
    },
    async end(waitMs) {
      const beInTime = startDeadline(waitMs, disconnectAll);
      await pool.end();
      beInTime();
      setTimeout(disconnectAll, closeConnectionMs).unref();
    },
  };
}
