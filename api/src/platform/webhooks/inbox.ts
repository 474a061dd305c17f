import { type Generated, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../db/database';
import { isUnavailable } from '../db/database-error';
import type { DatabaseTransaction, DefaultedTimestamp, Executor, Timestamp } from '../db/schema';
import { inTransaction } from '../db/transactions';
import { after, type Clock } from '../jobs/clock';
import type { Log } from '../logging/logger';

/** An inbox of webhooks: stored first, applied later. Inboxes have more columns. */
export interface InboxTable {
  event_id: string;
  payload: unknown;
  received_at: DefaultedTimestamp;
  processed_at: Timestamp | null;
  attempts: Generated<number>;
  next_attempt_at: DefaultedTimestamp;
  error: string | null;
}

/** An inbox, and how its events are applied. */
export interface Inbox<Row, Effect> {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** A table with the columns of `InboxTable`. */
  readonly table: string;
  /** Applies an event in the transaction that marks it as processed. */
  apply(tx: DatabaseTransaction, event: Row, now: Date): Promise<Effect>;
  /** Called after an event's transaction. */
  applied?(effect: Effect): void;
  /** Milliseconds to wait after that many failed attempts. */
  backoff(attempts: number): number;
}

/** Number of failed attempts after which an event is left to an operator. */
export const ATTEMPTS = 10;

/** Maximum number of events per call, so that a flood cannot delay other work. */
const BATCH = 500;

/** Maximum number of events that one call deletes. */
const FORGET_BATCH = 1_000;

type Tables = Record<string, InboxTable>;

const tableIn = (db: Executor) => db as unknown as Kysely<Tables>;
const tableInside = (tx: DatabaseTransaction) => tx as unknown as Transaction<Tables>;

/**
 * Applies the next due event that is not locked by another instance, and marks it done in the same transaction. Returns whether
 * there was one, with its effect.
 */
async function applyNext<Row, Effect>(
  inbox: Inbox<Row, Effect>,
  seen: { eventId: string | null },
): Promise<{ readonly effect: Effect } | null> {
  const { database, table, clock } = inbox;
  return inTransaction(database, async (tx) => {
    const now = clock.now();
    const rows = tableInside(tx);
    const event = await rows
      .selectFrom(table)
      .selectAll()
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
    const effect = await inbox.apply(tx, event as Selectable<InboxTable> & Row, now);
    await rows
      .updateTable(table)
      .set({ processed_at: now, error: null })
      .where('event_id', '=', event.event_id)
      .execute();
    return { effect };
  });
}

async function saveFailure<Row, Effect>(
  { database, table, clock, log, backoff }: Inbox<Row, Effect>,
  eventId: string,
  error: unknown,
): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const db = tableIn(database.db);
  const { attempts } = await db
    .updateTable(table)
    .set({ attempts: sql<number>`attempts + 1`, error: message.slice(0, 500) })
    .where('event_id', '=', eventId)
    .returning('attempts')
    .executeTakeFirstOrThrow();
  await db
    .updateTable(table)
    .set({ next_attempt_at: after(clock.now(), backoff(attempts)) })
    .where('event_id', '=', eventId)
    .execute();
  log.error({ eventId, attempts, err: error }, 'a webhook could not be applied');
}

/**
 * Applies stored events, oldest first; several instances may do so at once. A failed one is postponed and does not delay the
 * others. Rejects only when the database is unavailable.
 */
export async function drainEvents<Row, Effect>(inbox: Inbox<Row, Effect>): Promise<void> {
  for (let handled = 0; handled < BATCH; handled += 1) {
    const seen: { eventId: string | null } = { eventId: null };
    try {
      const done = await applyNext(inbox, seen);
      if (!done) return;
      inbox.applied?.(done.effect);
    } catch (error) {
      // Not caused by the event, so it must not use up an attempt.
      if (seen.eventId === null || isUnavailable(error)) throw error;
      await saveFailure(inbox, seen.eventId, error);
    }
  }
}

/** Deletes events that were applied before then: some contain personal data. */
export async function forgetApplied(db: Executor, table: string, before: Date): Promise<void> {
  await tableIn(db)
    .deleteFrom(table)
    .where('event_id', 'in', (old) =>
      old.selectFrom(table).select('event_id').where('processed_at', '<', before).limit(FORGET_BATCH),
    )
    .execute();
}
