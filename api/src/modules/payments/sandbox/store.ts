import { randomInt } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/db/database';
import type { Executor, Schema } from '../../../platform/db/schema';
import type { SandboxAccount, SandboxTables } from './tables';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits. */
export function randomText(length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** An id in the provider's format: `order_` and 14 letters and digits. */
export function newId(prefix: 'order' | 'pay' | 'rfnd' | 'disp'): string {
  return `${prefix}_${randomText(14)}`;
}

export type SandboxTransaction = Transaction<Schema & SandboxTables>;

/** The shop's database with the sandbox's tables. */
export interface SandboxStore {
  readonly db: Kysely<Schema & SandboxTables>;
  transaction<T>(work: (tx: SandboxTransaction) => Promise<T>): Promise<T>;
}

/** Returns the database with the sandbox's tables. */
export function sandboxStore(database: Database): SandboxStore {
  return {
    db: database.db.withTables<SandboxTables>(),
    transaction: (work) => database.transaction((tx) => work(tx.withTables<SandboxTables>())),
  };
}

/**
 * The sandbox's keys, generated randomly once for each database: they survive a restart, are the same on every instance, and are
 * not part of the code.
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

interface Payer {
  readonly orders: readonly { readonly publicId: string }[];
}

function paymentsOf(db: Executor, { orders }: Payer) {
  return db
    .withTables<SandboxTables>()
    .selectFrom('sandbox_payment')
    .innerJoin('sandbox_order', 'sandbox_order.id', 'sandbox_payment.order_id')
    .where(
      'receipt',
      'in',
      orders.map(({ publicId }) => publicId),
    );
}

/** The data that a person entered in the sandbox's window. */
export async function exportSandboxPayments(db: Executor, payer: Payer) {
  if (payer.orders.length === 0) return [];
  return paymentsOf(db, payer)
    .select(['sandbox_payment.id', 'method', 'email', 'contact', 'sandbox_payment.amount'])
    .execute();
}

/** Removes a person from the sandbox's payments, and deletes its webhooks about them. Returns the number of payments. */
export async function eraseSandboxPayments(tx: Executor, payer: Payer): Promise<number> {
  if (payer.orders.length === 0) return 0;
  const sandbox = tx.withTables<SandboxTables>();
  const payments = await paymentsOf(tx, payer)
    .select(['sandbox_payment.id', 'sandbox_order.id as order'])
    .execute();
  if (payments.length === 0) return 0;
  await sandbox
    .updateTable('sandbox_payment')
    .set({ email: null, contact: null })
    .where(
      'id',
      'in',
      payments.map(({ id }) => id),
    )
    .execute();
  await sandbox
    .deleteFrom('sandbox_webhook')
    .where(({ or }) => or(payments.map(({ order }) => sql<boolean>`strpos(body, ${order}) > 0`)))
    .execute();
  return payments.length;
}
