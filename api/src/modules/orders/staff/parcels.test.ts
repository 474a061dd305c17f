import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import { exportOrders } from '../personal-data';
import { applyReports, report, trackParcel, units } from '../testing/parcels';
import { placeOrder, type PlacedOrder } from '../testing/place-order';
import { step, takeSteps } from '../testing/steps';
import type { StaffOrderDetail } from './schemas';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, staff } = staffed);
});
afterAll(() => staffed.close());
afterEach(() => shop.assertNoDrift());

async function placePacked(units: number): Promise<PlacedOrder> {
  const order = await placeOrder(shop, { units });
  await takeSteps(shop, order.publicId, [step.pack]);
  return order;
}

const ship = (order: PlacedOrder, quantity: number, change: object = {}) =>
  staff.post(`/orders/${order.publicId}/parcels`, { ...units(order, quantity), ...change });

const read = async ({ publicId }: PlacedOrder) =>
  ((await staff.get(`/orders/${publicId}`)).body as { data: Static<typeof StaffOrderDetail> }).data;

it('parcels are shipped and delivered one by one, and the order lists them', async () => {
  const order = await placePacked(3);
  expect(await read(order)).not.toHaveProperty('parcels');
  const { status, body } = await ship(order, 1, { trackingNumber: ' RP1IN ', weightGrams: 90 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: {
      ...{ status: 'packed', actions: ['ship', 'refund', 'note'], trackingNumber: 'RP1IN' },
      lines: [{ quantity: 3, toSend: 3, inParcels: 1 }],
      parcels: [
        {
          ...{ number: 1, state: 'in-transit', courier: 'India Post', trackingNumber: 'RP1IN' },
          ...{ weightGrams: 90, deliveredAt: null, reports: [], actions: ['deliver', 'return'] },
          lines: [{ productId: order.productId, color: '', quantity: 1 }],
        },
      ],
    },
  });
  await ship(order, 2, { trackingNumber: 'RP2IN' });
  await staff.post(`/orders/${order.publicId}/parcels/1/deliver`);
  expect(await read(order)).toMatchObject({
    ...{ status: 'shipped', actions: ['deliver', 'return', 'refund', 'note'] },
    parcels: [{ state: 'delivered', actions: [] }, { state: 'in-transit' }],
  });
  await staff.post(`/orders/${order.publicId}/parcels/2/deliver`);
  expect((await read(order)).status).toBe('delivered');
  const csv = String((await staff.get('/orders/export')).body);
  expect(csv).toContain('India Post, India Post","RP1IN, RP2IN"');
});

it('a refused shipment names the line', async () => {
  const order = await placePacked(2);
  expect(await ship(order, 3)).toMatchObject({ status: 409, body: { field: 'lines.0' } });
  const lines = [{ productId: 'nothing', color: '', quantity: 1 }];
  expect(await ship(order, 1, { lines })).toMatchObject({
    status: 422,
    body: { field: 'lines.0', message: 'This order has no such line.' },
  });
  expect(await ship(order, 1, { courier: ' ' })).toMatchObject({ status: 400, body: { field: 'courier' } });
  expect(await ship(order, 1, { weightGrams: 0 })).toMatchObject({
    status: 400,
    body: { field: 'weightGrams' },
  });
  expect((await staff.post(`/orders/${order.publicId}/parcels/1/deliver`)).status).toBe(404);
  const viewer = await staffed.office.newStaff('viewer');
  expect((await viewer.post(`/orders/${order.publicId}/parcels`, units(order, 1))).status).toBe(403);
});

it('a person’s data contains parcels and reports about them', async () => {
  const order = await placePacked(1);
  await ship(order, 1);
  const number = await trackParcel(shop, order.id);
  const { context } = shop.payments;
  await applyReports(shop, context, [report(number, 'out-for-delivery', shop.clock.now())]);
  const { orders } = await exportOrders(shop.database.db, { orders: [{ id: order.id }] });
  expect(orders).toMatchObject([
    {
      parcels: [
        {
          ...{ number: 1, state: 'out-for-delivery', trackingNumber: number },
          lines: [{ quantity: 1 }],
          reports: [{ state: 'out-for-delivery', place: 'Pune', text: 'It is out-for-delivery.' }],
        },
      ],
    },
  ]);
});
