import { setTimeout as pause } from 'node:timers/promises';
import { lockUntilEnd as lockAdvisory, type LockKey } from '@shop/server-kit/locks';
import {
  PostgresAdapter,
  PostgresDialect,
  sql,
  type Kysely,
  type MigrationLockOptions,
  type PostgresDialectConfig,
} from 'kysely';
import { migrationLeaseMs, migrationLeaseRetryMs } from '../../durations';
import type { DatabaseTransaction, Executor } from './schema';

/**
 * `postgresql` uses features that only PostgreSQL has; `plain` avoids them, for distributed databases that speak its protocol.
 * This file implements the differences; a query that differs checks `dialectOf`.
 */
export type DialectName = 'postgresql' | 'plain';

/** Advisory lock classes; the key identifies one lock of a class. */
export type LockName = 'checkout of a session' | 'staff request' | 'PIN rules';

/** Tables whose rows have numbers without gaps. */
export type NumberedTable = 'invoice' | 'order_refund';

interface Locks {
  /** Blocks until no other transaction of any instance holds the lock; held until the transaction ends. */
  lock(tx: DatabaseTransaction, name: LockName, key: LockKey): Promise<void>;
  /** The same for all writers of a table. */
  lockTable(tx: DatabaseTransaction, table: NumberedTable): Promise<void>;
}

// Arbitrary numbers that no other advisory lock of the shop uses; the key is the second half.
const advisory: Readonly<Record<LockName, number>> = {
  'checkout of a session': 7_301,
  'staff request': 7_303,
  'PIN rules': 7_305,
};

const postgresqlLocks: Locks = {
  lock: (tx, name, key) => lockAdvisory(tx, key, advisory[name]),
  async lockTable(tx, table) {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
  },
};

/** The number of rows that the keys share, so that the table does not grow. */
const SLOTS = 1_024;

function slotOf(key: string): number {
  let hash = 0;
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % SLOTS;
}

/** Writing the row locks it until the transaction ends, and inserts it if it is missing. */
async function lockRow(tx: DatabaseTransaction, name: string): Promise<void> {
  await tx
    .insertInto('lock_row')
    .values({ name, taken: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ taken: sql`lock_row.taken + 1` }))
    .execute();
}

const plainLocks: Locks = {
  lock: (tx, name, key) => lockRow(tx, `${name} ${slotOf(String(key))}`),
  lockTable: (tx, table) => lockRow(tx, `table ${table}`),
};

/** Migrations run on a connection without an open transaction, so they use a lease instead of a row lock. */
class PlainAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<void> {
    const lease = this.#lease(options);
    await sql`create table if not exists ${lease} (id int primary key, until timestamptz not null)`.execute(
      db,
    );
    for (;;) {
      const { rows } = await sql`
        insert into ${lease} as lease (id, until)
        values (1, now() + ${sql.lit(migrationLeaseMs)} * interval '1 millisecond')
        on conflict (id) do update set until = excluded.until where lease.until <= now()
        returning id`.execute(db);
      if (rows.length > 0) return;
      await pause(migrationLeaseRetryMs);
    }
  }

  override async releaseMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<void> {
    await sql`update ${this.#lease(options)} set until = now()`.execute(db);
  }

  #lease({ lockTableSchema }: MigrationLockOptions) {
    const table = 'migration_lease';
    return lockTableSchema === undefined ? sql.id(table) : sql.id(lockTableSchema, table);
  }
}

class PlainDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PlainAdapter();
  }
}

/** Returns Kysely's dialect for a dialect name. */
export const kyselyDialect = (name: DialectName, config: PostgresDialectConfig): PostgresDialect =>
  name === 'plain' ? new PlainDialect(config) : new PostgresDialect(config);

/** The dialect of a database's handle or transaction. */
export const dialectOf = (db: Pick<Kysely<unknown> | Executor, 'getExecutor'>): DialectName =>
  db.getExecutor().adapter instanceof PlainAdapter ? 'plain' : 'postgresql';

const locksOf = (tx: DatabaseTransaction) => (dialectOf(tx) === 'plain' ? plainLocks : postgresqlLocks);

/** Acquires the lock with that name and key across all instances, until the transaction ends. */
export const lockUntilEnd = (tx: DatabaseTransaction, name: LockName, key: LockKey): Promise<void> =>
  locksOf(tx).lock(tx, name, key);

/** Acquires the write lock of a table across all instances, until the transaction ends. */
export const lockTableUntilEnd = (tx: DatabaseTransaction, table: NumberedTable): Promise<void> =>
  locksOf(tx).lockTable(tx, table);
