import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { parcelSilenceMs, webhookRetentionMs } from '../../durations';
import { START_MS } from '../../testing/test-database';
import { testParcel } from './testing/courier-server';
import { type CourierShop, openCourierShop } from './testing/courier-shop';

let shop: CourierShop;
let parcels = 0;

beforeAll(async () => {
  shop = await openCourierShop();
  shop.sandbox.faults.webhooks = 'drop';
}, START_MS);
afterAll(() => shop.close());
afterEach(() => {
  shop.received.length = 0;
  shop.silent.length = 0;
  Object.assign(shop.sandbox.faults, { down: false });
});

async function silentShipment(): Promise<string> {
  const parcel = testParcel({ reference: `poll-${(parcels += 1)}` });
  const { trackingNumber } = await shop.courier.book(parcel, 'surface');
  shop.silent.push({ courier: 'sandbox', trackingNumber });
  return trackingNumber;
}

const laterBy = (milliseconds: number) => shop.clock.advance(milliseconds / 60_000);

it('finds the events that lost webhooks would have reported', async () => {
  const trackingNumber = await silentShipment();
  await shop.sandbox.move(trackingNumber, 'picked-up');
  await shop.couriers.poll();
  expect(shop.received.map(({ state }) => state)).toEqual(['booked', 'picked-up']);
});

it('polls a shipment once per interval, however many instances there are', async () => {
  await silentShipment();
  await Promise.all([shop.couriers.poll(), shop.couriers.poll()]);
  await shop.couriers.poll();
  expect(shop.received).toHaveLength(1);
  laterBy(parcelSilenceMs);
  await shop.couriers.poll();
  expect(shop.received).toHaveLength(2);
});

it('continues later when a courier is down, and skips couriers that are not configured', async () => {
  await silentShipment();
  await silentShipment();
  shop.silent.push({ courier: 'delhivery', trackingNumber: '1' });
  shop.sandbox.faults.down = true;
  await shop.couriers.poll();
  expect(shop.received).toEqual([]);
  shop.sandbox.faults.down = false;
  laterBy(parcelSilenceMs);
  await shop.couriers.poll();
  expect(shop.received).toHaveLength(2);
});

it('forgets shipments that are no longer polled', async () => {
  laterBy(parcelSilenceMs + webhookRetentionMs + 60_000);
  await shop.couriers.poll();
  expect(await shop.database.db.selectFrom('courier_turn').selectAll().execute()).toEqual([]);
});
