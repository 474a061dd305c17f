import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { START_MS } from '../../testing/test-database';
import { CourierError, type Courier } from '../couriers';
import { bookParcel, type BookingContext } from './book-parcel';
import { cancelBooking, handOver } from './booked-parcel';
import { listParcels } from './parcels';
import { type CourierOffice, openCourierOffice } from './testing/courier-office';
import { shipments, wantedBooking } from './testing/courier-parcels';
import { buyJournals, exchangeStates, openExchangeDesk, refundByHand, refused } from './testing/exchanges';
import { killedDatabase } from './testing/killed-database';
import { placeOrder, type PlacedOrder } from './testing/place-order';
import { staff, step, takeSteps } from './testing/steps';

let opened: CourierOffice;
let shop: CourierOffice['shop'];

beforeAll(async () => {
  opened = await openCourierOffice();
  ({ shop } = opened);
}, START_MS);
afterAll(() => opened.close());
afterEach(() => shop.assertNoDrift());

/** A process that books with the sandbox courier. */
function processOf(change: Partial<BookingContext> = {}, courier: Partial<Courier> = {}): BookingContext {
  const own = { ...opened.sandbox.courier, ...courier };
  return {
    ...shop.payments.context,
    couriers: { all: [own], find: (code) => (code === own.code ? own : undefined) },
    ...change,
  };
}

const killedIn = (transaction: number) =>
  processOf({ database: killedDatabase(shop.payments.context.database, transaction) });

const dies = () => Promise.reject(new Error('killed'));

async function placePacked() {
  const order = await placeOrder(shop, { units: 2 });
  await takeSteps(shop, order.publicId, [step.pack]);
  return order;
}

/** A booking that sends the same request each time. */
const booking = (order: PlacedOrder) => {
  const wanted = wantedBooking(order);
  return (context: BookingContext) => bookParcel(context, order.publicId, wanted, staff('Asha'));
};

const parcelsOf = async ({ id }: PlacedOrder) =>
  (await listParcels(shop.database.db, id)).map(
    ({ state, tracking_number: number, shipment_id: shipment }) => ({
      state,
      isBooked: number !== null && shipment !== null,
    }),
  );

const carried = async (order: PlacedOrder) => (await shipments(shop, order)).map(({ state }) => state);

describe('a process that is killed while it books a parcel', () => {
  it('before it reserved the units: neither shop nor courier has a parcel', async () => {
    const order = await placePacked();
    const book = booking(order);
    await expect(book(killedIn(0))).rejects.toThrow('killed');
    expect([await parcelsOf(order), await carried(order)]).toEqual([[], []]);
    await book(processOf());
    expect(await parcelsOf(order)).toEqual([{ state: 'booked', isBooked: true }]);
  });

  it.each([
    ['before the courier was called', () => processOf({}, { book: dies }), []],
    ['before it stored what the courier booked', () => killedIn(2), ['booked']],
  ] as const)('%s: the same request completes one booking', async (_when, killed, atCourier) => {
    const order = await placePacked();
    const book = booking(order);
    await expect(book(killed())).rejects.toThrow('killed');
    expect(await carried(order)).toEqual(atCourier);
    expect(await parcelsOf(order)).toEqual([{ state: 'booked', isBooked: false }]);
    await book(processOf());
    await book(processOf());
    expect(await parcelsOf(order)).toEqual([{ state: 'booked', isBooked: true }]);
    expect(await carried(order)).toEqual(['booked']);
  });
});

describe('a process that is killed while it changes a booking', () => {
  it('hands the parcel over once, even if the step is repeated', async () => {
    const order = await placePacked();
    await booking(order)(processOf());
    const give = (context: BookingContext) => handOver(context, order.publicId, 1, staff('Asha'));
    await expect(give(killedIn(0))).rejects.toThrow('killed');
    expect(await parcelsOf(order)).toEqual([{ state: 'booked', isBooked: true }]);
    await give(processOf());
    await give(processOf());
    expect(await parcelsOf(order)).toEqual([{ state: 'picked-up', isBooked: true }]);
    const mails = await shop.database.db
      .selectFrom('mail_outbox')
      .select('id')
      .where('message_key', 'like', `order-shipped:${order.publicId}%`)
      .execute();
    expect(mails).toHaveLength(1);
  });

  it('has cancelled the booking at the courier, and cancels it in the shop when the step is repeated', async () => {
    const order = await placePacked();
    await booking(order)(processOf());
    const cancel = (context: BookingContext) => cancelBooking(context, order.publicId, 1, staff('Asha'));
    await expect(cancel(killedIn(2))).rejects.toThrow('killed');
    expect(await carried(order)).toEqual(['cancelled']);
    await cancel(processOf());
    await cancel(processOf());
    expect(await parcelsOf(order)).toEqual([]);
    await booking(order)(processOf());
    expect(await parcelsOf(order)).toEqual([{ state: 'booked', isBooked: true }]);
  });
});

describe('a parcel that is handed over while its booking is cancelled', () => {
  const give = (order: PlacedOrder) => handOver(processOf(), order.publicId, 1, staff('Ravi'));
  const cancelWith = (order: PlacedOrder, cancel: Courier['cancel']) =>
    cancelBooking(processOf({}, { cancel }), order.publicId, 1, staff('Asha'));
  const refusal = { status: 409, message: expect.stringMatching(/being cancelled/) };

  it('is not handed over, as its courier will not come', async () => {
    const order = await placePacked();
    await booking(order)(processOf());
    await cancelWith(order, async (shipment) => {
      await expect(give(order)).rejects.toMatchObject(refusal);
      await opened.sandbox.courier.cancel(shipment);
    });
    expect([await parcelsOf(order), await carried(order)]).toEqual([[], ['cancelled']]);
  });

  it('is handed over after its courier has rejected the cancellation', async () => {
    const order = await placePacked();
    await booking(order)(processOf());
    const rejected = new CourierError('refused', 'The rider is on the way.');
    await expect(cancelWith(order, () => Promise.reject(rejected))).rejects.toMatchObject({ status: 422 });
    await give(order);
    expect(await parcelsOf(order)).toEqual([{ state: 'picked-up', isBooked: true }]);
  });

  it('is not handed over if the response is lost, until it is cancelled again', async () => {
    const order = await placePacked();
    await booking(order)(processOf());
    const lost = new CourierError('unavailable', 'The courier did not answer in time.');
    await expect(cancelWith(order, () => Promise.reject(lost))).rejects.toMatchObject({ status: 503 });
    await expect(give(order)).rejects.toMatchObject(refusal);
    const wrongKeys = new CourierError('unauthorised', 'The keys of the courier are wrong.');
    await expect(cancelWith(order, () => Promise.reject(wrongKeys))).rejects.toMatchObject({ status: 502 });
    await expect(give(order)).rejects.toMatchObject(refusal);
    await cancelWith(order, opened.sandbox.courier.cancel);
    expect([await parcelsOf(order), await carried(order)]).toEqual([[], ['cancelled']]);
  });
});

it('a booked replacement is not handed over once its order is refunded', async () => {
  const desk = openExchangeDesk(shop);
  const order = await buyJournals(shop);
  await desk.start(order);
  await desk.receive(order);
  const { lines: _lines, ...request } = wantedBooking({ ...order, productId: order.red });
  await bookParcel(processOf(), order.publicId, { ...request, exchange: 1 }, staff('Asha'));
  await refundByHand(shop, order);
  const give = () => handOver(processOf(), order.publicId, 2, staff('Asha'));
  expect(await refused(give())).toEqual([
    409,
    'The payment of this order was refunded. Its items can no longer be exchanged.',
  ]);
  await cancelBooking(processOf(), order.publicId, 2, staff('Asha'));
  await desk.decide(order, { to: 'cancelled', reason: 'It was refunded.' });
  expect(await exchangeStates(shop, order)).toEqual(['cancelled']);
});
