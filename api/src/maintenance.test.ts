import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { maintain } from './maintenance';
import type { Database } from './platform/db/database';
import { readRetention } from './retention';
import { openTestDatabase, START_MS } from './testing/test-database';

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

it('deletes expired data, and keeps sessions that an order refers to', async () => {
  const over = await addSession('a', daysAgo(3));
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

  const { id: userId } = await database.db
    .insertInto('app_user')
    .values({
      ...{ public_id: 'u', name: 'U', email: 'u@example.in', email_key: 'u@example.in' },
      ...{ phone_number: '1', password_hash: 'x' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('known_browser')
    .values([
      { token_hash: 'a'.repeat(64), user_id: userId, expires_at: daysAgo(1) },
      { token_hash: 'b'.repeat(64), user_id: userId, expires_at: daysAgo(-1) },
    ])
    .execute();

  await maintain(database, readRetention({}), now);

  const browsers = await database.db.selectFrom('known_browser').select('token_hash').execute();
  expect(browsers).toEqual([{ token_hash: 'b'.repeat(64) }]);
  const sessions = await database.db
    .selectFrom('session')
    .select('id')
    .where('id', 'in', [over, ordered, justOver, live])
    .orderBy('id')
    .execute();
  expect(sessions.map(({ id }) => id)).toEqual([ordered, justOver, live]);
  expect(await database.db.selectFrom('rate_bucket').select('key').execute()).toEqual([{ key: 'counting' }]);
});

it('keeps an enquiry for a year, as the privacy policy promises, and for ninety days once it is closed', async () => {
  const enquiry = { full_name: 'Asha', email: 'asha@example.in', phone_number: '1', message: 'Hello' };
  await database.db
    .insertInto('contact_enquiry')
    .values([
      { ...enquiry, public_id: 'old', created_at: daysAgo(366) },
      { ...enquiry, public_id: 'kept', created_at: daysAgo(364) },
      {
        ...enquiry,
        public_id: 'settled',
        created_at: daysAgo(100),
        state: 'closed',
        closed_at: daysAgo(91),
      },
    ])
    .execute();
  await maintain(database, readRetention({}), now);
  const remaining = await database.db.selectFrom('contact_enquiry').select('public_id').execute();
  expect(remaining).toEqual([{ public_id: 'kept' }]);
});

it('removes names and addresses from unpaid orders, and counts them', async () => {
  const sessionId = await addSession('e', daysAgo(-1));
  const ship = JSON.stringify({ name: 'Asha', email: 'asha@example.in', state: 'Goa' });
  const order = (name: string, endedDaysAgo: number, paidAt: Date | null = null) => ({
    ...{ public_id: name, session_id: sessionId, user_id: null, client_key: name, cart_hash: name },
    ...{
      subtotal_paise: 100,
      total_paise: 200,
      provider_order_id: null,
      paid_payment_id: null,
      placed_at: null,
    },
    ...{ ship, status: paidAt ? ('placed' as const) : ('expired' as const), paid_at: paidAt },
    reserved_until: daysAgo(endedDaysAgo),
  });
  await database.db
    .insertInto('shop_order')
    .values([order('unpaid', 31), order('recent', 29), order('paid', 31, daysAgo(31))])
    .execute();
  expect(await maintain(database, readRetention({}), now)).toMatchObject({ unpaidOrders: 1 });
  expect(await maintain(database, readRetention({}), now)).toMatchObject({ unpaidOrders: 0 });
  const rows = await database.db
    .selectFrom('shop_order')
    .select(['public_id', 'ship'])
    .where('session_id', '=', sessionId)
    .orderBy('public_id')
    .execute();
  expect(rows.map(({ public_id, ship: { name, state } }) => [public_id, name, state])).toEqual([
    ['paid', 'Asha', 'Goa'],
    ['recent', 'Asha', 'Goa'],
    ['unpaid', 'Erased', 'Goa'],
  ]);
});
