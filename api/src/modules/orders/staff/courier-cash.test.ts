import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { START_MS } from '../../../testing/test-database';
import type { TestStaff } from '../../../testing/test-office';
import { applyTracking } from '../parcel-tracking';
import { cashStep, offerCash, orderOf, requestNewCash, takeCashSteps } from '../testing/cash-orders';
import { type CourierOffice, openCourierOffice } from '../testing/courier-office';
import {
  type BookedOrder,
  moveTo,
  parcelPath as path,
  shipments,
  wantedBooking,
} from '../testing/courier-parcels';
import { units } from '../testing/parcels';
import { oneUnitRefund, step, takeSteps } from '../testing/steps';

let opened: CourierOffice;
let shop: CourierOffice['shop'];
let staff: TestStaff;

beforeAll(async () => {
  opened = await openCourierOffice();
  ({ shop } = opened);
  staff = await opened.office.newStaff('shopkeeper');
  await offerCash(shop);
}, START_MS);
afterAll(() => opened.close());
afterEach(() => shop.assertNoDrift());

const tracked = async (order: BookedOrder, number: number, state: 'picked-up' | 'delivered' | 'returned') => {
  const { db } = shop.database;
  const parcel = await db
    .selectFrom('parcel')
    .innerJoin('shop_order', 'shop_order.id', 'parcel.order_id')
    .select(['parcel.courier_code', 'parcel.tracking_number'])
    .where('shop_order.public_id', '=', order.publicId)
    .where('parcel.number', '=', number)
    .executeTakeFirstOrThrow();
  const { courier_code: courier, tracking_number: trackingNumber } = parcel;
  const at = shop.clock.now();
  const event = { courier: courier ?? '', eventId: `${state}-${at.getTime()}`, place: 'Pune', text: state };
  const reported = { ...event, state, at, trackingNumber: trackingNumber ?? '' };
  await shop.database.transaction((tx) => applyTracking(tx, shop.payments.context, [reported]));
  shop.clock.advance(1);
};

const pathOf = ({ publicId }: BookedOrder, rest = '') => `/orders/${publicId}${rest}`;

const detailOf = async (order: BookedOrder) => {
  const { body } = await staff.get(pathOf(order));
  return (body as { data: Record<string, unknown> }).data;
};

const refundUnit = async (order: BookedOrder, key: string, change: object = {}) => {
  const { lines, restock, reason } = oneUnitRefund(order, key);
  const shown = await staff.post(pathOf(order, '/refund-preview'), { lines, ...change });
  const { amountPaise } = shown.body as { amountPaise: number };
  const refund = { key: `${key}-${order.publicId}`, lines, restock, reason, amountPaise, ...change };
  return staff.post(pathOf(order, '/refund'), refund);
};

/** A packed order with cash on delivery. */
async function placeCash(count: number) {
  const order = await requestNewCash(shop, { units: count });
  await takeCashSteps(shop, order, [cashStep.confirm]);
  await takeSteps(shop, order.publicId, [step.pack]);
  return order;
}

const book = (order: BookedOrder) => staff.post(path(order, 'book'), wantedBooking(order));

const rates = (order: BookedOrder) => {
  const { key: _key, service: _service, ...request } = wantedBooking(order);
  return staff.post(path(order, 'rates'), request);
};

describe('the cash of an order with couriers', () => {
  it('is collected with the last parcel, which is booked after the others were handed over', async () => {
    const order = await placeCash(2);
    expect((await book(order)).status).toBe(200);
    expect(await book(order)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Hand over parcel 1 or cancel its booking first/) },
    });
    expect(await staff.post(`/orders/${order.publicId}/parcels`, units(order, 1))).toMatchObject({
      status: 409,
    });
    const refund = oneUnitRefund(order, `refund-${order.publicId}`);
    expect(await staff.post(`/orders/${order.publicId}/refund`, refund)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Cancel the booking of parcel 1 first/) },
    });
    await staff.post(path(order, '1/hand-over'));
    expect(await rates(order)).toMatchObject({ body: { data: { collectPaise: order.amount } } });
    expect((await book(order)).status).toBe(200);
    expect((await shipments(shop, order)).map(({ collect_paise: cash }) => cash)).toEqual([0, order.amount]);
  });

  it('is outstanding if the rest of the order is refunded after the hand-over of a parcel without cash', async () => {
    const order = await placeCash(2);
    await book(order);
    await staff.post(path(order, '1/hand-over'));
    expect((await refundUnit(order, 'rest')).status).toBe(200);
    await tracked(order, 1, 'delivered');
    expect(await detailOf(order)).toMatchObject({
      status: 'delivered',
      actions: ['return', 'collect', 'refund', 'note'],
      cod: { duePaise: 14_000, collectedPaise: null },
    });
    const listed = async () => {
      const { body } = await staff.get('/orders?payment=to-claim');
      return (body as { data: { items: { id: string }[] } }).data.items.map(({ id }) => id);
    };
    expect(await listed()).toContain(order.publicId);
    const mail = await shop.database.db
      .selectFrom('mail_outbox')
      .select('body_text')
      .where('message_key', '=', `order-delivered:${order.publicId}`)
      .executeTakeFirstOrThrow();
    expect(mail.body_text).toContain('₹140.00 of this order is not paid yet.');
    const collect = (amountPaise: number, key = 'collected') =>
      staff.post(pathOf(order, '/collect'), {
        ...{ key: `${key}-${order.publicId}`, amountPaise, reference: 'UPI 4711' },
      });
    expect(await collect(25_200)).toMatchObject({
      status: 409,
      body: { message: 'The outstanding cash is now ₹140.00. Please check it again.', amountPaise: 14_000 },
    });
    for (let time = 0; time < 2; time += 1) {
      expect(await collect(14_000)).toMatchObject({
        body: { data: { cod: { duePaise: 0, collectedPaise: 14_000, remittedPaise: 14_000 } } },
      });
    }
    expect(await collect(14_000, 'again')).toMatchObject({ status: 409 });
    expect(await listed()).not.toContain(order.publicId);
  });

  it('is outstanding if the parcel with the cash came back, and the others were delivered', async () => {
    const order = await placeCash(2);
    for (const number of [1, 2]) {
      await book(order);
      await staff.post(path(order, `${number}/hand-over`));
    }
    await tracked(order, 1, 'delivered');
    await tracked(order, 2, 'returned');
    await refundUnit(order, 'returned');
    expect(await staff.post(pathOf(order, '/deliver'))).toMatchObject({
      body: { data: { status: 'delivered', cod: { duePaise: 14_000, collectedPaise: null } } },
    });
  });

  it('is reduced by a refund of items while it is outstanding', async () => {
    const order = await placeCash(2);
    await book(order);
    await staff.post(path(order, '1/hand-over'));
    await refundUnit(order, 'rest');
    await tracked(order, 1, 'delivered');
    await refundUnit(order, 'delivered');
    expect(await detailOf(order)).toMatchObject({
      ...{ status: 'delivered', actions: ['return', 'note'] },
      cod: { duePaise: 0, collectedPaise: null, toTransferPaise: 0 },
    });
    const mails = await shop.database.db
      .selectFrom('mail_outbox')
      .select('body_text')
      .where('recipient', '=', (await orderOf(shop, order.publicId)).ship.email)
      .execute();
    const texts = mails.map(({ body_text: text }) => text ?? '');
    expect(
      texts.filter((text) => text.includes('It will be deducted from the amount due on delivery.')),
    ).toHaveLength(1);
    expect(texts.filter((text) => text.includes('You owe that much less.'))).toHaveLength(1);
  });

  it('is waived by a return of the order while it is outstanding', async () => {
    const order = await placeCash(2);
    await book(order);
    await staff.post(path(order, '1/hand-over'));
    await refundUnit(order, 'rest');
    await tracked(order, 1, 'delivered');
    const { body } = await staff.post(pathOf(order, '/return'), { reason: 'it was torn', restock: true });
    expect(body).toMatchObject({
      data: { status: 'returned', cod: { duePaise: 0, collectedPaise: null, toTransferPaise: 0 } },
    });
  });

  it('keeps its amount while a courier carries it, and counts from the delivery of its parcel on', async () => {
    const order = await placeCash(2);
    for (const number of [1, 2]) {
      await book(order);
      await staff.post(path(order, `${number}/hand-over`));
    }
    expect(await detailOf(order)).toMatchObject({
      parcels: [{ number: 1 }, { number: 2, collectsCash: true }],
    });
    expect(await refundUnit(order, 'under-way')).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^The courier of parcel 2 collects ₹252.00/) },
    });
    await tracked(order, 2, 'delivered');
    expect(await detailOf(order)).toMatchObject({
      status: 'shipped',
      cod: { duePaise: 0, collectedPaise: 25_200 },
    });
    await tracked(order, 1, 'returned');
    expect((await refundUnit(order, 'returned')).status).toBe(200);
    expect(await detailOf(order)).toMatchObject({ cod: { collectedPaise: 25_200, toTransferPaise: 11_200 } });
    await staff.post(pathOf(order, '/deliver'));
    expect(await detailOf(order)).toMatchObject({ status: 'delivered', cod: { collectedPaise: 25_200 } });
  });

  it('is refused where the courier does not collect it', async () => {
    const order = await placeCash(1);
    await moveTo(shop, order, { pinCode: '790001' });
    expect(await book(order)).toMatchObject({ status: 422, body: { field: 'collectPaise' } });
  });
});
