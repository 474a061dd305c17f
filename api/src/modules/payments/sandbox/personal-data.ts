import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/schema';
import type { SandboxTables } from './tables';

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

/** What a person typed into the sandbox's window, which replaces the payment provider's. */
export async function exportSandboxPayments(db: Executor, payer: Payer) {
  if (payer.orders.length === 0) return [];
  return paymentsOf(db, payer)
    .select(['sandbox_payment.id', 'method', 'email', 'contact', 'sandbox_payment.amount'])
    .execute();
}

/** Takes a person out of the sandbox's payments, and deletes its webhooks about them. Returns how many payments that were. */
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
