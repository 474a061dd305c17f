import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readCourierSettings } from '../../courier-settings';
import { openCouriers, type CourierService } from '../../open-couriers';
import { START_MS } from '../../testing/test-database';
import type { ParcelState } from '../couriers';
import { testParcel } from '../couriers/testing/courier-server';
import { trackingSink } from './parcel-tracking';
import { listParcels } from './parcels';
import { listSilentParcels } from './silent-parcels';
import { orderOf } from './testing/cash-orders';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { shipInParts, shipUnits } from './testing/parcels';
import { placeOrder, type PlacedOrder } from './testing/place-order';
import { step, takeSteps } from './testing/steps';

let shop: OrderShop;
let couriers: CourierService;

beforeAll(async () => {
  shop = await openOrderShop();
  couriers = await openCouriers({
    database: shop.database,
    settings: readCourierSettings({ COURIER_SANDBOX_WEBHOOKS: 'drop' }),
    log: shop.payments.context.log,
    clock: shop.clock,
    sink: trackingSink(shop.payments.context),
    silent: listSilentParcels,
  });
}, START_MS);
afterAll(() => shop.close());

/** Ships an order with the sandbox courier. Returns the tracking number. */
async function shipWithSandbox(order: PlacedOrder): Promise<string> {
  const parcel = testParcel({ reference: `order-${order.id}`, orderNumber: order.publicId });
  const booking = await couriers.find('sandbox')?.book(parcel, 'surface');
  const trackingNumber = booking?.trackingNumber ?? '';
  await takeSteps(shop, order.publicId, [step.pack]);
  await shipUnits(shop, order, 1, { trackingNumber });
  await shop.database.db
    .updateTable('parcel')
    .set({ courier_code: 'sandbox' })
    .where('order_id', '=', order.id)
    .execute();
  return trackingNumber;
}

const journey: readonly ParcelState[] = ['picked-up', 'in-transit', 'out-for-delivery', 'delivered'];

it('are delivered although every webhook of the courier was lost', async () => {
  const order = await placeOrder(shop);
  const other = await placeOrder(shop);
  await shipInParts(shop, other, [1]);
  const trackingNumber = await shipWithSandbox(order);
  for (const state of journey) {
    shop.clock.advance(1);
    await couriers.sandbox?.move(trackingNumber, state);
  }
  await couriers.poll();
  expect((await orderOf(shop, order.publicId)).status).toBe('shipped');
  shop.clock.advance(7 * 60);
  const silent = () => listSilentParcels(shop.database.db, shop.clock.now());
  expect(await silent()).toEqual([{ courier: 'sandbox', trackingNumber }]);
  await couriers.poll();
  expect((await orderOf(shop, order.publicId)).status).toBe('delivered');
  expect(await listParcels(shop.database.db, order.id)).toMatchObject([{ state: 'delivered' }]);
  expect(await silent()).toEqual([]);
  await shop.assertNoDrift();
});
