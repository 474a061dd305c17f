import { drainEvents } from '../../platform/webhooks/inbox';
import { applyReported, logEffects, type AppliedPayments } from './apply-payment';
import { backoff } from './order-repository';
import { saveDispute, saveDowntime } from '../payment-watch';
import type { OrderContext } from './ports';
import { applyRefund } from './refunds';
// Adds the table of webhooks to the type of the database.
import type {} from './webhook-tables';

interface ReceivedEvent {
  /** The provider's id of the event; retries have the same id. */
  readonly id: string;
  readonly type: string;
  /** The body as received: JSON. */
  readonly payload: string;
}

/** Stores a verified event. Storing it again changes nothing. */
export async function storeEvent(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  event: ReceivedEvent,
): Promise<void> {
  const now = clock.now();
  await database.db
    .insertInto('webhook_event')
    .values({
      event_id: event.id,
      type: event.type,
      payload: event.payload,
      received_at: now,
      next_attempt_at: now,
      processed_at: null,
      error: null,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
}

/**
 * Applies stored events, oldest first; several instances may do so at once. A failed one is postponed and does not delay the
 * others. Rejects only when the database is unavailable.
 */
export function drainInbox(context: OrderContext): Promise<void> {
  const { database, provider, mailer, links, clock, log } = context;
  return drainEvents<{ readonly payload: unknown }, AppliedPayments['effects']>({
    database,
    clock,
    log,
    table: 'webhook_event',
    backoff,
    async apply(tx, event, now) {
      const { payment, refund, downtime, dispute } = provider.readEvent(event.payload);
      const applied =
        payment && (await applyReported(tx, payment.orderId, [payment], { mailer, links, now }));
      if (refund) await applyRefund(tx, refund, now);
      if (downtime) await saveDowntime(tx, downtime, now);
      if (dispute) await saveDispute(tx, dispute, now);
      return applied?.effects ?? [];
    },
    applied: (effects) => logEffects(log, effects),
  });
}
