import { parcelPollMs, parcelSilenceMs, webhookRetentionMs } from '../../durations';
import type { Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { after } from '../../platform/jobs/clock';
import { logFailures, type RegularWork, runRegularly } from '../../platform/jobs/jobs';
import { CourierError } from './courier';
import type { InboxContext } from './inbox';
// Adds the table `courier_turn` to the type of the database.
import type {} from './tables';

/** A shipment that a courier carries. */
export interface TrackedShipment {
  /** Code of the courier. */
  readonly courier: string;
  readonly trackingNumber: string;
}

/** Lists shipments under way without updates since `since`, those that have been silent longest first. */
export type SilentShipments = (db: Executor, since: Date) => Promise<readonly TrackedShipment[]>;

export interface PollContext extends InboxContext {
  readonly silent: SilentShipments;
}

/** Maximum number of shipments that one run polls: couriers limit calls. */
const BATCH = 100;

/** Claims the poll of a shipment; false when another instance has claimed it, or it is not due. */
async function claimPoll({ database, clock }: PollContext, shipment: TrackedShipment): Promise<boolean> {
  const now = clock.now();
  const taken = await database.db
    .insertInto('courier_turn')
    .values({
      courier: shipment.courier,
      tracking_number: shipment.trackingNumber,
      next_at: after(now, parcelSilenceMs),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['courier', 'tracking_number'])
        .doUpdateSet({ next_at: after(now, parcelSilenceMs) })
        .where('courier_turn.next_at', '<=', now),
    )
    .returning('courier')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The silent shipments of configured couriers that have not been polled recently. */
async function dueShipments({ database, couriers, clock, silent }: PollContext) {
  const now = clock.now();
  const listed = await silent(database.db, after(now, -parcelSilenceMs));
  const waiting = await database.db
    .selectFrom('courier_turn')
    .select(['courier', 'tracking_number'])
    .where('next_at', '>', now)
    .execute();
  const keys = new Set(waiting.map((turn) => `${turn.courier} ${turn.tracking_number}`));
  return listed
    .filter(
      ({ courier, trackingNumber }) => couriers.find(courier) && !keys.has(`${courier} ${trackingNumber}`),
    )
    .slice(0, BATCH);
}

/**
 * Polls couriers for shipments without updates, so that a lost webhook does not matter. Each shipment is polled at most
 * every few hours. A courier that is unavailable or rejects the keys is not called again in this run.
 */
export async function pollShipments(context: PollContext): Promise<void> {
  const { database, couriers, sink, clock, log } = context;
  const unavailable = new Set<string>();
  for (const shipment of await dueShipments(context)) {
    const courier = couriers.find(shipment.courier);
    if (!courier || unavailable.has(courier.code) || !(await claimPoll(context, shipment))) continue;
    try {
      const events = await courier.track(shipment.trackingNumber);
      if (events.length > 0) await inTransaction(database, (tx) => sink(tx, events));
    } catch (error) {
      if (!(error instanceof CourierError)) throw error;
      if (error.kind !== 'refused') unavailable.add(courier.code);
      log.warn(
        { courier: courier.code, reason: error.message },
        'a courier could not be polled for a shipment',
      );
    }
  }
  await database.db
    .deleteFrom('courier_turn')
    .where('next_at', '<', after(clock.now(), -webhookRetentionMs))
    .execute();
}

/** Polls regularly. */
export const startPolling = (context: PollContext): RegularWork =>
  runRegularly(
    logFailures(() => pollShipments(context), context.log, 'couriers could not be polled for shipments'),
    parcelPollMs,
  );
