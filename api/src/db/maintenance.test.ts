import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTestDatabase, START_MS } from '../testing/test-database';
import type { Database } from './database';
import { maintain } from './maintenance';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, START_MS);

afterAll(() => database.close());

const now = new Date('2026-03-10T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

async function addSession(digit: string, expiresAt: Date): Promise<number> {
  const session = { token_hash: digit.repeat(64), user_id: null, expires_at: expiresAt, revoked_at: null };
  const { id } = await database.db
    .insertInto('session')
    .values(session)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it('deletes what is over, and keeps sessions that an order names', async () => {
  await addSession('a', daysAgo(3));
  const ordered = await addSession('b', daysAgo(3));
  const justOver = await addSession('c', daysAgo(0.5));
  const live = await addSession('d', daysAgo(-3));
  await database.db
    .insertInto('shop_order')
    .values({
      public_id: 'order',
      session_id: ordered,
      user_id: null,
      client_key: null,
      cart_hash: 'cart',
      reserved_until: now,
      subtotal_paise: 100,
      total_paise: 200,
      ship: '{}',
      provider_order_id: null,
      paid_payment_id: null,
      paid_at: null,
      placed_at: null,
    })
    .execute();
  await database.db
    .insertInto('rate_bucket')
    .values([
      { key: 'over', count: 1, expires_at: daysAgo(1) },
      { key: 'counting', count: 1, expires_at: daysAgo(-1) },
    ])
    .execute();

  await maintain(database, now);

  const sessions = await database.db.selectFrom('session').select('id').orderBy('id').execute();
  expect(sessions.map(({ id }) => id)).toEqual([ordered, justOver, live]);
  expect(await database.db.selectFrom('rate_bucket').select('key').execute()).toEqual([{ key: 'counting' }]);
});
