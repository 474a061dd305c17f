import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';

/** An exponential back-off, in ms. */
export interface BackOff {
  readonly firstMs: number;
  readonly maxMs: number;
}

/** Keeps the result finite; delays reach their maximum earlier. */
const MAX_DOUBLINGS = 30;

/** The delay before the next attempt, in ms: `firstMs` after the first failure, doubled with each further one, up to `maxMs`. */
export const waitAfter = (failures: number, { firstMs, maxMs }: BackOff): number =>
  Math.min(firstMs * 2 ** Math.min(failures - 1, MAX_DOUBLINGS), maxMs);

interface Claim<Row, Table extends string> {
  readonly table: Table;
  readonly key: keyof Row & string;
  /** The column with the time of the next attempt. */
  readonly dueAt: keyof Row & string;
  /** The condition for rows that still need an attempt. */
  readonly pending: RawBuilder<unknown>;
  readonly limit: number;
  readonly now: Date;
  /**
   * The time, or an SQL expression, when a row becomes due again if its owner has crashed. It must be later than the
   * end of any attempt.
   */
  readonly leaseUntil: Date | RawBuilder<Date>;
  /** Counts the attempt in the column `attempts`. */
  readonly countAttempt?: boolean;
}

/**
 * Claims the rows of an outbox that have been due the longest, and leases them until `leaseUntil`, so that no other
 * instance claims them. The rows are returned in no particular order.
 */
export async function claimDue<DB, Table extends keyof DB & string>(
  db: Kysely<DB>,
  { table, key, dueAt, pending, limit, now, leaseUntil, countAttempt }: Claim<DB[Table], Table>,
): Promise<readonly Selectable<DB[Table]>[]> {
  const [from, id, due] = [sql.table(table), sql.ref(key), sql.ref(dueAt)];
  const counted = countAttempt ? sql`, attempts = attempts + 1` : sql``;
  const { rows } = await sql<Selectable<DB[Table]>>`
    update ${from} set ${due} = ${leaseUntil}${counted}
    where ${id} in (
      select ${id} from ${from} where ${pending} and ${due} <= ${now}
      order by ${due}, ${id} limit ${limit} for update skip locked
    )
    returning *`.execute(db);
  return rows;
}
