import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { listParcels } from './parcels';
import type { OrderContext } from './ports';
import { endParcel, shipPart } from './ship-parcel';
import { killedDatabase } from './testing/killed-database';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { applyReports, report, shipInParts, trackParcel, units } from './testing/parcels';
import { placeOrder, type PlacedOrder } from './testing/place-order';
import { staff } from './testing/steps';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterEach(() => shop.assertNoDrift());
afterAll(() => shop.close());

const at = new Date('2026-11-29T10:00:00Z');

interface ParcelChange {
  /** Completes "it …". */
  readonly name: string;
  /** Number of units in each earlier parcel. */
  readonly before: readonly number[];
  readonly take: (context: OrderContext, order: PlacedOrder) => Promise<unknown>;
  readonly to: string;
}

/** The same shipment each time. */
const part = (order: PlacedOrder) =>
  units(order, 1, { key: `part-${order.publicId}`, trackingNumber: 'RP9IN' });

const changes: readonly ParcelChange[] = [
  {
    name: 'ships a part',
    before: [],
    take: (context, order) => shipPart(context, order.publicId, part(order), staff('Asha')),
    to: 'packed',
  },
  {
    name: 'ships the last part',
    before: [1],
    take: (context, order) => shipPart(context, order.publicId, part(order), staff('Asha')),
    to: 'shipped',
  },
  {
    name: 'delivers the last parcel',
    before: [2],
    take: (context, order) => endParcel(context, order.publicId, 1, 'delivered', staff('Asha')),
    to: 'delivered',
  },
  {
    name: 'applies reports',
    before: [2],
    take: async (context, order) => {
      const number = await trackParcel(shop, order.id);
      return applyReports(context, context, [report(number, 'delivered', at)]);
    },
    to: 'delivered',
  },
];

const read = async ({ id }: PlacedOrder) => {
  const { db } = shop.database;
  const order = await db.selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const events = await db.selectFrom('parcel_event').select('event_id').execute();
  const parcels = (await listParcels(db, id)).map(({ courier_code: _code, ...parcel }) => parcel);
  return { order, parcels, events: events.length };
};

describe('a process that is killed', () => {
  it.each(changes)(
    'before the commit: nothing has happened, and it $name later',
    async ({ before, take, to }) => {
      const order = await placeOrder(shop, { units: 2 });
      await shipInParts(shop, order, before);
      const from = await read(order);
      const { context } = shop.payments;
      const killed = killedDatabase(context.database);
      await expect(take({ ...context, database: killed }, order)).rejects.toThrow('killed');
      expect(await read(order)).toEqual(from);
      await shop.assertNoDrift();
      await take(context, order);
      expect((await read(order)).order.status).toBe(to);
    },
  );

  it.each(changes)('after the commit: it $name once when it is repeated', async ({ before, take, to }) => {
    const order = await placeOrder(shop, { units: 2 });
    await shipInParts(shop, order, before);
    await take(shop.payments.context, order);
    const once = await read(order);
    await take(shop.payments.context, order);
    expect(await read(order)).toEqual(once);
    expect(once.order.status).toBe(to);
  });
});
