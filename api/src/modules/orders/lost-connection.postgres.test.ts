import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readCourierSettings } from '../../courier-settings';
import { openCouriers } from '../../open-couriers';
import type { Database } from '../../platform/db/database';
import { loseConnection } from '../../testing/lose-connection';
import { START_MS } from '../../testing/test-database';
import { createMailer } from '../mail/mailer';
import { bookParcel } from './book-parcel';
import { cancelBooking, handOver } from './booked-parcel';
import { mergeLines } from './cart';
import { openOrder } from './checkout';
import { trackingSink } from './parcel-tracking';
import { listParcels } from './parcels';
import { shipPart } from './ship-parcel';
import { listSilentParcels } from './silent-parcels';
import { address } from './testing/address';
import { newCoupon, usesOf } from './testing/coupons';
import { shipments, wantedBooking } from './testing/courier-parcels';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { shipInParts, units } from './testing/parcels';
import { placeOrder } from './testing/place-order';
import { staff, step, takeSteps } from './testing/steps';

describe('a change of parcels or coupons whose connection is lost', () => {
  let shop: OrderShop;
  beforeAll(async () => {
    shop = await openOrderShop({ mailer: createMailer() });
  }, START_MS);
  afterAll(() => shop.close());

  const lose = (
    id: number,
    work: (database: Database) => Promise<void>,
    table: 'shop_order' | 'coupon' = 'shop_order',
  ) => loseConnection(shop.database, { table, id }, work);

  const parcelSteps = [
    { name: 'ships a part', before: [], to: 'packed', parcels: 1 },
    { name: 'ships the last part', before: [1], to: 'shipped', parcels: 2 },
  ] as const;

  it.each(parcelSteps)(
    'fails without a parcel, and $name once when it is repeated',
    async ({ before, to, parcels }) => {
      const order = await placeOrder(shop, { units: 2 });
      await shipInParts(shop, order, before);
      const part = units(order, 1);
      const ship = (database: Database) =>
        shipPart({ ...shop.payments.context, database }, order.publicId, part, staff('Asha'));
      expect(await lose(order.id, ship)).toBeInstanceOf(Error);
      expect(await listParcels(shop.database.db, order.id)).toHaveLength(before.length);
      await ship(shop.database);
      await ship(shop.database);
      expect(await listParcels(shop.database.db, order.id)).toHaveLength(parcels);
      expect(await shop.statusOf(order.providerOrderId)).toBe(to);
      await shop.assertNoDrift();
    },
  );

  /** A packed order, and a function that books a parcel for it. */
  async function packedOrder() {
    const { sandbox } = await openCouriers({
      ...{ database: shop.database, clock: shop.clock, log: shop.payments.context.log },
      settings: readCourierSettings({}),
      sink: trackingSink(shop.payments.context),
      silent: listSilentParcels,
    });
    if (!sandbox) throw new Error('Tests book at the sandbox courier');
    const { courier } = sandbox;
    const couriers = { all: [courier], find: () => courier };
    const order = await placeOrder(shop, { units: 2 });
    await takeSteps(shop, order.publicId, [step.pack]);
    const wanted = wantedBooking(order, 2);
    const contextWith = (database: Database) => ({ ...shop.payments.context, database, couriers });
    const book = (database: Database) =>
      bookParcel(contextWith(database), order.publicId, wanted, staff('Asha'));
    return { order, book, contextWith };
  }

  it('fails without a booking, and books once when it is repeated', async () => {
    const { order, book } = await packedOrder();
    expect(await lose(order.id, book)).toBeInstanceOf(Error);
    expect(await shipments(shop, order)).toEqual([]);
    await book(shop.database);
    await book(shop.database);
    expect(await shipments(shop, order)).toHaveLength(1);
    await shop.assertNoDrift();
  });

  it.each([
    { name: 'hands a parcel over', change: handOver, parcel: 'picked-up', to: 'shipped' },
    { name: 'cancels a booking', change: cancelBooking, parcel: 'cancelled', to: 'packed' },
  ])('leaves a booked parcel, and $name once when it is repeated', async ({ change, parcel, to }) => {
    const { order, book, contextWith } = await packedOrder();
    await book(shop.database);
    const run = (database: Database) => change(contextWith(database), order.publicId, 1, staff('Asha'));
    const states = async () => {
      const parcels = shop.database.db.selectFrom('parcel').select('state').where('order_id', '=', order.id);
      return (await parcels.execute()).map(({ state }) => state);
    };
    expect(await lose(order.id, run)).toBeInstanceOf(Error);
    expect(await states()).toEqual(['booked']);
    await run(shop.database);
    await run(shop.database);
    expect(await states()).toEqual([parcel]);
    expect(await shop.statusOf(order.providerOrderId)).toBe(to);
    expect(await shipments(shop, order)).toHaveLength(1);
    await shop.assertNoDrift();
  });

  it('takes the last use of a coupon once: the lost request used nothing', async () => {
    const code = await newCoupon(shop, { max_uses: 1 });
    const productId = await shop.addProduct({ stock: 1 });
    const { id } = await shop.database.db
      .selectFrom('coupon')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const { id: sessionId } = await shop.database.db
      .selectFrom('session')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const open = (database: Database) =>
      openOrder(
        { ...shop.payments.context, database },
        {
          ...{ sessionId, heldFor: 'lost', fromCart: false, buyer: null, coupon: code, receipt: 'lost' },
          ...{ lines: mergeLines([{ productId, quantity: 1 }]), amountPaise: 10_100 },
          ship: { ...address, apartment: '' },
        },
      ).then(() => undefined);
    expect(await lose(id, open, 'coupon')).toBeInstanceOf(Error);
    expect(await usesOf(shop, code)).toBe(0);
    await open(shop.database);
    await open(shop.database);
    expect(await usesOf(shop, code)).toBe(1);
    await shop.assertNoDrift();
  });
});
