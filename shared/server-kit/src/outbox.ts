import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';

/** An exponential back-off, in ms. */
export interface BackOff {
  readonly firstMs: number;
  readonly maxMs: number;
}

/** More doublings than any wait needs; it keeps the result finite. */
const MAX_DOUBLINGS = 30;

/** How long to wait after that many failures, in ms: `firstMs` after the first, doubled with each further one, up to `maxMs`. */
export const waitAfter = (failures: number, { firstMs, maxMs }: BackOff): number =>
  Math.min(firstMs * 2 ** Math.min(failures - 1, MAX_DOUBLINGS), maxMs);

interface Claim<Row, Table extends string> {
  readonly table: Table;
  readonly key: keyof Row & string;
  /** The column with the moment of the next attempt. */
  readonly dueAt: keyof Row & string;
  /** Which rows wait for an attempt at all. */
  readonly pending: RawBuilder<unknown>;
  readonly limit: number;
  readonly now: Date;
  /** Longer than any attempt takes: a row whose owner has died is due again then. A moment, or an expression of one. */
  readonly leaseUntil: Date | RawBuilder<Date>;
  /** Counts the attempt in the column `attempts`. */
  readonly countAttempt?: boolean;
}

/**
 * Claims rows of an outbox that are due, the longest due first, and leases them until `leaseUntil`: meanwhile no other instance
 * claims them. The rows come in no particular order.
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
