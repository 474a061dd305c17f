import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/db/database';
import type { Schema } from '../../../platform/db/schema';
import type { SandboxAccount, SandboxTables } from './tables';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits. */
export function randomText(length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** An id of the provider's shape: `order_` and 14 letters and digits. */
export function newId(prefix: 'order' | 'pay' | 'rfnd'): string {
  return `${prefix}_${randomText(14)}`;
}

export type SandboxTransaction = Transaction<Schema & SandboxTables>;

/** The shop's database as the sandbox sees it: with its own tables. */
export interface SandboxStore {
  readonly db: Kysely<Schema & SandboxTables>;
  transaction<T>(work: (tx: SandboxTransaction) => Promise<T>): Promise<T>;
}

/** Opens the sandbox's view of the database. */
export function sandboxStore(database: Database): SandboxStore {
  return {
    db: database.db.withTables<SandboxTables>(),
    transaction: (work) => database.transaction((tx) => work(tx.withTables<SandboxTables>())),
  };
}

/**
 * The sandbox's keys, made at random once for each database: they survive a restart, are the same on every instance,
 * and nobody can sign with them who has only read this code.
 */
export async function loadAccount({ db }: SandboxStore): Promise<SandboxAccount> {
  await db
    .insertInto('sandbox_account')
    .values({
      key_id: `rzp_test_${randomText(14)}`,
      key_secret: randomText(24),
      webhook_secret: randomText(24),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('sandbox_account')
    .select(['key_id', 'key_secret', 'webhook_secret'])
    .executeTakeFirstOrThrow();
}
