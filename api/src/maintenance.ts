import { sql } from 'kysely';
import { Counter, type Registry } from 'prom-client';
import { alertExpiryMs, confirmAlertMs, maintenanceMs } from './durations';
import { deleteExpiredBrowsers } from './modules/accounts/known-browser';
import { deleteExpiredResets } from './modules/accounts/repository';
import { deleteOldAlerts } from './modules/alerts/repository';
import { listUsedPictures } from './modules/catalog';
import { forgetUnknownConsents } from './modules/consent';
import { deleteOldEnquiries } from './modules/contact/repository';
import { listUsedPictures as listPicturesOfPages } from './modules/content';
import { forgetExpiredRecipients } from './modules/gift-cards';
import { deleteSettledMails } from './modules/mail/repository';
import { removeUnusedPhotos } from './modules/media/repository';
import { booksRetainedFrom, forgetPaidOrders, forgetUnpaidOrders } from './modules/orders';
import type { Database } from './platform/db/database';
import type { Schema } from './platform/db/schema';
import { inBatches } from './platform/jobs/jobs';
import type { Log } from './platform/logging/logger';
import { deleteExpiredBuckets } from './platform/rate-limits/rate-limit';
import { deleteEndedSessions } from './platform/sessions/session-repository';
import type { Retention } from './retention';

/** Frequently updated tables. */
const busyTables = [
  'product',
  'session',
  'rate_bucket',
  'known_browser',
  'contact_enquiry',
  'enquiry_event',
  'shop_order',
  'order_item',
  'payment',
  'refund',
  'webhook_event',
  'stock_movement',
  'mail_outbox',
  'product_alert',
  'product_review',
  'gift_card',
  'password_reset_request',
  'password_reset',
  'photo',
  'photo_file',
] as const satisfies readonly (keyof Schema)[];

/** Number of records that a run deleted or anonymised after their retention period, by kind. */
export type Removed = Readonly<
  Record<
    | 'sessions'
    | 'mails'
    | 'enquiries'
    | 'unpaidOrders'
    | 'orders'
    | 'photos'
    | 'alerts'
    | 'consents'
    | 'giftCards',
    number
  >
>;

/** Deletes or anonymises personal data, and deletes unused photos, after their retention period, in batches. */
async function deleteAfterRetention(database: Database, retention: Retention, now: Date): Promise<Removed> {
  const { db } = database.long;
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const closed = before(retention.closedEnquiryMs);
  const pictures = [...(await listUsedPictures(db)), ...(await listPicturesOfPages(db))];
  return {
    sessions: await inBatches((limit) => deleteEndedSessions(db, before(retention.sessionMs), limit)),
    mails: await inBatches((limit) => deleteSettledMails(db, before(retention.mailMs), limit)),
    enquiries: await inBatches((limit) =>
      deleteOldEnquiries(db, { received: before(retention.enquiryMs), closed }, limit),
    ),
    unpaidOrders: await inBatches((limit) =>
      forgetUnpaidOrders(database.long, before(retention.unpaidOrderMs), limit),
    ),
    photos: await removeUnusedPhotos(db, pictures, { now, before: before(retention.photoMs) }),
    orders: await inBatches((limit) =>
      forgetPaidOrders(database.long, booksRetainedFrom(now, retention.orderMonths), limit),
    ),
    alerts: await inBatches((limit) =>
      deleteOldAlerts(
        db,
        {
          ...{ unconfirmed: before(confirmAlertMs), mailed: before(retention.mailMs) },
          waiting: before(alertExpiryMs),
        },
        limit,
      ),
    ),
    giftCards: await inBatches((limit) => forgetExpiredRecipients(db, before(retention.mailMs), limit)),
    // Last, because consents are anonymised once an address has no order, enquiry or alert left.
    consents: await inBatches((limit) => forgetUnknownConsents(database.long, limit)),
  };
}

/**
 * Deletes expired data. PGlite has no autovacuum, so it also vacuums there, one table at a time, so that requests can
 * use the only connection in between.
 */
export async function maintain(database: Database, retention: Retention, now: Date): Promise<Removed> {
  const { db } = database.long;
  await deleteExpiredBuckets(db, now);
  await deleteExpiredBrowsers(db, now);
  await deleteExpiredResets(db, now);
  const removed = await deleteAfterRetention(database, retention, now);
  if (database.engine === 'pglite')
    for (const table of busyTables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  return removed;
}

interface MaintenanceContext {
  readonly database: Database;
  readonly retention: Retention;
  readonly log: Pick<Log, 'info' | 'error'>;
  /** Counts what was deleted. */
  readonly register?: Registry | undefined;
}

/** Runs maintenance every hour. The returned function stops it and waits for the current run. */
export function startMaintenance({
  database,
  retention,
  log,
  register,
}: MaintenanceContext): () => Promise<void> {
  const counter =
    register &&
    new Counter({
      name: 'shop_retention_removed_total',
      help: 'Data deleted after its retention period: sessions, emails, enquiries, addresses of unpaid orders and of paid ones past their accounting period, unused photos, expired product alerts, recipients of expired gift cards, and consents of addresses without orders, enquiries or alerts.',
      labelNames: ['kind'],
      registers: [register],
    });
  const run = async () => {
    const removed = await maintain(database, retention, new Date());
    for (const [kind, count] of Object.entries(removed)) counter?.inc({ kind }, count);
    if (Object.values(removed).some((count) => count > 0)) log.info({ removed }, 'expired data removed');
  };
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(run).catch((err: unknown) => log.error({ err }, 'maintenance failed'));
  }, maintenanceMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
