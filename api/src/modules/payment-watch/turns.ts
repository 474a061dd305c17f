import { downtimePollMs, reportsRetryMs } from '../../durations';
import type { Executor } from '../../platform/db/schema';
import { after } from '../../platform/jobs/clock';
import type { ProviderReports, WatchContext } from './ports';

/** True if it is time to request a report, which only one of several instances does. The first request is due at once. */
async function takeTurn(db: Executor, report: string, now: Date, everyMs: number): Promise<boolean> {
  const taken = await db
    .insertInto('payment_watch_turn')
    .values({ report, next_at: after(now, everyMs) })
    .onConflict((conflict) =>
      conflict
        .column('report')
        .doUpdateSet({ next_at: after(now, everyMs) })
        .where('payment_watch_turn.next_at', '<=', now),
    )
    .returning('report')
    .executeTakeFirst();
  return taken !== undefined;
}

async function moveTurn(db: Executor, report: string, nextAt: Date): Promise<void> {
  await db.updateTable('payment_watch_turn').set({ next_at: nextAt }).where('report', '=', report).execute();
}

/** A report of the provider, and how often it is requested. */
interface WatchedReport {
  readonly name: string;
  readonly everyMs: number;
  /** Reads it. Resolves with false if the provider does not offer it to this account; it is then requested again in a day. */
  readonly read: (reports: ProviderReports, now: Date) => Promise<boolean>;
}

/**
 * Reads a report if it is due, on one instance. Does nothing for a provider without reports. Rejects with ProviderUnavailable; the
 * report is then soon requested again.
 */
export async function readWhenDue(
  context: WatchContext,
  { name, everyMs, read }: WatchedReport,
): Promise<void> {
  const { database, provider, clock, log } = context;
  const now = clock.now();
  if (!provider.reports || !(await takeTurn(database.db, name, now, everyMs))) return;
  try {
    if (await read(provider.reports, now)) return;
  } catch (error) {
    await moveTurn(database.db, name, after(now, downtimePollMs));
    throw error;
  }
  await moveTurn(database.db, name, after(now, reportsRetryMs));
  log.warn({ report: name }, 'the payment provider does not offer a report to this account');
}
