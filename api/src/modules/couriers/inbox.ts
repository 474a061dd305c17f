import { createHash } from 'node:crypto';
import { waitAfter } from '@shop/server-kit/outbox';
import { courierInboxPollMs, maxCheckIntervalMs, webhookRetentionMs } from '../../durations';
import type { Database } from '../../platform/db/database';
import { after, type Clock } from '../../platform/jobs/clock';
import { logFailures, type RegularWork, runRegularly } from '../../platform/jobs/jobs';
import type { Log } from '../../platform/logging/logger';
import { drainEvents, forgetApplied } from '../../platform/webhooks/inbox';
import type { Couriers, TrackingEvent, TrackingSink } from './courier';
// Adds the table of webhooks to the type of the database.
import type {} from './tables';

export interface InboxContext {
  readonly database: Database;
  readonly couriers: Couriers;
  /** Receives the events of webhooks. */
  readonly sink: TrackingSink;
  readonly clock: Clock;
  readonly log: Log;
}

/** The webhooks of all couriers. */
export interface CourierInbox {
  /** Stores a verified webhook. Storing it again changes nothing. */
  store(courier: string, rawBody: Buffer): Promise<void>;
  /** Applies the webhooks that are due; one run at a time. Never rejects. */
  drain(): Promise<void>;
  /** Applies webhooks that are due again, and deletes old ones. */
  start(): RegularWork;
}

const TABLE = 'courier_webhook';

interface Stored {
  readonly courier: string;
  readonly payload: string;
}

/** Milliseconds until the next attempt: a minute, doubled with each failure up to a maximum. */
const backoff = (attempts: number) =>
  waitAfter(attempts, { firstMs: courierInboxPollMs, maxMs: maxCheckIntervalMs });

function applyDue({ database, couriers, sink, clock, log }: InboxContext): Promise<void> {
  return drainEvents<Stored, readonly TrackingEvent[]>({
    database,
    clock,
    log,
    table: TABLE,
    backoff,
    async apply(tx, { courier: code, payload }) {
      const courier = couriers.find(code);
      if (!courier) throw new Error(`The courier "${code}" is not configured.`);
      const events = courier.readWebhook(payload);
      if (events.length > 0) await sink(tx, events);
      return events;
    },
  });
}

/** Opens the inbox of couriers' webhooks. */
export function createCourierInbox(context: InboxContext): CourierInbox {
  const { database, clock, log } = context;
  const apply = logFailures(() => applyDue(context), log, 'webhooks of couriers could not be applied');
  let running = Promise.resolve();
  const drain = () => (running = running.then(apply));
  return {
    async store(courier, rawBody) {
      const now = clock.now();
      await database.db
        .insertInto(TABLE)
        .values({
          event_id: createHash('sha256').update(`${courier}\n`).update(rawBody).digest('hex'),
          courier,
          payload: rawBody.toString('utf8'),
          received_at: now,
          next_attempt_at: now,
          processed_at: null,
          error: null,
        })
        .onConflict((conflict) => conflict.column('event_id').doNothing())
        .execute();
    },
    drain,
    start() {
      const forget = logFailures(
        () => forgetApplied(database.db, TABLE, after(clock.now(), -webhookRetentionMs)),
        log,
        'old webhooks of couriers could not be deleted',
      );
      return runRegularly(async () => {
        await drain();
        await forget();
      }, courierInboxPollMs);
    },
  };
}
