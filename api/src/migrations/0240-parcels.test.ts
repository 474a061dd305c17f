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

/** Orders of the time before parcels: name, state, and the states in its events. */
const orders = [
  ['packed', 'packed', []],
  ['shipped', 'shipped', ['shipped']],
  ['delivered', 'delivered', ['shipped', 'delivered']],
  ['refused', 'returned', ['shipped', 'returned']],
  ['sent-back', 'returned', ['shipped', 'delivered', 'returned']],
  ['without-events', 'delivered', []],
] as const;

const day = (number: number) => `2026-06-0${number}T06:00:00Z`;

async function addOrder([name, status, events]: (typeof orders)[number]): Promise<void> {
  const { db } = database;
  const sent = status === 'packed' ? null : 'India Post';
  const number = sent && `RP-${name}`;
  const { rows } = await sql<{
    id: number;
  }>`insert into shop_order (public_id, session_id, cart_hash, status, hold,
      reserved_until, subtotal_paise, total_paise, ship, courier, tracking_number, updated_at)
    select ${name}, session.id, ${name}, ${status}, 'consumed', now(), 100, 100, '{}', ${sent}::text, ${number}::text,
      ${day(9)}::timestamptz from session returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into order_item (order_id, product_id, quantity, title, rate_paise, discount_bp, unit_paise)
    select ${id}::bigint, product.id, 3, 'Tape', 100, 0, 100 from product`.execute(db);
  for (const [index, kind] of events.entries()) {
    await sql`insert into order_event (order_id, kind, at)
      values (${id}::bigint, ${kind}, ${day(index + 1)}::timestamptz)`.execute(db);
  }
}

/** Refunds a unit of each order, before it was shipped or after. */
async function refundUnits(unsent: boolean, serial: number): Promise<void> {
  const { db } = database;
  await sql`insert into order_refund (order_id, amount_paise, reason, restocked, unsent, financial_year, serial, created_at)
    select id, 100, 'torn', false, ${unsent}::boolean, 2026, ${serial}::int + id, now() from shop_order`.execute(
    db,
  );
  await sql`insert into order_refund_line (order_refund_id, order_item_id, quantity)
    select order_refund.id, order_item.id, 1 from order_refund join order_item using (order_id)
    where unsent = ${unsent}::boolean`.execute(db);
}

beforeAll(async () => {
  database = await openTestDatabase({ kind: 'blank' });
  await migrate('0231-settlements');
  const { db } = database;
  await sql`insert into session (token_hash, expires_at) values (${'a'.repeat(64)}, now())`.execute(db);
  await sql`insert into category (public_id, name, slug) values ('tapes', 'Tapes', 'tapes')`.execute(db);
  await sql`insert into product (public_id, slug, title, rate_paise, category_id, photos)
    select 'tape', 'tape', 'Tape', 100, id, '[{"url":"/media/a.svg","width":1,"height":1}]' from category`.execute(
    db,
  );
  for (const order of orders) await addOrder(order);
  await refundUnits(true, 0);
  await refundUnits(false, 100);
  await migrate('0240-parcels');
}, START_MS);

afterAll(() => database.close());

it('each shipped order gets a parcel with all units that were not refunded before', async () => {
  const { rows } = await sql`
    select public_id as name, parcel.number, parcel.courier, parcel.tracking_number as tracking, state, quantity,
      to_char(shipped_at at time zone 'UTC', 'DD') as shipped, to_char(delivered_at at time zone 'UTC', 'DD') as delivered
    from parcel join shop_order on shop_order.id = order_id join parcel_line on parcel_id = parcel.id
    order by shop_order.id`.execute(database.db);
  const parcel = (name: string) => ({
    ...{ name, number: 1, courier: 'India Post', tracking: `RP-${name}`, quantity: 2 },
  });
  expect(rows).toEqual([
    { ...parcel('shipped'), state: 'in-transit', shipped: '01', delivered: null },
    { ...parcel('delivered'), state: 'delivered', shipped: '01', delivered: '02' },
    { ...parcel('refused'), state: 'returned', shipped: '01', delivered: null },
    { ...parcel('sent-back'), state: 'delivered', shipped: '01', delivered: '02' },
    { ...parcel('without-events'), state: 'delivered', shipped: '09', delivered: '09' },
  ]);
});
