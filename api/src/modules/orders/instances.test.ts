import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Payments } from '../../open-payments';
import { reconcile } from './reconcile';
import { openOrderShop, type OrderShop } from './testing/order-shop';

let shop: OrderShop;
let second: Payments;

beforeAll(async () => {
  shop = await openOrderShop();
  second = await shop.openSecondInstance();
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

const bothReconcile = () =>
  Promise.all([reconcile(shop.payments.context), reconcile(second.context), reconcile(second.context)]);

async function orders(count: number) {
  const productId = await shop.addProduct({ stock: count });
  const ids = await Promise.all(
    Array.from({ length: count }, async () => {
      const { body } = await shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200);
      return String(body.id);
    }),
  );
  const stock = () =>
    shop.database.db
      .selectFrom('product')
      .select(['stock', 'reserved'])
      .where('public_id', '=', productId)
      .executeTakeFirstOrThrow();
  return { ids, stock };
}

it('two instances that reconcile concurrently place each paid order once', async () => {
  shop.sandbox.faults.webhooks = 'drop';
  const { ids, stock } = await orders(6);
  for (const orderId of ids) await shop.sandbox.pay({ orderId, method: 'upi', failure: null });
  shop.clock.advance(1);
  await bothReconcile();
  for (const orderId of ids) expect(await shop.statusOf(orderId)).toBe('placed');
  expect(await stock()).toEqual({ stock: 0, reserved: 0 });
});

it('two instances that reconcile concurrently end each reservation once', async () => {
  const { ids, stock } = await orders(6);
  shop.clock.advance(21);
  await bothReconcile();
  for (const orderId of ids) expect(await shop.statusOf(orderId)).toBe('expired');
  expect(await stock()).toEqual({ stock: 6, reserved: 0 });
});

it('two instances that read the inbox concurrently apply each webhook once', async () => {
  shop.sandbox.faults.webhooks = 'repeat';
  const { ids, stock } = await orders(4);
  for (const orderId of ids) await shop.sandbox.pay({ orderId, method: 'card', failure: null });
  await Promise.all([shop.sandbox.deliverWebhooks(), second.jobs.drain()]);
  await Promise.all([shop.payments.jobs.drain(), second.jobs.drain(), bothReconcile()]);
  for (const orderId of ids) expect(await shop.statusOf(orderId)).toBe('placed');
  expect(await stock()).toEqual({ stock: 0, reserved: 0 });
  const waiting = shop.database.db.selectFrom('webhook_event').select('event_id');
  expect(await waiting.where('processed_at', 'is', null).execute()).toEqual([]);
});
