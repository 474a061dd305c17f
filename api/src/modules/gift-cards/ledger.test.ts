import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openTestDatabase, START_MS, type TestDatabase } from '../../testing/test-database';
import {
  cancelCard,
  findByCode,
  issueCard,
  leftOnCard,
  refundToCard,
  releaseOfOrder,
  setBlocked,
  spend,
} from './ledger';
import { addCard } from './testing/add-card';
import { auditCards } from './testing/audit-cards';

const now = new Date('2026-11-01T10:00:00Z');

let database: TestDatabase;
let sessionId: number;
let orders = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  ({ id: sessionId } = await database.db
    .insertInto('session')
    .values({
      token_hash: 'a'.repeat(64),
      user_id: null,
      expires_at: new Date('2999-01-01'),
      revoked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow());
}, START_MS);
afterEach(async () => {
  expect(await auditCards(database.db)).toEqual([]);
});
afterAll(() => database.close());

/** An order that a ledger can name. */
async function addOrder(): Promise<number> {
  orders += 1;
  const { id } = await database.db
    .insertInto('shop_order')
    .values({
      public_id: `order-${orders}`,
      session_id: sessionId,
      user_id: null,
      client_key: `receipt-${orders}`,
      cart_hash: `cart-${orders}`,
      reserved_until: now,
      subtotal_paise: 100_000,
      total_paise: 100_000,
      ship: '{}',
      provider_order_id: null,
      paid_payment_id: null,
      paid_at: null,
      placed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const balanceOf = async (cardId: number) => {
  const card = await database.db
    .selectFrom('gift_card')
    .select(['balance_paise', 'state'])
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow();
  return card;
};

const spendOnce = (cardId: number, orderId: number, paise: number, honoured = false) =>
  database.transaction((tx) => spend(tx, { cardId, orderId, paise, honoured }, now));
const release = (orderId: number) => database.transaction((tx) => releaseOfOrder(tx, orderId, now));
const refund = (orderId: number, paise: number, key: string) =>
  database.transaction((tx) => refundToCard(tx, { orderId, paise, key }, now));
const cancel = (cardId: number) =>
  database.transaction((tx) => cancelCard(tx, cardId, { author: 'Asha', reason: null }, now));

describe('issuing a gift card', () => {
  it('stores its value, and finds it by its code', async () => {
    const { id, code } = await addCard(database, { initialPaise: 250_000 });
    expect(await findByCode(database.db, code.toLowerCase())).toMatchObject({ id, balance_paise: 250_000 });
    expect(await findByCode(database.db, 'ABCD')).toBeUndefined();
    expect(await findByCode(database.db, '')).toBeUndefined();
  });

  it('issues one card for a unit of an order, however often it is repeated', async () => {
    const orderId = await addOrder();
    const { rows } = await sql<{ id: number }>`
      with new_category as (
        insert into category (public_id, name, slug) values ('cards', 'Cards', 'cards') returning id
      ), new_product as (
        insert into product (public_id, slug, title, rate_paise, category_id, photos)
        select 'card', 'card', 'Card', 50000, id, '[{"url":"/media/a.svg","width":1,"height":1}]' from new_category
        returning id
      )
      insert into order_item (order_id, product_id, quantity, title, rate_paise, discount_bp, unit_paise)
      select ${orderId}, id, 2, 'Card', 50000, 0, 50000 from new_product returning id`.execute(database.db);
    const orderItemId = Number(rows[0]?.id);
    const issue = (unit: number) =>
      database.transaction((tx) =>
        issueCard(
          tx,
          {
            initialPaise: 50_000,
            expiresAt: new Date('2028-11-01T10:00:00Z'),
            sold: { orderId, orderItemId, unit },
            recipient: { email: null, name: null, message: null },
          },
          now,
        ),
      );
    const first = await issue(1);
    expect(await issue(1)).toEqual({ ...first, isNew: false });
    expect((await issue(2)).id).not.toBe(first.id);
  });
});

describe('spending', () => {
  it('takes the amount once for an order', async () => {
    const { id } = await addCard(database);
    const orderId = await addOrder();
    expect(await spendOnce(id, orderId, 20_000)).toBe(true);
    expect(await spendOnce(id, orderId, 20_000)).toBe(true);
    expect(await balanceOf(id)).toMatchObject({ balance_paise: 30_000 });
    expect(await leftOnCard(database.db, orderId)).toBe(20_000);
  });

  it('gives the last rupee to one of many orders', async () => {
    const { id } = await addCard(database, { initialPaise: 100 });
    const ids = await Promise.all(Array.from({ length: 8 }, addOrder));
    const spent = await Promise.all(ids.map((orderId) => spendOnce(id, orderId, 100)));
    expect(spent.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(id)).toMatchObject({ balance_paise: 0 });
  });

  it('never exceeds the balance with concurrent orders', async () => {
    const { id } = await addCard(database, { initialPaise: 1_000 });
    const ids = await Promise.all(Array.from({ length: 8 }, addOrder));
    const spent = await Promise.all(ids.map((orderId) => spendOnce(id, orderId, 300)));
    expect(spent.filter(Boolean)).toHaveLength(3);
    expect(await balanceOf(id)).toMatchObject({ balance_paise: 100 });
  });

  it('is refused for a blocked card, and for an expired one unless its price was shown before', async () => {
    const { id } = await addCard(database);
    const by = { author: 'Asha', reason: 'reported stolen' };
    const block = (version: number, blocked: boolean) =>
      database.transaction((tx) => setBlocked(tx, { cardId: id, version, blocked }, by, now));
    expect(await block(1, true)).toBe(true);
    expect(await block(1, true)).toBe(false);
    expect(await spendOnce(id, await addOrder(), 100)).toBe(false);
    expect(await block(2, false)).toBe(true);
    expect(await spendOnce(id, await addOrder(), 100)).toBe(true);
    const expired = await addCard(database, { expiresAt: new Date('2026-10-31T10:00:00Z') });
    expect(await spendOnce(expired.id, await addOrder(), 100)).toBe(false);
    expect(await spendOnce(expired.id, await addOrder(), 100, true)).toBe(true);
  });

  it('is as if it never happened when its transaction is rolled back', async () => {
    const { id } = await addCard(database);
    const orderId = await addOrder();
    const killed = database.transaction(async (tx) => {
      await spend(tx, { cardId: id, orderId, paise: 20_000 }, now);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await leftOnCard(database.db, orderId)).toBe(0);
    expect(await balanceOf(id)).toMatchObject({ balance_paise: 50_000 });
  });
});

describe('an order that is not placed', () => {
  it('gives back what it has spent, once, and can spend it again', async () => {
    const { id } = await addCard(database);
    const orderId = await addOrder();
    expect(await release(orderId)).toBe(0);
    await spendOnce(id, orderId, 20_000);
    expect(await release(orderId)).toBe(20_000);
    expect(await release(orderId)).toBe(0);
    expect(await balanceOf(id)).toMatchObject({ balance_paise: 50_000 });
    expect(await spendOnce(id, orderId, 20_000)).toBe(true);
    expect(await release(orderId)).toBe(20_000);
    expect(await balanceOf(id)).toMatchObject({ balance_paise: 50_000 });
  });
});

describe('a refund to the card', () => {
  it('is booked once for its key, and never exceeds what the card has paid', async () => {
    const { id } = await addCard(database);
    const orderId = await addOrder();
    await spendOnce(id, orderId, 20_000);
    expect(await refund(orderId, 15_000, 'first')).toBe(15_000);
    expect(await refund(orderId, 15_000, 'first')).toBe(0);
    await expect(refund(orderId, 6_000, 'second')).rejects.toThrow('exceeds');
    expect(await refund(orderId, 5_000, 'second')).toBe(5_000);
    expect(await balanceOf(id)).toMatchObject({ balance_paise: 50_000 });
    expect(await leftOnCard(database.db, orderId)).toBe(0);
  });

  it('fails for an order without a card', async () => {
    await expect(refund(await addOrder(), 100, 'first')).rejects.toThrow('No gift card');
  });
});

describe('cancelling a card', () => {
  it('removes its whole value, once', async () => {
    const { id } = await addCard(database);
    expect(await cancel(id)).toBe(true);
    expect(await cancel(id)).toBe(true);
    expect(await balanceOf(id)).toEqual({ balance_paise: 0, state: 'cancelled' });
    expect(await spendOnce(id, await addOrder(), 100)).toBe(false);
  });

  it('is refused while an order has a part of it, and possible once that is back', async () => {
    const { id } = await addCard(database);
    const orderId = await addOrder();
    await spendOnce(id, orderId, 100);
    expect(await cancel(id)).toBe(false);
    expect(await balanceOf(id)).toEqual({ balance_paise: 49_900, state: 'active' });
    await release(orderId);
    expect(await cancel(id)).toBe(true);
  });
});

it('is a ledger to which entries are only added', async () => {
  await addCard(database);
  await expect(database.db.deleteFrom('gift_card_entry').execute()).rejects.toThrow();
  await expect(
    database.db.updateTable('gift_card_entry').set({ amount_paise: 1 }).execute(),
  ).rejects.toThrow();
});
