import { downtimePollMs, downtimeRetentionMs } from '../../durations';
import type { Executor } from '../../platform/db/schema';
import { after } from '../../platform/jobs/clock';
import type { ProviderDowntime, WatchContext } from './ports';
import { readWhenDue } from './turns';

/**
 * Saves a state of an outage, unless a newer one is known. Of two states with the same time, the resolved one counts, so that late
 * and repeated webhooks do not start an outage again.
 */
export async function saveDowntime(db: Executor, downtime: ProviderDowntime, now: Date): Promise<void> {
  const { id, method, part, severity, active, startedAt, changedAt } = downtime;
  const state = {
    method,
    part,
    severity,
    active,
    started_at: startedAt,
    changed_at: changedAt,
    seen_at: now,
  };
  await db
    .insertInto('payment_downtime')
    .values({ id, ...state })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(state)
        .where(({ and, or, eb }) => {
          const isNewer = eb('payment_downtime.changed_at', '<', changedAt);
          const isSame = eb('payment_downtime.changed_at', '=', changedAt);
          return or([isNewer, active ? and([isSame, eb('payment_downtime.active', '=', true)]) : isSame]);
        }),
    )
    .execute();
}

/** Ends the outages that the provider no longer lists, except those that were reported after the list was requested. */
async function endUnlisted(
  db: Executor,
  listed: readonly ProviderDowntime[],
  requested: Date,
): Promise<void> {
  const ids = listed.map(({ id }) => id);
  await db
    .updateTable('payment_downtime')
    .set({ active: false })
    .where('active', '=', true)
    .where('seen_at', '<', requested)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
}

/** Reads the outages from the provider, so that a lost webhook neither hides a method nor offers a broken one for long. */
export const readDowntimes = (context: WatchContext): Promise<void> =>
  readWhenDue(context, {
    name: 'downtimes',
    everyMs: downtimePollMs,
    async read(reports, requested) {
      const { db } = context.database;
      const listed = await reports.downtimes();
      if (listed === null) return false;
      const now = context.clock.now();
      for (const downtime of listed) await saveDowntime(db, downtime, now);
      await endUnlisted(db, listed, requested);
      await db
        .deleteFrom('payment_downtime')
        .where('active', '=', false)
        .where('seen_at', '<', after(now, -downtimeRetentionMs))
        .execute();
      return true;
    },
  });
