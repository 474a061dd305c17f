import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createMailer } from '../mail/mailer';
import { takeStep } from './fulfilment';
import { listEvents } from './order-repository';
import { listParcels } from './parcels';
import { previewRefund, refundOrder } from './refund-order';
import { endParcel, shipPart } from './ship-parcel';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { shipInParts, shipUnits, units } from './testing/parcels';
import { placeOrder, type PlacedOrder } from './testing/place-order';
import { staff, step, takeSteps } from './testing/steps';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

const rowOf = ({ id }: PlacedOrder) =>
  shop.database.db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const kindsOf = async ({ id }: PlacedOrder) =>
  (await listEvents(shop.database.db, id)).map(({ kind }) => kind);

const parcelsOf = async ({ id }: PlacedOrder) =>
  (await listParcels(shop.database.db, id)).map(({ number, state, lines }) => ({
    number,
    state,
    units: lines.map(({ quantity }) => quantity),
  }));

const shippedMails = async ({ publicId }: PlacedOrder) =>
  shop.database.db
    .selectFrom('mail_outbox')
    .select(['subject', 'body_text as text'])
    .where('kind', '=', 'order-shipped')
    .where('message_key', 'like', `order-shipped:${publicId}%`)
    .orderBy('id')
    .execute();

const end = ({ publicId }: PlacedOrder, number: number, to: 'delivered' | 'returned') =>
  endParcel(shop.payments.context, publicId, number, to, staff('Asha'));

/** Refunds units of the order without restocking them. */
async function refund(order: PlacedOrder, quantity: number, sent = false): Promise<void> {
  const { context } = shop.payments;
  const lines = [{ productId: order.productId, color: '', quantity }];
  const { amountPaise } = await previewRefund(context, order.publicId, lines, sent);
  const key = `refund-${order.publicId}-${quantity}-${sent}`;
  const input = { key, lines, restock: false, reason: 'torn', amountPaise, sent };
  await refundOrder(context, order.publicId, input, staff('Asha'));
}

describe('an order in several parcels', () => {
  it('stays packed until its last units are sent, and is delivered with its last parcel', async () => {
    const order = await placeOrder(shop, { units: 3 });
    await takeSteps(shop, order.publicId, [step.pack]);
    await shipUnits(shop, order, 1, { courier: 'Delhivery', trackingNumber: 'D1' });
    expect(await rowOf(order)).toMatchObject({
      status: 'packed',
      courier: 'Delhivery',
      tracking_number: 'D1',
    });
    await shipUnits(shop, order, 2);
    expect(await rowOf(order)).toMatchObject({
      status: 'shipped',
      courier: 'Delhivery',
      tracking_number: 'D1',
    });
    await end(order, 2, 'delivered');
    await end(order, 2, 'delivered');
    expect((await rowOf(order)).status).toBe('shipped');
    await end(order, 1, 'delivered');
    expect((await rowOf(order)).status).toBe('delivered');
    expect(await kindsOf(order)).toEqual([
      ...['placed', 'packed', 'parcel-shipped', 'shipped', 'parcel-delivered', 'delivered'],
    ]);
    expect(await parcelsOf(order)).toEqual([
      { number: 1, state: 'delivered', units: [1] },
      { number: 2, state: 'delivered', units: [2] },
    ]);
  });

  it('has one email for each parcel, with its items', async () => {
    const order = await placeOrder(shop, { units: 3 });
    await shipInParts(shop, order, [1, 2]);
    const mails = await shippedMails(order);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^A part of your order VC-\w{5}-\w{5} is on its way$/),
      expect.stringMatching(/^The last part of your order VC-\w{5}-\w{5} is on its way$/),
    ]);
    expect(mails[0]?.text).toMatch(/Contents\n1 × /);
    expect(mails[1]?.text).toMatch(/Contents\n2 × /);
  });

  it('is shipped completely with one parcel for the units that are left, once', async () => {
    const order = await placeOrder(shop, { units: 3 });
    await shipInParts(shop, order, [1]);
    await takeSteps(shop, order.publicId, [step.ship, step.ship]);
    expect((await parcelsOf(order)).map((parcel) => parcel.units)).toEqual([[1], [2]]);
    await takeSteps(shop, order.publicId, [step.deliver]);
    expect((await parcelsOf(order)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });

  it('weighs what its products weigh, unless staff weigh it', async () => {
    const order = await placeOrder(shop, { units: 4 });
    const { db } = shop.database;
    await takeSteps(shop, order.publicId, [step.pack]);
    await shipUnits(shop, order, 1);
    await db
      .updateTable('product')
      .set({ weight_grams: 150 })
      .where('public_id', '=', order.productId)
      .execute();
    await shipUnits(shop, order, 2);
    await shipUnits(shop, order, 1, { weightGrams: 210 });
    expect((await listParcels(db, order.id)).map(({ weight_grams: grams }) => grams)).toEqual([
      null,
      300,
      210,
    ]);
  });

  it('is not cancelled once a part is sent, by staff or by the shopper', async () => {
    const order = await placeOrder(shop, { units: 2 });
    await shipInParts(shop, order, [1]);
    const { context } = shop.payments;
    await expect(takeStep(context, order.publicId, step.cancel, staff('Asha'))).rejects.toMatchObject({
      status: 409,
      message: 'A parcel of this order was sent. Refund the other items instead.',
    });
    expect(await order.shopper.post(`/order/${order.publicId}/cancel`, {})).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Part of this order is already on its way/) },
    });
    const { body } = await order.shopper.get(`/order/${order.publicId}/page`);
    expect(body).toMatchObject({
      data: {
        canCancel: false,
        timeline: [{ kind: 'placed' }, { kind: 'parcel-shipped', parcel: 1, courier: 'India Post' }],
        parcels: [{ number: 1, state: 'in-transit', courier: 'India Post', reports: [] }],
      },
    });
  });
});

describe('a parcel', () => {
  it('is shipped once for each key', async () => {
    const order = await placeOrder(shop, { units: 3 });
    await takeSteps(shop, order.publicId, [step.pack]);
    const part = units(order, 1);
    const ship = () => shipPart(shop.payments.context, order.publicId, part, staff('Asha'));
    await ship();
    await ship();
    expect(await parcelsOf(order)).toHaveLength(1);
    expect(await shippedMails(order)).toHaveLength(1);
  });

  it('with the last unit is shipped by one of two staff members', async () => {
    const second = await shop.openSecondInstance();
    const order = await placeOrder(shop, { units: 2 });
    await shipInParts(shop, order, [1]);
    const tries = await Promise.allSettled([
      shipPart(shop.payments.context, order.publicId, units(order, 1), staff('Asha')),
      shipPart(second.context, order.publicId, units(order, 1), staff('Ravi')),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } });
    expect(await parcelsOf(order)).toHaveLength(2);
  });

  it('cannot have units that were sent or refunded, or of another order', async () => {
    const order = await placeOrder(shop, { units: 4 });
    const other = await placeOrder(shop);
    const ship = (quantity: number) => shipUnits(shop, order, quantity);
    await expect(ship(1)).rejects.toMatchObject({ status: 409, extra: { orderStatus: 'placed' } });
    await takeSteps(shop, order.publicId, [step.pack]);
    await ship(1);
    await refund(order, 1);
    await expect(ship(3)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/: 2 units of 4 left to ship \(1 in parcels, 1 refunded\)\.$/),
      extra: { field: 'lines.0' },
    });
    const twice = { lines: [...units(order, 1).lines, ...units(order, 2).lines] };
    await expect(shipUnits(shop, order, 1, twice)).rejects.toMatchObject({ extra: { field: 'lines.1' } });
    await expect(shipUnits(shop, { ...other, publicId: order.publicId }, 1)).rejects.toMatchObject({
      status: 422,
      extra: { field: 'lines.0' },
    });
    await ship(2);
    expect((await rowOf(order)).status).toBe('shipped');
  });

  it('that came back does not prevent the delivery of the others', async () => {
    const order = await placeOrder(shop, { units: 2 });
    await shipInParts(shop, order, [1, 1]);
    await end(order, 1, 'returned');
    await end(order, 2, 'delivered');
    expect((await rowOf(order)).status).toBe('shipped');
    await refund(order, 1);
    await takeSteps(shop, order.publicId, [step.deliver]);
    expect((await parcelsOf(order)).map(({ state }) => state)).toEqual(['returned', 'delivered']);
  });

  it('is refused as delivered when all parcels came back: the return is accepted instead', async () => {
    const order = await placeOrder(shop, { units: 2 });
    await shipInParts(shop, order, [1, 1]);
    await end(order, 1, 'returned');
    await end(order, 2, 'returned');
    await expect(end(order, 2, 'delivered')).rejects.toMatchObject({
      message: 'This parcel is returned, so the parcel cannot be marked as delivered.',
    });
    await expect(takeSteps(shop, order.publicId, [step.deliver])).rejects.toMatchObject({ status: 409 });
    await takeSteps(shop, order.publicId, [step.takeBack]);
    await expect(end(order, 3, 'delivered')).rejects.toMatchObject({ status: 404 });
  });
});

describe('a refund of a partly shipped order', () => {
  it('is of units that are not sent, unless staff choose those in parcels', async () => {
    const order = await placeOrder(shop, { units: 5 });
    await shipInParts(shop, order, [2]);
    await expect(refund(order, 4)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/: 3 of 5 not in a parcel yet\. Refund units in parcels separately\.$/),
    });
    await refund(order, 1);
    await refund(order, 1, true);
    await expect(refund(order, 2, true)).rejects.toMatchObject({
      message: expect.stringMatching(/: 1 of 5 in parcels\. Refund other units separately\.$/),
    });
    await takeSteps(shop, order.publicId, [step.ship]);
    expect((await parcelsOf(order)).map((parcel) => parcel.units)).toEqual([[2], [2]]);
  });

  it('ships an order that has nothing left to send, and delivers it if all parcels were', async () => {
    const sent = await placeOrder(shop, { units: 2 });
    await shipInParts(shop, sent, [1]);
    await refund(sent, 1);
    expect((await rowOf(sent)).status).toBe('shipped');
    const arrived = await placeOrder(shop, { units: 2 });
    await shipInParts(shop, arrived, [1]);
    await end(arrived, 1, 'delivered');
    await refund(arrived, 1);
    expect(await kindsOf(arrived)).toEqual([
      ...['placed', 'packed', 'parcel-shipped', 'parcel-delivered', 'refund', 'shipped', 'delivered'],
    ]);
    expect(await shippedMails(arrived)).toHaveLength(1);
  });
});
