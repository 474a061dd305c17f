import { alertPollMs, askPollMs } from '../../durations';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transactions';
import { type Clock, systemClock } from '../../platform/jobs/clock';
import { logFailures, type RegularWork, runRegularly } from '../../platform/jobs/jobs';
import { bucketKey, countInBucket, type RateLimit } from '../../platform/rate-limits/rate-limit';
import { offersAlerts } from '../consent';
import { type Mailer, sendOptionalMail } from '../mail';
import { confirmPathOf } from './confirm-links';
import { alertEmail, confirmationEmail } from './emails';
import {
  type Batch,
  type DueAlert,
  endAlertsOfWithdrawn,
  listDue,
  listUnasked,
  type OpenAlert,
  takeAlert,
} from './repository';

/** Limits the links to one email address, which may be someone else's. Further requests send none. */
const linkLimit: RateLimit = { name: 'alert-link', max: 5, windowMs: 24 * 60 * 60_000 };

const BATCH = 50;

export interface AlertsContext {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Origin of the shop's pages. */
  readonly linkOrigin: string;
  readonly clock?: Clock;
  /** Aborted on shutdown: the remaining emails are sent after the next start. */
  readonly stopping?: AbortSignal;
}

/**
 * Claims each alert of a list in its own transaction, batch after batch. Two processes may do so at once: only one of
 * them claims an alert. One that fails does not stop those after it; the first error is thrown at the end.
 */
async function eachAlert<Alert extends { readonly id: number }>(
  list: (batch: Batch) => Promise<readonly Alert[]>,
  take: (alert: Alert) => Promise<void>,
  stopping: AbortSignal | undefined,
): Promise<void> {
  const failures: unknown[] = [];
  let after = 0;
  for (let isLast = false; !isLast;) {
    const alerts = await list({ after, limit: BATCH });
    for (const alert of alerts) {
      if (stopping?.aborted) return;
      await take(alert).catch((error: unknown) => failures.push(error));
    }
    after = alerts.at(-1)?.id ?? after;
    isLast = alerts.length < BATCH;
  }
  if (failures.length > 0) throw failures[0];
}

/** Emails the links that confirm new requests. */
export async function sendConfirmations(context: AlertsContext): Promise<void> {
  const { database, mailer, linkOrigin, clock = systemClock, stopping } = context;
  const ask = (alert: OpenAlert) =>
    inTransaction(database, async (tx) => {
      const now = clock.now();
      if (!(await takeAlert(tx, alert.id, 'asked_at', now))) return;
      const key = bucketKey(linkLimit, alert.email_key);
      const { count } = await countInBucket(tx, key, linkLimit.windowMs, now);
      if (count > linkLimit.max) return;
      const url = `${linkOrigin}${await confirmPathOf(tx, alert.public_id, now)}`;
      await mailer.send(tx, confirmationEmail(alert, url));
    });
  await eachAlert((batch) => listUnasked(database.db, batch), ask, stopping);
}

/**
 * Ends the alerts of products that are no longer sold, and emails everyone who waits for a product that can be bought again, or that
 * costs less than at their request. It compares the current state, so it does not matter what changed the stock or the price.
 */
export async function sendDueAlerts(context: AlertsContext): Promise<void> {
  const { database, mailer, linkOrigin, clock = systemClock, stopping } = context;
  await endAlertsOfWithdrawn(database.db);
  if (!(await offersAlerts(database.db))) return;
  const send = (alert: DueAlert) =>
    inTransaction(database, async (tx) => {
      const now = clock.now();
      if (!(await takeAlert(tx, alert.id, 'mailed_at', now))) return;
      const key = `optional-alert:${alert.public_id}`;
      const mail = {
        kind: 'optional-alert',
        to: alert.email,
        key,
        ...alertEmail(alert, linkOrigin),
      } as const;
      await sendOptionalMail(tx, mail, { mailer, linkOrigin, now });
    });
  await eachAlert((batch) => listDue(database.db, clock.now(), batch), send, stopping);
}

/** Sends links and alerts until stopped. */
export function startAlerts(
  context: AlertsContext & { readonly log: Parameters<typeof logFailures>[1] },
): RegularWork {
  const stop = new AbortController();
  const stopping = { ...context, stopping: stop.signal };
  const { log } = context;
  const jobs = [
    runRegularly(
      logFailures(() => sendConfirmations(stopping), log, 'links that confirm product alerts were not sent'),
      askPollMs,
    ),
    runRegularly(
      logFailures(() => sendDueAlerts(stopping), log, 'product alerts were not sent'),
      alertPollMs,
    ),
  ];
  return {
    async stop() {
      stop.abort();
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
