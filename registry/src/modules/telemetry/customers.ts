import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables';

const hourMs = 60 * 60 * 1000;
/** How long ago an order has to be paid before its browser confirms failures, in ms. */
const settleMs = 24 * hourMs;
/** The sessions in which the share of customers is measured, in ms. */
const measuredMs = 6 * hourMs;
/** Sessions of customers, and their share, from which failures need theirs; a shop with fewer would wait for them too long. */
const enough = { sessions: 100, share: 0.1 } as const;

/** A paid order and the browser that confirmed it, as hashes. */
export interface Purchase {
  readonly purchase: string;
  readonly browser: string;
}

/** Notes in which browser an order was paid: the first that confirms it, so that one order does not make many customers. */
export async function noteCustomer(
  db: Db,
  env: string,
  { purchase, browser }: Purchase,
  at: Date,
): Promise<void> {
  await db
    .insertInto('registry_customer')
    .values({ env, purchase, browser, at })
    .onConflict((conflict) => conflict.columns(['env', 'purchase']).doNothing())
    .execute();
}

/** Whether an order was paid in a browser, long enough ago. */
export async function isCustomer(db: Db, env: string, browser: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('registry_customer')
    .select('purchase')
    .where('env', '=', env)
    .where('browser', '=', browser)
    .where('at', '<=', new Date(now.getTime() - settleMs))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The share of customers by which a rollback is confirmed; null where there are too few for that. */
export const shareToUse = ({ sessions, customers }: { sessions: number; customers: number }): number | null =>
  customers >= enough.sessions && customers / sessions >= enough.share ? customers / sessions : null;

/** The share of customers among the sessions that reported lately, from 0 to 1; null where there are too few. */
export async function readCustomerShare(db: Db, env: string, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('registry_health_session')
    .select([
      sql<number>`count(*)::float8`.as('sessions'),
      sql<number>`(count(*) filter (where customer))::float8`.as('customers'),
    ])
    .where('env', '=', env)
    .where('at', '>=', new Date(now.getTime() - measuredMs))
    .where('counted', '=', true)
    .executeTakeFirstOrThrow();
  return shareToUse(row);
}
