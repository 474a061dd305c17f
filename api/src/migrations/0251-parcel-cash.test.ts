import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from '../platform/db/database';
import { openTestDatabase, START_MS } from '../testing/test-database';
import { migrations } from './all';

let database: Database;

const migrate = async (to: string) => {
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableSchema: database.schema,
  });
  const { error } = await migrator.migrateTo(to);
  expect(error).toBeUndefined();
};

/** Orders of three units: name, whether they are paid in cash, the units and state of each parcel, and units refunded before and after the parcels. */
const orders = [
  ['online', false, [[3, 'in-transit']], 0, 0],
  ['whole', true, [[3, 'in-transit']], 0, 0],
  [
    'parts',
    true,
    [
      [1, 'delivered'],
      [2, 'in-transit'],
    ],
    0,
    0,
  ],
  ['part', true, [[1, 'in-transit']], 0, 0],
  [
    'cancelled',
    true,
    [
      [1, 'in-transit'],
      [2, 'cancelled'],
    ],
    0,
    0,
  ],
  ['refunded-before', true, [[2, 'in-transit']], 1, 0],
  ['refunded-after', true, [[1, 'in-transit']], 0, 2],
] as const;

const at = (hour: number) => `2026-06-01T0${hour}:00:00Z`;

async function addRefund(orderId: number, units: number, hour: number): Promise<void> {
  if (units === 0) return;
  const { db } = database;
  await sql`insert into order_refund (order_id, amount_paise, reason, restocked, unsent, financial_year, serial, created_at)
    values (${orderId}::bigint, 100, 'torn', false, true, 2026, ${orderId}::int, ${at(hour)}::timestamptz)`.execute(
    db,
  );
  await sql`insert into order_refund_line (order_refund_id, order_item_id, quantity)
    select order_refund.id, order_item.id, ${units}::int from order_refund join order_item using (order_id)
    where order_id = ${orderId}::bigint`.execute(db);
}

async function addOrder([name, cod, parcels, before, after]: (typeof orders)[number]): Promise<void> {
  const { db } = database;
  const { rows } = await sql<{
    id: number;
  }>`insert into shop_order (public_id, session_id, cart_hash, status, hold,
      reserved_until, subtotal_paise, total_paise, ship, cod, updated_at)
    select ${name}, session.id, ${name}, 'packed', 'consumed', now(), 300, 300, '{}', ${cod}::boolean, now()
    from session returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into order_item (order_id, product_id, quantity, title, rate_paise, discount_bp, unit_paise)
    select ${id}::bigint, product.id, 3, 'Tape', 100, 0, 100 from product`.execute(db);
  await addRefund(id, before, 1);
  for (const [index, [units, state]] of parcels.entries()) {
    const sent = state === 'cancelled' ? null : at(2);
    await sql`insert into parcel (order_id, number, courier, tracking_number, state, state_at, shipped_at, delivered_at, created_at)
      values (${id}::bigint, ${index + 1}::int, 'India Post', 'RP1', ${state}, ${at(2)}::timestamptz, ${sent}::timestamptz,
        ${state === 'delivered' ? sent : null}::timestamptz, ${at(2)}::timestamptz)`.execute(db);
    await sql`insert into parcel_line (parcel_id, order_item_id, quantity)
      select parcel.id, order_item.id, ${units}::int from parcel join order_item using (order_id)
      where order_id = ${id}::bigint and number = ${index + 1}::int`.execute(db);
  }
  await addRefund(id, after, 3);
}

beforeAll(async () => {
  database = await openTestDatabase({ kind: 'blank' });
  await migrate('0240-parcels');
  const { db } = database;
  await sql`insert into session (token_hash, expires_at) values (${'a'.repeat(64)}, now())`.execute(db);
  await sql`insert into category (public_id, name, slug) values ('tapes', 'Tapes', 'tapes')`.execute(db);
  await sql`insert into product (public_id, slug, title, rate_paise, category_id, photos)
    select 'tape', 'tape', 'Tape', 100, id, '[{"url":"/media/a.svg","width":1,"height":1}]' from category`.execute(
    db,
  );
  for (const order of orders) await addOrder(order);
  await migrate('0251-parcel-cash');
}, START_MS);

afterAll(() => database.close());

it('the parcel with the last units of an order collects its cash, unless the rest was refunded afterwards', async () => {
  const { rows } = await sql`select public_id as name, number from parcel
    join shop_order on shop_order.id = order_id where collects_cash order by shop_order.id`.execute(
    database.db,
  );
  expect(rows).toEqual([
    { name: 'whole', number: 1 },
    { name: 'parts', number: 2 },
    { name: 'refunded-before', number: 1 },
  ]);
});
