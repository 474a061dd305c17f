import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { START_MS } from '../../../testing/test-database';
import type { TestStaff } from '../../../testing/test-office';
import { confirmCashOrder } from '../cod-confirm';
import { idOf, offerCash, requestCash } from '../testing/cash-orders';
import { type CourierOffice, openCourierOffice } from '../testing/courier-office';
import { shipments } from '../testing/courier-parcels';
import { addJournals, buyJournals, forRed, stockOf, type VariantOrder } from '../testing/exchanges';
import { orderNumber } from '../shopper-orders';
import { staff as actor, step, takeSteps } from '../testing/steps';
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
afterEach(() => shop.assertNoDrift());

type Order = Pick<VariantOrder, 'publicId'>;
const post = ({ publicId }: Order, path: string, body?: object) =>
  staff.post(`/orders/${publicId}/${path}`, body);
const read = async ({ publicId }: Order) =>
  ((await staff.get(`/orders/${publicId}`)).body as { data: Static<typeof StaffOrderDetail> }).data;

let keys = 0;
const newKey = () => `office-${(keys += 1)}`;
const start = (order: VariantOrder, change: object = {}) =>
  post(order, 'exchanges', { key: newKey(), reason: 'too green', ...forRed(order), ...change });
const booking = (change: object = {}) => ({
  ...{ key: newKey(), exchange: 1, courier: 'sandbox', service: 'surface', weightGrams: 300 },
  ...change,
});

it('an exchange goes from its start to the delivery of a booked parcel', async () => {
  const order = await buyJournals(shop);
  expect((await read(order)).exchangeOptions).toMatchObject([{ quantity: 1, variants: [{ free: 1 }] }]);
  const started = await start(order);
  expect(started).toMatchObject({
    status: 200,
    body: {
      data: {
        status: 'delivered',
        exchanges: [{ number: 1, state: 'accepted', reason: 'too green', actions: ['receive', 'cancel'] }],
      },
    },
  });
  expect((await read(order)).exchangeOptions).toBeUndefined();
  const listed = async () => {
    const { body } = await staff.get('/orders?exchange=open');
    return (body as { data: { items: { id: string; exchange: string }[] } }).data.items;
  };
  expect(await listed()).toMatchObject([{ id: order.publicId, exchange: 'accepted' }]);
  expect((await post(order, 'parcels/book', booking())).status).toBe(409);
  await post(order, 'exchanges/1/receive', { restock: true });
  expect((await read(order)).exchanges).toMatchObject([
    { state: 'received', restocks: true, actions: ['send', 'cancel'] },
  ]);
  const { key: _key, service: _service, ...wanted } = booking();
  expect(await post(order, 'parcels/rates', wanted)).toMatchObject({
    body: { data: { collectPaise: 0, weightGrams: 300 } },
  });
  const both = { lines: [{ productId: order.green, color: '', quantity: 1 }] };
  expect((await post(order, 'parcels/book', booking(both))).status).toBe(422);
  const request = booking();
  expect((await post(order, 'parcels/book', request)).status).toBe(200);
  expect((await post(order, 'parcels/book', request)).status).toBe(200);
  expect((await post(order, 'parcels/book', booking())).status).toBe(409);
  expect((await read(order)).exchanges).toMatchObject([{ parcel: 2, actions: [] }]);
  const cancelled = await post(order, 'exchanges/1/cancel', { reason: 'a refund' });
  expect(cancelled.body).toMatchObject({
    message: 'Cancel the booking of parcel 2 first: it contains the replacement.',
  });
  expect((await read(order)).parcels?.[1]).toMatchObject({
    ...{ number: 2, state: 'booked', exchange: 1 },
    lines: [{ productId: order.red, color: 'Red / A5', quantity: 1 }],
    actions: ['label', 'pickup', 'hand-over', 'cancel'],
  });
  expect((await post(order, 'parcels/2/hand-over')).status).toBe(200);
  expect((await read(order)).events.slice(-2).map(({ detail }) => detail)).toEqual([
    expect.not.objectContaining({ restocked: expect.anything() }),
    expect.objectContaining({ exchangeState: 'sent', parcel: 2, restocked: true }),
  ]);
  expect(await stockOf(shop, order.red)).toEqual([0, 0]);
  expect(await stockOf(shop, order.green)).toEqual([1, 0]);
  const delivered = await post(order, 'parcels/2/deliver');
  expect(delivered).toMatchObject({
    body: { data: { exchanges: [{ state: 'sent' }], parcels: [{}, { state: 'delivered' }] } },
  });
  expect(await listed()).toEqual([]);
});

it('a cancelled booking leaves the replacement reserved, and another parcel can be sent', async () => {
  const order = await buyJournals(shop);
  await start(order);
  await post(order, 'exchanges/1/receive', { restock: false });
  await post(order, 'parcels/book', booking());
  expect((await post(order, 'parcels/2/cancel')).status).toBe(200);
  expect(await stockOf(shop, order.red)).toEqual([1, 1]);
  const sent = { key: newKey(), exchange: 1, courier: 'India Post', trackingNumber: 'RP7IN' };
  expect(await post(order, 'parcels', sent)).toMatchObject({
    status: 200,
    body: { data: { parcels: [{}, { number: 3, exchange: 1, trackingNumber: 'RP7IN' }] } },
  });
});

it('the courier’s report of the pickup sends the replacement', async () => {
  const order = await buyJournals(shop);
  await start(order);
  await post(order, 'exchanges/1/receive', { restock: true });
  await post(order, 'parcels/book', booking());
  const number = (await read(order)).parcels?.[1]?.trackingNumber ?? '';
  await opened.sandbox.move(number, 'picked-up');
  shop.clock.advance(24 * 60);
  await opened.poll();
  // The session has ended meanwhile.
  staff = await opened.office.newStaff('shopkeeper');
  expect(await read(order)).toMatchObject({ status: 'delivered', exchanges: [{ state: 'sent' }] });
  expect((await shipments(shop, { ...order, productId: order.green })).at(-1)?.collect_paise).toBe(0);
});

it('viewers and packers cannot decide about exchanges, and packers send the replacement', async () => {
  const order = await buyJournals(shop);
  const packer = await opened.office.newStaff('packer');
  const body = { key: newKey(), reason: 'too green', ...forRed(order) };
  expect((await packer.post(`/orders/${order.publicId}/exchanges`, body)).status).toBe(403);
  await start(order);
  await post(order, 'exchanges/1/receive', { restock: true });
  const sent = { key: newKey(), exchange: 1, courier: 'India Post', trackingNumber: 'RP8IN' };
  expect((await packer.post(`/orders/${order.publicId}/parcels`, sent)).status).toBe(200);
  expect((await post(order, 'exchanges/2/accept')).status).toBe(404);
});

it('the replacement of an order with cash on delivery collects nothing, and the cash stays as it is', async () => {
  await offerCash(shop);
  const journals = await addJournals(shop, { green: 1, red: 1 });
  const shopper = shop.newShopper();
  const products = [{ productId: journals.green, quantity: 1, color: 'Green / A5' }];
  const publicId = idOf(await requestCash(shopper, { products, amount: 14_000 }));
  await confirmCashOrder(shop.payments.context, publicId, actor('Asha'));
  await takeSteps(shop, publicId, [step.pack, step.ship]);
  const order = { ...journals, shopper, id: 0, publicId };
  expect((await start(order)).status).toBe(200);
  await post(order, 'exchanges/1/receive', { restock: true });
  expect((await post(order, 'parcels/book', booking())).status).toBe(200);
  expect(await shipments(shop, { ...order, productId: order.green })).toMatchObject([{ collect_paise: 0 }]);
  await post(order, 'parcels/2/hand-over');
  await post(order, 'parcels/2/deliver');
  expect(await read(order)).toMatchObject({
    status: 'shipped',
    cod: { duePaise: 14_000, collectedPaise: null },
    parcels: [{ collectsCash: true }, { state: 'delivered' }],
  });
  await post(order, 'parcels/1/deliver');
  expect(await read(order)).toMatchObject({ status: 'delivered', cod: { collectedPaise: 14_000 } });
});

it('the order export contains their exchanges', async () => {
  const [exchanged, other] = [await buyJournals(shop), await buyJournals(shop)];
  await start(exchanged);
  await post(exchanged, 'exchanges/1/cancel', { reason: 'a mistake' });
  await start(exchanged);
  const csv = String((await staff.get('/orders/export')).body);
  expect(csv).toMatch(/^order,.*,exchanges\r\n/);
  const rowOf = ({ publicId }: Order) =>
    csv.split('\r\n').find((row) => row.startsWith(orderNumber(publicId)));
  expect(rowOf(exchanged)).toMatch(/,"1 cancelled, 2 accepted"$/);
  expect(rowOf(other)).toMatch(/,$/);
});
