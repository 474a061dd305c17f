import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/transactions';
import { pullPayments } from './apply-payment';
import { after, backoff } from './durations';
import { ProviderRefused, ProviderUnavailable, type OrderContext, type ProviderRefund } from './ports';
import { reviseRefund, saveRefund } from './refunds';
import type { RefundRow } from './tables';

/** How many refunds one run of the reconciler sends at most. */
const BATCH = 100;

/** Claims refunds that are due; until their next attempt no other instance claims them. */
async function claimDue({ database, clock }: OrderContext): Promise<readonly RefundRow[]> {
  const now = clock.now();
  return database.db
    .updateTable('refund')
    .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: after(now, backoff(0)) })
    .where('idem_key', 'in', (due) =>
      due
        .selectFrom('refund')
        .select('idem_key')
        .where('status', '=', 'pending')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

const ask = ({ provider }: OrderContext, owed: RefundRow): Promise<ProviderRefund> =>
  owed.provider_refund_id === null
    ? provider.refund({
        paymentId: owed.provider_payment_id,
        amountPaise: owed.amount_paise,
        idempotencyKey: owed.idem_key,
      })
    : provider.findRefund(owed.provider_payment_id, owed.provider_refund_id);

/** A refusal mostly means that somebody refunded in the dashboard: reads how much, and owes only the rest. */
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
    if (refund.status === 'failed') log.error({ refund: owed.idem_key }, 'the provider could not refund');
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
    log.warn({ refund: owed.idem_key, attempts: owed.attempts, reason: error.message }, 'a refund waits');
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
 * Sends what is owed to shoppers, and checks refunds that the provider still processes. The idempotency key makes a
 * repeat, on any instance, the same refund. Rejects with ProviderUnavailable when the provider cannot be reached.
 */
export async function sendRefunds(context: OrderContext): Promise<void> {
  for (const owed of await claimDue(context)) await sendOne(context, owed);
}
