import { sql } from 'kysely';
import { isUnavailable } from '../../platform/db/database-error';
import { inTransaction } from '../../platform/db/transactions';
import { applyReported, logEffects, type AppliedPayments } from './apply-payment';
import { after } from '../../platform/jobs/clock';
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

/** Number of failed attempts after which an event is left to an operator. */
export const ATTEMPTS = 10;

/** Maximum number of events per call, so that a flood cannot delay other work. */
const BATCH = 500;

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
 * Applies the next due event that is not locked by another instance, and marks it done in the same transaction. Returns the
 * effects of its payments, or null when there is no due event.
 */
async function applyNext(
  context: OrderContext,
  seen: { eventId: string | null },
): Promise<AppliedPayments['effects'] | null> {
  const { database, provider, mailer, links, clock } = context;
  return inTransaction(database, async (tx) => {
    const now = clock.now();
    const event = await tx
      .selectFrom('webhook_event')
      .select(['event_id', 'payload'])
      .where('processed_at', 'is', null)
      .where('attempts', '<', ATTEMPTS)
      .where('next_attempt_at', '<=', now)
      .orderBy('next_attempt_at')
      .orderBy('received_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    seen.eventId = event?.event_id ?? null;
    if (!event) return null;
    const { payment, refund, downtime, dispute } = provider.readEvent(event.payload);
    const applied = payment && (await applyReported(tx, payment.orderId, [payment], { mailer, links, now }));
    if (refund) await applyRefund(tx, refund, now);
    if (downtime) await saveDowntime(tx, downtime, now);
    if (dispute) await saveDispute(tx, dispute, now);
    await tx
      .updateTable('webhook_event')
      .set({ processed_at: now, error: null })
      .where('event_id', '=', event.event_id)
      .execute();
    return applied?.effects ?? [];
  });
}

async function saveFailure(
  { database, clock, log }: OrderContext,
  eventId: string,
  error: unknown,
): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const { attempts } = await database.db
    .updateTable('webhook_event')
    .set({ attempts: sql<number>`attempts + 1`, error: message.slice(0, 500) })
    .where('event_id', '=', eventId)
    .returning('attempts')
    .executeTakeFirstOrThrow();
  await database.db
    .updateTable('webhook_event')
    .set({ next_attempt_at: after(clock.now(), backoff(attempts)) })
    .where('event_id', '=', eventId)
    .execute();
  log.error({ eventId, attempts, err: error }, 'a webhook could not be applied');
}

/**
 * Applies stored events, oldest first; several instances may do so at once. A failed one is postponed and does not delay the
 * others. Rejects only when the database is unavailable.
 */
export async function drainInbox(context: OrderContext): Promise<void> {
  for (let handled = 0; handled < BATCH; handled += 1) {
    const seen: { eventId: string | null } = { eventId: null };
    try {
      const effects = await applyNext(context, seen);
      if (!effects) return;
      logEffects(context.log, effects);
    } catch (error) {
      // Not caused by the event, so it must not use up an attempt.
      if (seen.eventId === null || isUnavailable(error)) throw error;
      await saveFailure(context, seen.eventId, error);
    }
  }
}
