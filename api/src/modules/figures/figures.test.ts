import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Static } from 'typebox';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import { placeOrder } from '../orders/testing/place-order';
import { refundOrder } from '../orders/refund-order';
import { staff as actorNamed, step, takeSteps, oneUnitRefund } from '../orders/testing/steps';
import type { Figures } from './schemas';
import { createVisitCounter } from './visits';

type Read = Static<typeof Figures>;

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
/** A viewer's session, which ends after a day. */
let staff: StaffedShop['staff'];
let sold: string;

const DAY = 24 * 60;
const money = (orders: number, paidPaise: number, refundedPaise = 0) => ({
  ...{ orders, paidPaise, refundedPaise, netPaise: paidPaise - refundedPaise },
});

async function read(period: string): Promise<Read> {
  const { status, body } = await staff.get(`/today?period=${period}`);
  expect(status).toBe(200);
  return (body as { data: Read }).data;
}

const file = async (of: string) => {
  const { status, body, headers } = await staff.get(`/today/export?period=7&of=${of}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return String(body).replace('\ufeff', '').trim().split('\r\n');
};

/** Buys `quantity` units of a product at 112.00 and pays. */
async function buy(productId: string, quantity: number): Promise<void> {
  const shopper = shop.newShopper();
  const { body } = await shopper.checkout([{ productId, quantity }], 11_200 * quantity);
  const paid = await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null });
  await shopper.report(paid);
}

/** A shop with orders on two days. */
async function openTwoDays(): Promise<void> {
  staffed = await openStaffedShop();
  ({ shop } = staffed);
  // Noon in India, so that an hour more or less is the same day.
  shop.clock.moveTo(new Date('2026-11-20T06:30:00Z'));
  await placeOrder(shop);
  sold = await shop.addProduct({ title: '=Marigold tape', stock: 5 });
  await buy(sold, 2);
  shop.clock.advance(DAY);
  await buy(sold, 3);
  const cancelled = await placeOrder(shop);
  await takeSteps(shop, cancelled.publicId, [step.cancel]);
  await shop.reconcile();
  const waiting = await shop.addProduct({ title: 'Brass nib' });
  await shop.newShopper().checkout([{ productId: waiting, quantity: 1 }], 11_200);
  staff = await staffed.office.newStaff('viewer');
}

describe('a shop with orders on two days', () => {
  beforeAll(openTwoDays);
  afterAll(() => staffed.close());

  it('compares today with yesterday, hour by hour', async () => {
    const figures = await read('today');
    expect(figures).toMatchObject({ timeZone: 'Asia/Kolkata', by: 'hour', buckets: 24 });
    expect(figures.from).toBe('2026-11-20T18:30:00.000Z');
    expect(figures.total).toEqual(money(2, 44_800, 11_200));
    expect(figures.before).toEqual(money(2, 33_600));
    expect(figures.points).toHaveLength(13);
    expect(figures.points.at(-1)).toEqual({
      at: '2026-11-21T06:30:00.000Z',
      now: money(2, 44_800, 11_200),
      before: money(2, 33_600),
    });
  });

  it('adds up days', async () => {
    const { total, before, points } = await read('7');
    expect(total).toEqual(money(4, 78_400, 11_200));
    expect(before).toEqual(money(0, 0));
    expect(points.map(({ now }) => now.orders)).toEqual([0, 0, 0, 0, 0, 2, 2]);
  });

  it('counts sold units, without cancelled ones', async () => {
    const { sellers } = await read('7');
    expect(sellers.map(({ title, units, paise }) => [title, units, paise])).toEqual([
      ['=Marigold tape', 5, 50_000],
      [expect.stringMatching(/^Product/), 1, 10_000],
    ]);
  });

  it('lists open tasks and sold-out products', async () => {
    const { work, stock } = await read('today');
    expect(work).toEqual({ toPack: 3, inReview: 0 });
    expect([stock.out, stock.low]).toEqual([2, 1]);
    expect(stock.products[1]).toEqual({ id: sold, title: '=Marigold tape', free: 0 });
  });

  it('counts checkouts and payments, without visits when none were counted', async () => {
    const { conversion } = await read('7');
    expect(conversion.stages).toEqual([
      { stage: 'payment', count: 5 },
      { stage: 'order', count: 4 },
    ]);
  });

  it('exports each figure as a file without formulas', async () => {
    const orders = await file('money');
    expect(orders[0]).toMatch(/^when_in_india,orders,paid_inr/);
    expect(orders.at(-1)).toBe('2026-11-21,2,448.00,112.00,336.00,0,0.00');
    expect((await file('sellers'))[1]).toBe(`${sold},'=Marigold tape,5,500.00`);
    expect(await file('stock')).toContain(`${sold},'=Marigold tape,0`);
    expect((await file('conversion')).slice(1)).toEqual(['payment,5,2026-11-15', 'order,4,2026-11-15']);
  });

  it('refuses unknown periods and files', async () => {
    expect((await staff.get('/today?period=8')).status).toBe(400);
    expect((await staff.get('/today/export?of=people')).status).toBe(400);
  });
});

describe('a shop without visits', () => {
  beforeAll(openTwoDays);
  afterAll(() => staffed.close());

  it('counts visits by stage, starting with the first day that has counts', async () => {
    const errors: unknown[] = [];
    const counter = createVisitCounter({
      ...{ database: shop.database, clock: shop.clock },
      onError: (error) => errors.push(error),
    });
    counter.add(['visit', 'product']);
    counter.add(['visit']);
    await counter.flush();
    counter.add(['visit', 'cart']);
    await counter.flush();
    const { conversion } = await read('30');
    expect(errors).toEqual([]);
    expect(conversion.since).toBe('2026-11-20T18:30:00.000Z');
    expect(conversion.stages).toEqual([
      ...[
        { stage: 'visit', count: 3 },
        { stage: 'product', count: 1 },
      ],
      ...[
        { stage: 'cart', count: 1 },
        { stage: 'checkout', count: 0 },
      ],
      { stage: 'payment', count: 3 },
      { stage: 'order', count: 2 },
    ]);
  });
});

describe('a shop that keeps selling', () => {
  beforeAll(openTwoDays);
  afterAll(() => staffed.close());

  it('counts refunds in the dashboard once', async () => {
    const { total: before } = await read('today');
    const order = await placeOrder(shop);
    await shop.database.db
      .updateTable('payment')
      .set({ refunded_paise: 1_200, updated_at: shop.clock.now() })
      .where('provider_payment_id', '=', order.paymentId)
      .execute();
    const { orders, paidPaise, refundedPaise } = before;
    expect((await read('today')).total).toEqual(money(orders + 1, paidPaise + 11_200, refundedPaise + 1_200));
  });

  it('retries counts that could not be written', async () => {
    let isDown = true;
    const errors: unknown[] = [];
    const database = {
      get db() {
        if (isDown) throw new Error('away');
        return shop.database.db;
      },
    };
    const counter = createVisitCounter({
      ...{ database, clock: shop.clock },
      onError: (error) => errors.push(error),
    });
    const checkouts = async () =>
      (await read('today')).conversion.stages.find(({ stage }) => stage === 'checkout')?.count ?? 0;
    const before = await checkouts();
    counter.add(['checkout']);
    await counter.flush();
    isDown = false;
    await counter.flush();
    expect(errors).toHaveLength(1);
    expect(await checkouts()).toBe(before + 1);
  });

  it('accepts visits only from the shop’s pages, and only known stages', async () => {
    const send = (stages: readonly string[], origin = shop.origin) =>
      fetch(`${shop.origin}/api/v1/visits`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ stages }),
      });
    expect((await send(['visit', 'cart'])).status).toBe(204);
    expect((await send(['visit'], 'https://elsewhere.example')).status).toBe(403);
    expect((await send(['refund'])).status).toBe(400);
    expect((await send([])).status).toBe(400);
  });

  it('does not count refunded units as sold', async () => {
    const order = await placeOrder(shop, { units: 3 });
    const input = oneUnitRefund(order, 'one-of-three');
    await refundOrder(shop.payments.context, order.publicId, input, actorNamed('Asha'));
    const { sellers } = await read('today');
    expect(sellers.find(({ id }) => id === order.productId)).toMatchObject({
      units: 2,
      pieces: 2,
      paise: 20_000,
    });
  });
});
