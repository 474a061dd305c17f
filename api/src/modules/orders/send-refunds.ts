import { claimDue } from '@shop/server-kit/outbox';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/transactions';
import { pullPayments } from './apply-payment';
import { after } from '../../platform/jobs/clock';
import { backoff } from './order-repository';
import { ProviderRefused, ProviderUnavailable, type OrderContext, type ProviderRefund } from './ports';
import { reviseRefund, saveRefund } from './refunds';
import type { RefundRow } from './tables';

/** Maximum number of refunds that one run of the reconciler sends. */
const BATCH = 100;

/** Claims refunds that are due; until their next attempt no other instance claims them. */
function claimRefunds({ database, clock }: OrderContext): Promise<readonly RefundRow[]> {
  const now = clock.now();
  return claimDue(database.db, {
    table: 'refund',
    key: 'idem_key',
    dueAt: 'next_attempt_at',
    pending: sql`status = 'pending' and method = 'provider'`,
    countAttempt: true,
    leaseUntil: after(now, backoff(0)),
    limit: BATCH,
    now,
  });
}

const ask = ({ provider }: OrderContext, owed: RefundRow): Promise<ProviderRefund> =>
  owed.provider_refund_id === null
    ? provider.refund({
        paymentId: owed.provider_payment_id,
        amountPaise: owed.amount_paise,
        idempotencyKey: owed.idem_key,
      })
    : provider.findRefund(owed.provider_payment_id, owed.provider_refund_id);

/** A refusal usually means that a refund was made in the dashboard: reads the refunded amount and reduces the refund by it. */
async function handleRefusal(context: OrderContext, owed: RefundRow): Promise<void> {
  const { provider_order_id: providerOrderId } = await context.database.db
    .selectFrom('shop_order')
    .select('provider_order_id')
    .where('id', '=', owed.order_id)
    .executeTakeFirstOrThrow();
  if (providerOrderId !== null) await pullPayments(context, providerOrderId);
  await inTransaction(context.database, (tx) => reviseRefund(tx, owed, context.clock.now()));
}

async function sendOne(context: OrderContext, owed: RefundRow): Promise<void> {
  const { database, clock, log } = context;
  try {
    const refund = await ask(context, owed);
    await inTransaction(database, (tx) => saveRefund(tx, owed, refund, clock.now()));
    if (refund.status === 'failed') log.error({ refund: owed.idem_key }, 'refund failed at the provider');
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
    log.warn({ refund: owed.idem_key, attempts: owed.attempts, reason: error.message }, 'refund postponed');
    await database.db
      .updateTable('refund')
      .set({ next_attempt_at: after(clock.now(), backoff(owed.attempts)) })
      .where('idem_key', '=', owed.idem_key)
      .where('status', '=', 'pending')
      .execute();
    if (error instanceof ProviderUnavailable) throw error;
    await handleRefusal(context, owed);
  }
}

/**
 * Sends pending refunds, and checks those that the provider is still processing. The idempotency key makes a repeated
 * request, from any instance, the same refund. Rejects with ProviderUnavailable when the provider cannot be reached.
 */
export async function sendRefunds(context: OrderContext): Promise<void> {
  for (const owed of await claimRefunds(context)) await sendOne(context, owed);
}
