import { types } from 'node:util';

/** The loggable fields of an engine's error. */
export interface DatabaseErrorFields {
  readonly message: string;
  /** SQLSTATE, e.g. 23505. */
  readonly code?: string;
  /** ERROR, or FATAL and PANIC, after which the connection or the engine has ended. */
  readonly severity?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
}

/**
 * A failed statement of either engine. Omits parameters, detail and SQL text, since they contain shoppers' data and errors are
 * logged.
 */
export class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;

  constructor(fields: DatabaseErrorFields) {
    super(fields.message);
    this.name = 'DatabaseError';
    this.code = fields.code;
    this.constraint = fields.constraint;
    this.table = fields.table;
    this.column = fields.column;
  }
}

/**
 * The database is unavailable; retry later. A transaction whose commit was in progress may have committed: the receipt or key of
 * the repeated call must handle that.
 */
export class DatabaseDownError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseDownError';
  }
}

/** The server cannot be reached, or ended a connection. The message explains why and, if known, how to fix it. */
export function unreachable(cause: unknown): DatabaseDownError {
  const { message } = redactedFields(cause);
  const hint = message.includes('unsupported startup parameter')
    ? '. Behind a pooler, set DATABASE_LISTEN_URL to the address of the server itself'
    : '';
  return new DatabaseDownError(`PostgreSQL cannot be reached: ${message}${hint}`, { cause });
}

/** All connections stayed busy for too long; retry later. */
export class DatabaseBusyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DatabaseBusyError';
  }
}

// insufficient_resources (a full disk, no connection left), connection_exception, system_error, admin_shutdown and
// similar codes, a transaction that was idle too long, read_only_sql_transaction (a server that has just failed over).
const unavailableCodes = /^(53|08|58|57P0|25P0[34]|25006)/;

// query_canceled (the limit of a statement), lock_not_available, serialization_failure, deadlock_detected.
const busyCodes = /^(57014|55P03|40001|40P01)/;

const hasCode = (error: unknown, codes: RegExp) =>
  error instanceof DatabaseError && codes.test(error.code ?? '');

/** True when a statement failed for external reasons, such as a full disk. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseDownError || hasCode(error, unavailableCodes);
}

/** True for contention: no connection or lock became available in time, or another transaction won. */
export function isBusy(error: unknown): boolean {
  return error instanceof DatabaseBusyError || hasCode(error, busyCodes);
}

/** From the first quotation mark to the last: messages use the server's language and quotation marks. */
const quoted = /["\p{Pi}\p{Pf}„].*["\p{Pi}\p{Pf}]/gsu;

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Extracts the loggable fields of an engine's error. Data exceptions (class 22) quote the value, so that part is removed. */
export function redactedFields(error: unknown): DatabaseErrorFields {
  if (!types.isNativeError(error)) return { message: 'The database failed' };
  const source = error as Error & Record<string, unknown>;
  const code = text(source.code);
  const message = code?.startsWith('22') ? source.message.replace(quoted, '"…"') : source.message;
  return {
    message,
    code,
    severity: text(source.severity),
    constraint: text(source.constraint),
    table: text(source.table),
    column: text(source.column),
  };
}

/** True for a violated unique constraint or index; of that name, when one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof DatabaseError) || error.code !== '23505') return false;
  return constraint === undefined || error.constraint === constraint;
}

/** A change of the database's availability: `down` is the reason; undefined when it is available again. */
export interface AvailabilityChange {
  /**
   * The `server` for requests; the `listener`, without which public responses are cached for at most two seconds; or the
   * `replica`, without which all reads use the server.
   */
  readonly part: 'server' | 'listener' | 'replica';
  readonly down: DatabaseDownError | undefined;
}

/** Subscribes to changes; the returned function unsubscribes. */
export type OnAvailabilityChange = (listener: (change: AvailabilityChange) => void) => () => void;

/** Passes changes on to all listeners. */
export function createNotifier(): {
  readonly notify: (change: AvailabilityChange) => void;
  readonly onChange: OnAvailabilityChange;
} {
  const listeners = new Set<(change: AvailabilityChange) => void>();
  return {
    notify(change) {
      for (const listener of listeners) listener(change);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
