import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderPage } from '@shop/contracts';
import { sql } from 'kysely';
import { exchangeWaitMs } from '../../durations';
import { createMailer } from '../mail/mailer';
import { eraseOrders, ordersUnderWay } from './erase-orders';
import { exportOrders } from './personal-data';
import { endParcel } from './ship-parcel';
import {
  buyJournals,
  type ExchangeDesk,
  exchangeStates,
  forRed,
  openExchangeDesk,
  refundByHand,
  refused,
  stockOf,
  type VariantOrder,
} from './testing/exchanges';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { staff, step, takeSteps } from './testing/steps';

let shop: OrderShop;
let desk: ExchangeDesk;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
  desk = openExchangeDesk(shop);
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

/** The exchanges on the page of an order. */
const shownOf = async ({ shopper, publicId }: VariantOrder) =>
  ((await shopper.get(`/order/${publicId}/page`)).body.data as OrderPage).exchanges;

describe('an exchange that does not end in a replacement', () => {
  it('releases the unit, and the item is refunded as usual', async () => {
    const order = await buyJournals(shop);
    await desk.start(order);
    await desk.receive(order);
    expect(await refused(desk.refundOne(order))).toEqual([
      409,
      '1 × Dot journal, Green / A5 is being exchanged. Decline or cancel the exchange, then refund the item.',
    ]);
    await desk.decide(order, { to: 'cancelled', reason: 'The shopper wants a refund.' });
    expect((await desk.emailsOf(order)).at(-1)?.text).toContain(
      'No replacement will be sent. We have your item and will refund it.',
    );
    expect(await shownOf(order)).toMatchObject([{ state: 'cancelled', itemReceived: true }]);
    expect(await stockOf(shop, order.red)).toEqual([1, 0]);
    expect(await desk.refundOne(order)).toBe(11_200);
    expect(await stockOf(shop, order.green)).toEqual([1, 0]);
  });

  it('lets other units of the line be refunded', async () => {
    const order = await buyJournals(shop, { units: 2 });
    await desk.start(order);
    expect(await desk.refundOne(order)).toBe(11_200);
    expect(await refused(desk.refundOne(order))).toEqual([
      409,
      expect.stringContaining('is being exchanged'),
    ]);
  });

  it('ends with the return of the whole order', async () => {
    const order = await buyJournals(shop);
    await desk.start(order);
    await takeSteps(shop, order.publicId, [step.takeBack]);
    expect(await exchangeStates(shop, order)).toEqual(['cancelled']);
    const subjects = (await desk.emailsOf(order)).map(({ subject }) => subject.replace(/VC-\S+/, 'X'));
    expect(subjects.slice(-2)).toEqual([
      'The exchange for your order X was accepted',
      'Your order X came back to us',
    ]);
    expect(await shownOf(order)).toMatchObject([{ state: 'cancelled', itemReceived: true }]);
    expect(await stockOf(shop, order.red)).toEqual([1, 0]);
    expect(await stockOf(shop, order.green)).toEqual([1, 0]);
  });

  it('ends when the item does not arrive in time', async () => {
    const order = await buyJournals(shop);
    await desk.start(order);
    shop.clock.advance(exchangeWaitMs / 60_000 - 1);
    await shop.reconcile();
    expect(await exchangeStates(shop, order)).toEqual(['accepted']);
    shop.clock.advance(1);
    await Promise.all([shop.reconcile(), shop.reconcile()]);
    expect(await exchangeStates(shop, order)).toEqual(['cancelled']);
    expect(await stockOf(shop, order.red)).toEqual([1, 0]);
    const text = (await desk.emailsOf(order)).at(-1)?.text;
    expect(text).toContain('The item did not reach us in time.');
    expect(text).toContain('If you return the item, you will get a refund for it.');
    expect((await shownOf(order))?.[0]).not.toHaveProperty('itemReceived');
  });

  it('ends in time, even if an earlier one cannot be ended', async () => {
    const [broken, order] = [await buyJournals(shop), await buyJournals(shop)];
    const setReserved = (reserved: number) =>
      shop.database.db.updateTable('product').set({ reserved }).where('public_id', '=', broken.red).execute();
    await desk.start(broken);
    shop.clock.advance(1);
    await desk.start(order);
    shop.clock.advance(exchangeWaitMs / 60_000);
    // Its unit cannot be released twice.
    await setReserved(0);
    await shop.reconcile();
    expect(await exchangeStates(shop, broken)).toEqual(['accepted']);
    expect(await exchangeStates(shop, order)).toEqual(['cancelled']);
    await setReserved(1);
    await shop.reconcile();
    expect(await exchangeStates(shop, broken)).toEqual(['cancelled']);
  });
});

describe('an exchange of an order whose payment was refunded in the provider’s dashboard', () => {
  const isRefunded = [409, 'The payment of this order was refunded. Its items can no longer be exchanged.'];

  it('is neither offered nor started', async () => {
    const order = await buyJournals(shop);
    await refundByHand(shop, order);
    expect(await refused(desk.start(order))).toEqual(isRefunded);
    const { body } = await order.shopper.get(`/order/${order.publicId}/page`);
    expect(body.data).toMatchObject({ canReturn: true });
    expect(body.data).not.toHaveProperty('exchangeOptions');
    const asked = { reason: 'The other colour', exchanges: [forRed(order)] };
    const response = await order.shopper.post(`/order/${order.publicId}/return`, asked);
    expect([response.status, response.body.message]).toEqual(isRefunded);
    expect(await stockOf(shop, order.red)).toEqual([1, 0]);
  });

  it('cannot be accepted if the refund followed the request', async () => {
    const order = await buyJournals(shop);
    const asked = { reason: 'The other colour', exchanges: [forRed(order)] };
    await order.shopper.post(`/order/${order.publicId}/return`, asked);
    await refundByHand(shop, order);
    expect(await refused(desk.decide(order, { to: 'accepted' }))).toEqual(isRefunded);
    await desk.decide(order, { to: 'declined', reason: 'It was refunded.' });
  });

  it('cannot be sent, but can be cancelled', async () => {
    const order = await buyJournals(shop);
    await desk.start(order);
    await desk.receive(order);
    await refundByHand(shop, order);
    expect(await refused(desk.send(order))).toEqual(isRefunded);
    await desk.decide(order, { to: 'cancelled', reason: 'It was refunded.' });
    expect(await stockOf(shop, order.red)).toEqual([1, 0]);
  });
});

describe('the refund of an exchanged item', () => {
  it('restocks the other units of the line first, then the replacement', async () => {
    const order = await buyJournals(shop, { units: 2 });
    await desk.start(order);
    await desk.receive(order, false);
    await desk.send(order);
    expect(await stockOf(shop, order.red)).toEqual([0, 0]);
    for (const restocked of [
      { green: [1, 0], red: [0, 0] },
      { green: [1, 0], red: [1, 0] },
    ]) {
      await desk.refundOne(order);
      expect({
        green: await stockOf(shop, order.green),
        red: await stockOf(shop, order.red),
      }).toEqual(restocked);
    }
  });

  it('restocks the replacement with the rest of the order, after its parcel was delivered or returned', async () => {
    const order = await buyJournals(shop, { units: 3 });
    await desk.start(order, { quantity: 1 });
    await desk.receive(order);
    await desk.send(order);
    expect(await refused(takeSteps(shop, order.publicId, [step.takeBack]))).toEqual([
      409,
      'Parcel 2 with a replacement is under way. Mark it as delivered or returned first.',
    ]);
    expect(await exchangeStates(shop, order)).toEqual(['sent']);
    await endParcel(shop.payments.context, order.publicId, 2, 'returned', staff('Asha'));
    await takeSteps(shop, order.publicId, [step.takeBack]);
    expect(await stockOf(shop, order.red)).toEqual([1, 0]);
    expect(await stockOf(shop, order.green)).toEqual([3, 0]);
  });
});

it('a replacement is sent once: concurrent requests by staff create one parcel', async () => {
  const order = await buyJournals(shop);
  await desk.start(order);
  await desk.receive(order);
  const results = await Promise.all([refused(desk.send(order)), refused(desk.send(order))]);
  expect(results.filter((result) => result === undefined)).toHaveLength(1);
  expect(await refused(desk.decide(order, { to: 'cancelled', reason: 'too late' }))).toEqual([
    409,
    'The replacement was already sent, so the exchange cannot be cancelled.',
  ]);
});

it('a person’s data contains exchanges, and the person can be erased once the exchange has ended', async () => {
  const order = await buyJournals(shop);
  await desk.start(order);
  const { db } = shop.database;
  const { orders } = await exportOrders(db, { orders: [{ id: order.id }] });
  expect(orders).toMatchObject([
    { exchanges: [{ state: 'accepted', reason: 'too green', replacement: '1 × Dot journal, Red / A5' }] },
  ]);
  const person = { orders: [{ id: order.id }] };
  expect(await shop.database.transaction((tx) => ordersUnderWay(tx, person))).toEqual([
    expect.stringContaining('has an exchange in progress.'),
  ]);
  await desk.decide(order, { to: 'cancelled', reason: 'changed their mind' });
  await shop.database.transaction(async (tx) => {
    await sql`select set_config('shop.erasure', 'on', true)`.execute(tx);
    await eraseOrders(tx, person);
  });
  const erased = await exportOrders(db, { orders: [{ id: order.id }] });
  expect(JSON.stringify(erased)).not.toMatch(/too green|changed their mind/);
});
