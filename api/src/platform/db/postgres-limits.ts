/** How long PostgreSQL may take, in milliseconds. The server's own limits come first, so that it says why. */
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
