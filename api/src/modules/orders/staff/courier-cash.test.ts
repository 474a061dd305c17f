import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { START_MS } from '../../../testing/test-database';
import type { TestStaff } from '../../../testing/test-office';
import { cashStep, offerCash, requestNewCash, takeCashSteps } from '../testing/cash-orders';
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

  it('is refused where the courier does not collect it', async () => {
    const order = await placeCash(1);
    await moveTo(shop, order, { pinCode: '790001' });
    expect(await book(order)).toMatchObject({ status: 422, body: { field: 'collectPaise' } });
  });
});
