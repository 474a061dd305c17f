import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createMailer } from '../mail/mailer';
import { listEvents } from './order-repository';
import { listParcelEvents, listParcels } from './parcels';
import { trackingSink } from './parcel-tracking';
import { cashStep, offerCash, orderOf, requestNewCash, takeCashSteps } from './testing/cash-orders';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { applyReports, report, shipInParts, trackParcel } from './testing/parcels';
import { placeOrder, type PlacedOrder } from './testing/place-order';
import { step, takeSteps } from './testing/steps';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
  await offerCash(shop);
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

const minute = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * 60_000);

const apply = (...events: Parameters<typeof applyReports>[2]) =>
  applyReports(shop, shop.payments.context, events);

const statusOf = async ({ publicId }: Pick<PlacedOrder, 'publicId'>) =>
  (await orderOf(shop, publicId)).status;

const statesOf = async ({ id }: Pick<PlacedOrder, 'id'>) =>
  (await listParcels(shop.database.db, id)).map(({ state }) => state);

describe('a courier’s reports', () => {
  it('move a parcel and its order on, once, in any order', async () => {
    const order = await placeOrder(shop, { units: 2 });
    await shipInParts(shop, order, [1, 1]);
    const [one, two] = [await trackParcel(shop, order.id, 1), await trackParcel(shop, order.id, 2)];
    const delivered = report(one, 'delivered', minute(4));
    await apply(delivered, report(one, 'out-for-delivery', minute(3)));
    await apply(delivered, report(one, 'in-transit', minute(9)), report(one, null, minute(9)));
    expect(await statesOf(order)).toEqual(['delivered', 'in-transit']);
    expect(await statusOf(order)).toBe('shipped');
    expect(await listParcelEvents(shop.database.db, order.id)).toHaveLength(4);
    await Promise.all([
      apply(report(two, 'delivered', minute(5))),
      apply(report(two, 'delivered', minute(5)), delivered),
    ]);
    expect(await statusOf(order)).toBe('delivered');
    const events = await listEvents(shop.database.db, order.id);
    expect(events.map(({ kind, author }) => [kind, author]).slice(2)).toEqual([
      ['parcel-shipped', 'Asha'],
      ['shipped', 'Asha'],
      ['parcel-delivered', null],
      ['delivered', null],
    ]);
  });

  it('about a parcel that staff marked as delivered do not change it', async () => {
    const order = await placeOrder(shop);
    await takeSteps(shop, order.publicId, [step.pack, step.ship]);
    const number = await trackParcel(shop, order.id);
    await takeSteps(shop, order.publicId, [step.deliver]);
    await apply(report(number, 'returned', minute(9)));
    expect(await statesOf(order)).toEqual(['delivered']);
    const { body } = await order.shopper.get(`/order/${order.publicId}/page`);
    expect(body).toMatchObject({
      data: { parcels: [{ state: 'delivered', reports: [{ state: 'returned', place: 'Pune' }] }] },
    });
  });

  it('about a refused parcel leave money and stock to the staff', async () => {
    const order = await placeOrder(shop);
    await takeSteps(shop, order.publicId, [step.pack, step.ship]);
    const number = await trackParcel(shop, order.id);
    await apply(report(number, 'returning', minute(1)), report(number, 'returned', minute(2)));
    expect([await statusOf(order), await statesOf(order)]).toEqual(['shipped', ['returned']]);
    await takeSteps(shop, order.publicId, [step.takeBack]);
    expect(await statusOf(order)).toBe('returned');
  });

  /** A packed order whose only parcel waits for its courier, and the number of that parcel. */
  async function bookedOrder() {
    const order = await placeOrder(shop);
    await takeSteps(shop, order.publicId, [step.pack]);
    const { db } = shop.database;
    const now = shop.clock.now();
    const number = `B${order.id}`;
    const { id } = await db
      .insertInto('parcel')
      .values({
        ...{ order_id: order.id, number: 1, courier: 'Test', courier_code: 'test', state: 'booked' },
        ...{ state_at: now, shipped_at: null, delivered_at: null, created_at: now },
        tracking_number: number,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: item } = await db
      .selectFrom('order_item')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    await db.insertInto('parcel_line').values({ parcel_id: id, order_item_id: item, quantity: 1 }).execute();
    return { order, number };
  }

  const shippedMails = ({ publicId }: PlacedOrder) =>
    shop.database.db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('message_key', '=', `order-shipped:${publicId}`)
      .execute();

  it('about a booked parcel ship the order when it is picked up', async () => {
    const { order, number } = await bookedOrder();
    await apply(report(number, 'booked', minute(1)));
    expect(await statusOf(order)).toBe('packed');
    await apply(report(number, 'picked-up', minute(2)));
    expect(await orderOf(shop, order.publicId)).toMatchObject({
      ...{ status: 'shipped', courier: 'Test', tracking_number: number },
    });
    expect(await shippedMails(order)).toHaveLength(1);
  });

  it('about a parcel whose order was refunded in the provider’s dashboard move only the parcel, without an email', async () => {
    const { order, number } = await bookedOrder();
    await shop.sandbox.refundByHand({ paymentId: order.paymentId });
    await shop.deliver();
    expect(await statusOf(order)).toBe('refunded');
    await apply(report(number, 'picked-up', minute(2)));
    expect(await statesOf(order)).toEqual(['picked-up']);
    expect(await statusOf(order)).toBe('refunded');
    expect(await shippedMails(order)).toEqual([]);
  });

  it('about unknown parcels are returned and logged', async () => {
    const unknown = report('NOBODY', 'delivered', minute(1));
    expect(await apply(unknown)).toEqual({ unknown: [unknown] });
    const logged: unknown[] = [];
    const { context } = shop.payments;
    const log = { ...context.log, warn: (fields: object) => void logged.push(fields) };
    await shop.database.transaction((tx) => trackingSink({ ...context, log })(tx, [unknown]));
    expect(logged).toEqual([{ courier: 'test', eventId: unknown.eventId }]);
  });
});

it('cash is collected once, with the delivery of the last parcel', async () => {
  const order = await requestNewCash(shop, { units: 2 });
  await takeCashSteps(shop, order, [cashStep.confirm]);
  await shipInParts(shop, order, [1, 1]);
  const { id } = await orderOf(shop, order.publicId);
  const [one, two] = [await trackParcel(shop, id, 1), await trackParcel(shop, id, 2)];
  const { db } = shop.database;
  const collected = async () =>
    (await db.selectFrom('payment').select('collected_paise').where('order_id', '=', id).executeTakeFirst())
      ?.collected_paise;
  await apply(report(one, 'delivered', minute(1)));
  expect(await collected()).toBeNull();
  await apply(report(two, 'delivered', minute(2)), report(two, 'delivered', minute(3)));
  expect(await collected()).toBe(25_200);
});
