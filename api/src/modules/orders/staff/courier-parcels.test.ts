import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { timings } from '@shop/config';
import type { Static } from 'typebox';
import { START_MS } from '../../../testing/test-database';
import type { TestStaff } from '../../../testing/test-office';
import { stepTimeLeft } from '../../couriers';
import { type CourierOffice, openCourierOffice } from '../testing/courier-office';
import {
  type BookedOrder,
  moveTo,
  parcelPath as path,
  shipments,
  wantedBooking as wanted,
} from '../testing/courier-parcels';
import { placeOrder, type PlacedOrder } from '../testing/place-order';
import { oneUnitRefund, step, takeSteps } from '../testing/steps';
import type { StaffOrderDetail } from './schemas';

let opened: CourierOffice;
let shop: CourierOffice['shop'];
let staff: TestStaff;

beforeAll(async () => {
  opened = await openCourierOffice();
  ({ shop } = opened);
  staff = await opened.office.newStaff('shopkeeper');
}, START_MS);
afterAll(() => opened.close());
afterEach(async () => {
  Object.assign(opened.sandbox.faults, { down: false, loseReplies: 0 });
  await shop.assertNoDrift();
});

async function placePacked(count = 1): Promise<PlacedOrder> {
  const order = await placeOrder(shop, { units: count });
  await takeSteps(shop, order.publicId, [step.pack]);
  return order;
}

const book = (order: BookedOrder, quantity = 1, change: object = {}) =>
  staff.post(path(order, 'book'), wanted(order, quantity, change));

const rates = (order: BookedOrder, quantity = 1, change: object = {}) => {
  const { key: _key, service: _service, ...request } = wanted(order, quantity, change);
  return staff.post(path(order, 'rates'), request);
};

const read = async ({ publicId }: BookedOrder) =>
  ((await staff.get(`/orders/${publicId}`)).body as { data: Static<typeof StaffOrderDetail> }).data;

const shippedMails = ({ publicId }: BookedOrder) =>
  shop.database.db
    .selectFrom('mail_outbox')
    .select('subject')
    .where('message_key', 'like', `order-shipped:${publicId}%`)
    .execute();

describe('the rates of a courier', () => {
  it('have to arrive within the time that the office waits', async () => {
    const [courier] = opened.couriers.all;
    if (!courier) throw new Error('The office has a courier');
    let leftMs = Infinity;
    const called = jest.spyOn(courier, 'rates').mockImplementation(async () => {
      leftMs = stepTimeLeft();
      return [];
    });
    await rates(await placePacked());
    called.mockRestore();
    expect(leftMs).toBeLessThan(timings.officeCall);
  });

  it('are those of units of a packed order, by weight', async () => {
    expect((await staff.get('/couriers')).body).toEqual({
      data: [{ code: 'sandbox', title: 'Sandbox courier' }],
    });
    const order = await placePacked(2);
    expect(await rates(order)).toMatchObject({
      status: 200,
      body: {
        data: {
          ...{ weightGrams: 700, collectPaise: 0 },
          rates: [
            { service: 'surface', pricePaise: 6_300, days: { min: 3, max: 6 }, takesCash: true },
            { service: 'express' },
          ],
        },
      },
    });
    expect(await rates(order, 1, { weightGrams: undefined })).toMatchObject({
      status: 422,
      body: { field: 'weightGrams' },
    });
    expect(await rates(order, 1, { courier: 'pigeon' })).toMatchObject({
      status: 422,
      body: { field: 'courier' },
    });
    expect(await rates(order, 3)).toMatchObject({ status: 409, body: { field: 'lines.0' } });
  });

  it('are empty where it does not deliver, and missing while it is down', async () => {
    const order = await placePacked();
    await moveTo(shop, order, { pinCode: '744101' });
    expect(await rates(order)).toMatchObject({ body: { data: { rates: [] } } });
    opened.sandbox.faults.down = true;
    const { status, body } = await rates(order);
    expect([status, body]).toMatchObject([
      503,
      { message: 'Sandbox courier could not be reached. Try again.' },
    ]);
  });
});

describe('a booked parcel', () => {
  it('has a label and a pickup, and ships the order when it is handed over, with one email', async () => {
    const order = await placePacked(2);
    const { status, body } = await book(order, 2);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        ...{ status: 'packed', actions: ['refund', 'note'], courier: null },
        lines: [{ inParcels: 2 }],
        parcels: [
          {
            ...{ number: 1, state: 'booked', courier: 'Sandbox courier', weightGrams: 700 },
            trackingNumber: expect.stringMatching(/^SBX/),
            ...{ shippedAt: null, actions: ['label', 'pickup', 'hand-over', 'cancel'] },
          },
        ],
      },
    });
    const label = await fetch(`${opened.office.origin}/api/v1/staff${path(order, '1/label')}`);
    expect(label.status).toBe(401);
    const printed = await staff.get(path(order, '1/label'));
    expect(String(printed.body)).toMatch(/^%PDF-/);
    expect(printed.headers.get('cache-control')).toBe('private, no-store');
    expect(printed.headers.get('content-type')).toBe('application/pdf');
    const pickup = (day: string) => staff.post(path(order, '1/pickup'), { day });
    expect(await pickup('2020-01-01')).toMatchObject({ status: 422, body: { field: 'day' } });
    const day = new Date(shop.clock.now().getTime() + 48 * 3_600_000).toISOString().slice(0, 10);
    expect((await pickup(day)).status).toBe(200);
    expect(await shipments(shop, order)).toEqual([
      {
        ...{ reference: `${order.publicId}-1`, state: 'booked', collect_paise: 0, pickup_on: day },
        weight_grams: 700,
      },
    ]);
    expect(await shippedMails(order)).toEqual([]);
    const [handed, again] = [
      await staff.post(path(order, '1/hand-over')),
      await staff.post(path(order, '1/hand-over')),
    ];
    expect([handed.status, again.status]).toEqual([200, 200]);
    expect(again.body).toMatchObject({
      data: {
        status: 'shipped',
        invoice: {},
        parcels: [{ state: 'picked-up', actions: ['deliver', 'return'] }],
      },
    });
    await shop.assertNoDrift();
    expect(await shippedMails(order)).toHaveLength(1);
    expect(await staff.post(path(order, '1/cancel'))).toMatchObject({ status: 409 });
    expect(await staff.get(path(order, '1/label'))).toMatchObject({ status: 409 });
  });

  it('is shipped by the courier’s report, with one email', async () => {
    const order = await placePacked();
    await book(order);
    const [parcel] = (await read(order)).parcels ?? [];
    shop.clock.advance(1);
    await opened.sandbox.move(parcel?.trackingNumber ?? '', 'picked-up');
    shop.clock.advance(7 * 3_600_000);
    await opened.poll();
    staff = await opened.office.newStaff('shopkeeper');
    expect(await read(order)).toMatchObject({ status: 'shipped', parcels: [{ state: 'picked-up' }] });
    expect((await staff.post(path(order, '1/hand-over'))).status).toBe(200);
    expect(await shippedMails(order)).toHaveLength(1);
  });

  it('is cancelled: its units are sent in another parcel', async () => {
    const order = await placePacked();
    await book(order);
    expect(await staff.post(`/orders/${order.publicId}/cancel`, { reason: 'late' })).toMatchObject({
      status: 409,
      body: { message: 'A parcel of this order is booked. Cancel its booking first.' },
    });
    const sent = { ...oneUnitRefund(order, `refund-${order.publicId}`), sent: true };
    expect((await staff.post(`/orders/${order.publicId}/refund`, sent)).status).toBe(409);
    expect((await staff.post(path(order, '1/cancel'))).status).toBe(200);
    expect((await staff.post(path(order, '1/cancel'))).status).toBe(200);
    expect(await read(order)).toMatchObject({
      status: 'packed',
      actions: ['ship', 'cancel', 'refund', 'note'],
    });
    await book(order, 1, { service: 'express' });
    expect((await shipments(shop, order)).map(({ reference, state }) => [reference, state])).toEqual([
      [`${order.publicId}-1`, 'cancelled'],
      [`${order.publicId}-2`, 'booked'],
    ]);
  });
});

describe('a booking', () => {
  it('that the courier refuses names the field and does not block units', async () => {
    const order = await placePacked();
    await moveTo(shop, order, { phone: '1234567890' });
    const request = wanted(order);
    expect(await staff.post(path(order, 'book'), request)).toMatchObject({
      status: 422,
      body: { field: 'address.phone', message: 'Sandbox courier: the phone number is not valid' },
    });
    expect(await read(order)).not.toHaveProperty('parcels');
    expect(await staff.post(path(order, 'book'), request)).toMatchObject({ status: 409 });
    await moveTo(shop, order, { phone: '9000090000' });
    expect((await book(order)).status).toBe(200);
  });

  it.each(['the same request', 'the list of parcels'])(
    'with an unknown outcome is the same one when it is repeated from %s',
    async (from) => {
      const order = await placePacked();
      const request = wanted(order);
      opened.sandbox.faults.loseReplies = 1;
      expect(await staff.post(path(order, 'book'), request)).toMatchObject({
        status: 503,
        body: { message: expect.stringContaining('Parcel 1 stays reserved') },
      });
      expect(await read(order)).toMatchObject({
        parcels: [{ state: 'booked', trackingNumber: null, actions: ['complete', 'cancel'] }],
      });
      expect(await staff.post(path(order, '1/hand-over'))).toMatchObject({ status: 409 });
      expect((await book(order)).status).toBe(409);
      const again = () =>
        from === 'the same request'
          ? staff.post(path(order, 'book'), request)
          : staff.post(path(order, '1/complete'));
      expect(await Promise.all([again(), again()])).toMatchObject([{ status: 200 }, { status: 200 }]);
      expect(await shipments(shop, order)).toHaveLength(1);
      expect((await read(order)).parcels).toMatchObject([{ trackingNumber: expect.stringMatching(/^SBX/) }]);
    },
  );

  it('with an unknown outcome is cancelled at the courier as well', async () => {
    const order = await placePacked();
    opened.sandbox.faults.loseReplies = 1;
    await book(order);
    expect((await staff.post(path(order, '1/cancel'))).status).toBe(200);
    expect(await shipments(shop, order)).toMatchObject([{ state: 'cancelled' }]);
    expect((await staff.post(path(order, '1/complete'))).status).toBe(409);
  });

  it('at a courier that is down is completed later', async () => {
    const order = await placePacked();
    opened.sandbox.faults.down = true;
    expect((await book(order)).status).toBe(503);
    expect((await staff.post(path(order, '1/cancel'))).status).toBe(503);
    opened.sandbox.faults.down = false;
    expect((await staff.post(path(order, '1/complete'))).status).toBe(200);
    expect(await shipments(shop, order)).toHaveLength(1);
  });

  it('of the last unit is made by one of two staff members', async () => {
    const order = await placePacked();
    const statuses = (await Promise.all([book(order), book(order)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await shipments(shop, order)).toHaveLength(1);
  });

  it('needs the right to pack', async () => {
    const order = await placePacked();
    const viewer = await opened.office.newStaff('viewer');
    expect((await viewer.post(path(order, 'book'), wanted(order))).status).toBe(403);
    expect((await viewer.get(path(order, '1/label'))).status).toBe(403);
  });
});
