import { sql } from 'kysely';
import { deleteOverBrowsers } from './modules/accounts/known-browser-repository';
import { deleteOverResets } from './modules/accounts/password-reset-repository';
import { deleteEnquiriesBefore } from './modules/contact/repository';
import { deleteSettledMails } from './modules/mail/outbox-repository';
import type { Database } from './platform/db/database';
import type { Schema } from './platform/db/schema';
import { deleteOverBuckets } from './platform/rate-limits/bucket-repository';
import { deleteEndedSessions } from './platform/sessions/session-repository';

const EVERY_MS = 60 * 60 * 1000;

/** Sessions are stored for a day after their end, so that a late order can still name its own. */
const SESSION_GRACE_MS = 24 * 60 * 60 * 1000;

/** Long enough to find out where a shopper's email is. */
const MAIL_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The privacy policy promises a year at the longest. */
const ENQUIRY_KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** Tables whose rows change all day. */
const busyTables = [
  'product',
  'session',
  'rate_bucket',
  'known_browser',
  'contact_enquiry',
  'shop_order',
  'order_item',
  'payment',
  'refund',
  'webhook_event',
  'stock_movement',
  'mail_outbox',
  'password_reset_request',
  'password_reset',
] as const satisfies readonly (keyof Schema)[];

/**
 * Deletes what nobody needs any more. PGlite has no autovacuum, so there it also frees the space: table by table, so
 * that requests get the one connection in between.
 */
export async function maintain(database: Database, now: Date = new Date()): Promise<void> {
  const { db } = database.long;
  await deleteOverBuckets(db, now);
  await deleteOverBrowsers(db, now);
  await deleteEndedSessions(db, new Date(now.getTime() - SESSION_GRACE_MS));
  await deleteOverResets(db, now);
  await deleteSettledMails(db, new Date(now.getTime() - MAIL_KEPT_MS));
  await deleteEnquiriesBefore(db, new Date(now.getTime() - ENQUIRY_KEPT_MS));
  if (database.engine !== 'pglite') return;
  for (const table of busyTables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}

/** Maintains the database every hour until the returned function is called, which waits for a run under way. */
export function startMaintenance(database: Database, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => maintain(database)).catch(onError);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
