import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { maintain } from '../../maintenance';
import { readRetention } from '../../retention';
import { addLog } from '../staff/repository';
import { takeStep } from './fulfilment';
import type { OrderActor } from './ports';
import { oweRefund } from './refunds';
import { readOrder } from './staff/order-view';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { placeOrder, type PlacedOrder } from './testing/place-order';
import { step, takeSteps } from './testing/steps';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const YEAR_MINUTES = 365.25 * 24 * 60;

const rowOf = ({ id }: PlacedOrder) =>
  shop.database.db
    .selectFrom('shop_order')
    .innerJoin('session', 'session.id', 'shop_order.session_id')
    .select(['ship', 'status', 'tracking_number', 'shop_order.user_id', 'session.user_id as session_user'])
    .where('shop_order.id', '=', id)
    .executeTakeFirstOrThrow();

/** The accounting records of an order. */
async function booksOf({ publicId }: PlacedOrder) {
  const order = await readOrder(shop.payments.context, publicId, 'shopkeeper', null);
  const { status, lines, taxes, totalPaise, invoice, creditNotes, payments, paidAt, address } = order;
  return { status, lines, taxes, totalPaise, invoice, creditNotes, payments, paidAt, state: address.state };
}

/** The hourly maintenance. */
const run = () => maintain(shop.database, readRetention({}), shop.clock.now());

it('orders past their retention period lose personal data, and keep their accounting records', async () => {
  const { context } = shop.payments;
  const sent = await placeOrder(shop, { units: 2 });
  await takeSteps(shop, sent.publicId, [step.pack, step.ship, step.deliver]);
  const cancelled = await placeOrder(shop);
  const asha: OrderActor = {
    name: 'Asha',
    log: (tx, action, detail, at) => addLog(tx, { actor: 'Asha', action, detail }, at),
  };
  await takeStep(context, cancelled.publicId, { to: 'cancelled', reason: 'Zyxreason' }, asha);
  const owed = await placeOrder(shop);
  for (let turn = 0; turn < 2; turn += 1) {
    await shop.reconcile();
    await shop.deliver();
  }
  const books = [await booksOf(sent), await booksOf(cancelled)];
  // The six years begin at the end of the calendar year after the financial year.
  shop.clock.advance(6.5 * YEAR_MINUTES);
  const young = await placeOrder(shop);
  expect(await run()).toMatchObject({ orders: 0 });
  shop.clock.advance(1.5 * YEAR_MINUTES);
  // An order with a pending refund is not finished.
  await shop.database.transaction((tx) => oweRefund(tx, owed, owed.paymentId, 'owed late', shop.clock.now()));

  expect(await run()).toMatchObject({ orders: 2 });
  expect(await run()).toMatchObject({ orders: 0 });
  for (const order of [owed, young]) expect((await rowOf(order)).ship.name).not.toBe('Erased');
  expect(await rowOf(sent)).toMatchObject({
    ...{ status: 'delivered', tracking_number: 'erased', user_id: null, session_user: null },
    ship: { name: 'Erased', email: '', phone: '', streetAddress: '', city: '', pinCode: '' },
  });
  expect([await booksOf(sent), await booksOf(cancelled)]).toEqual(books);
  const words = [
    await shop.database.db.selectFrom('staff_log').select('detail').execute(),
    await readOrder(context, cancelled.publicId, 'shopkeeper', null),
  ];
  expect(JSON.stringify(words)).not.toContain('Zyxreason');
});
