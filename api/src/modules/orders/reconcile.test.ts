import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createJobs } from './reconcile';
import { openOrderShop, type OrderShop } from './testing/order-shop';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

it('stopping the jobs waits for the current run, and starts no other', async () => {
  const shopper = shop.newShopper();
  shop.sandbox.faults.webhooks = 'drop';
  const { body } = await shopper.checkout([{ productId: await shop.addProduct(), quantity: 1 }], 11_200);
  const orderId = String(body.id);
  await shop.sandbox.pay({ orderId, method: 'card', failure: null });
  shop.clock.advance(1);
  await createJobs(shop.payments.context).startJobs().stopJobs();
  expect(await shop.statusOf(orderId)).toBe('placed');
});

it('webhooks that arrive while the inbox is read are read too', async () => {
  const shopper = shop.newShopper();
  shop.sandbox.faults.webhooks = 'normal';
  const orders: string[] = [];
  for (let made = 0; made < 4; made += 1) {
    const { body } = await shopper.checkout([{ productId: await shop.addProduct(), quantity: 1 }], 11_200);
    orders.push(String(body.id));
    await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null });
  }
  await Promise.all([shop.deliver(), shop.payments.jobs.drain(), shop.payments.jobs.drain()]);
  for (const orderId of orders) expect(await shop.statusOf(orderId)).toBe('placed');
  await shop.assertNoDrift();
});

it('an event that cannot be applied is postponed and does not delay the others', async () => {
  const { database, clock, jobs, provider } = {
    ...shop,
    jobs: shop.payments.jobs,
    provider: shop.sandbox.provider,
  };
  const shopper = shop.newShopper();
  shop.sandbox.faults.webhooks = 'normal';
  const { body } = await shopper.checkout([{ productId: await shop.addProduct(), quantity: 1 }], 11_200);
  const broken = createJobs({
    ...shop.payments.context,
    provider: {
      ...provider,
      readEvent: (event) => {
        if ((event as { event?: string }).event === 'payment.authorized') throw new Error('unreadable');
        return provider.readEvent(event);
      },
    },
  });
  await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null });
  const events = shop.sandbox.context.store.db.selectFrom('sandbox_webhook').selectAll();
  for (const { event_id: id, body: payload } of await events.where('delivered_at', 'is', null).execute()) {
    await database.db
      .insertInto('webhook_event')
      .values({
        event_id: id,
        type: 'payment',
        payload,
        received_at: clock.now(),
        next_attempt_at: clock.now(),
        processed_at: null,
        error: null,
      })
      .execute();
  }
  await broken.drain();
  expect(await shop.statusOf(String(body.id))).toBe('placed');
  const waiting = database.db
    .selectFrom('webhook_event')
    .select(['attempts', 'error'])
    .where('processed_at', 'is', null)
    .where('type', '=', 'payment');
  expect(await waiting.execute()).toEqual([{ attempts: 1, error: 'unreadable' }]);
  clock.advance(5);
  await jobs.drain();
  expect(await waiting.execute()).toEqual([]);
});

it('a webhook is acknowledged before it is applied', async () => {
  const shopper = shop.newShopper();
  const { body } = await shopper.checkout([{ productId: await shop.addProduct(), quantity: 1 }], 11_200);
  await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null });
  const never = jest.spyOn(shop.payments.jobs, 'drain').mockReturnValue(new Promise(() => undefined));
  await shop.sandbox.deliverWebhooks();
  never.mockRestore();
  const { db } = shop.sandbox.context.store;
  const pending = db.selectFrom('sandbox_webhook').select('id').where('delivered_at', 'is', null);
  expect(await pending.execute()).toEqual([]);
  expect(await shop.statusOf(String(body.id))).toBe('pending_payment');
  await shop.payments.jobs.drain();
  expect(await shop.statusOf(String(body.id))).toBe('placed');
  await shop.assertNoDrift();
});

it('applied webhooks are deleted after their retention period, and pending ones are kept', async () => {
  const { database, clock } = shop;
  const event = (id: string, processed: Date | null) =>
    database.db
      .insertInto('webhook_event')
      .values({
        event_id: id,
        type: 'order.paid',
        payload: '{}',
        received_at: clock.now(),
        next_attempt_at: new Date(clock.now().getTime() + 365 * 24 * 60 * 60_000),
        processed_at: processed,
        error: null,
      })
      .execute();
  await event('evt_applied', clock.now());
  await event('evt_waiting', null);
  const known = async () => {
    const rows = database.db
      .selectFrom('webhook_event')
      .select('event_id')
      .where('event_id', 'like', 'evt_%');
    return (await rows.orderBy('event_id').execute()).map(({ event_id: id }) => id);
  };
  clock.advance(89 * 24 * 60);
  await shop.reconcile();
  expect(await known()).toEqual(['evt_applied', 'evt_waiting']);
  clock.advance(2 * 24 * 60);
  await shop.reconcile();
  expect(await known()).toEqual(['evt_waiting']);
});
