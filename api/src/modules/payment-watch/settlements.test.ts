import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { placeOrder } from '../orders/testing/place-order';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import { hmacHex } from '../payments/razorpay';
import { feeOf } from '../payments/sandbox/settlements';

const DAY = 24 * 60;

interface Settlements {
  readonly readTo: string | null;
  readonly mismatches: readonly Record<string, unknown>[];
  readonly settlements: readonly Record<string, unknown>[];
  readonly disputes: readonly Record<string, unknown>[];
}

let staffed: StaffedShop;
let shop: StaffedShop['shop'];

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop } = staffed);
});
afterAll(() => staffed.close());
afterEach(async () => {
  delete shop.sandbox.faults.alterSettled;
  shop.sandbox.faults.down = false;
  shop.sandbox.faults.webhooks = 'normal';
  const { db } = shop.database;
  for (const table of [
    'settlement_line',
    'settlement_reading',
    'payment_dispute',
    'payment_watch_turn',
  ] as const)
    await db.deleteFrom(table).execute();
  await shop.sandbox.context.store.db.deleteFrom('sandbox_dispute').execute();
  await shop.assertNoDrift();
  // Moves past the days with this test's payments.
  shop.clock.advance(40 * DAY);
});

/** A paid order of 112.00 rupees. */
async function paidOrder() {
  const shopper = shop.newShopper();
  const { body } = await shopper.checkout([{ productId: await shop.addProduct(), quantity: 1 }], 11_200);
  const paid = await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null });
  await shopper.report(paid);
  await shop.deliver();
  return paid.razorpay_payment_id;
}

/** A staff member who has just signed in: sessions end after a day. */
const signedIn = () => staffed.office.newStaff('shopkeeper');

async function read(): Promise<Settlements> {
  const staff = await signedIn();
  const { status, body } = await staff.get('/settlements');
  expect(status).toBe(200);
  return (body as { data: Settlements }).data;
}

/** Lets days pass, and returns the settlements and mismatches. */
async function afterDays(days: number): Promise<Settlements> {
  shop.clock.advance(days * DAY);
  await shop.reconcile();
  return read();
}

describe('a settlement', () => {
  it('matches payments, refunds, fees and GST on fees', async () => {
    const payment = await paidOrder();
    await paidOrder();
    await shop.sandbox.refundByHand({ paymentId: payment, amount: 5_000 });
    await shop.deliver();
    const { mismatches, settlements, readTo } = await afterDays(3);
    expect(mismatches).toEqual([]);
    expect(readTo).toBe(shop.clock.now().toISOString());
    const { fee, tax } = feeOf(11_200);
    expect([fee, tax]).toEqual([264, 40]);
    expect(settlements).toEqual([
      expect.objectContaining({
        payments: 2,
        paidPaise: 22_400,
        refundedPaise: 5_000,
        feePaise: 2 * (fee - tax),
        gstPaise: 2 * tax,
        netPaise: 2 * (11_200 - fee) - 5_000,
      }),
    ]);
  });

  it('is read again on later days, with the same result', async () => {
    await paidOrder();
    const first = await afterDays(3);
    expect(await afterDays(1)).toMatchObject({ settlements: first.settlements, mismatches: [] });
  });

  it.each([
    ['a different amount', { amount: 11_100, credit: 10_836 }, 'amount', 11_200, 11_100],
    ['a fee that was not deducted as reported', { credit: 10_000 }, 'net', 10_936, 10_000],
    ['a wrong GST on the fee', { tax: 100 }, 'gst', 30, 100],
  ])('with %s is listed', async (_case, change, kind, expectedPaise, settledPaise) => {
    const payment = await paidOrder();
    shop.sandbox.faults.alterSettled = (item) => ({ ...item, ...change });
    const { mismatches } = await afterDays(3);
    expect(mismatches).toEqual([
      expect.objectContaining({
        kind,
        paymentId: payment,
        expectedPaise,
        settledPaise,
        order: { id: expect.any(String), number: expect.stringMatching(/^VC-/) },
      }),
    ]);
  });

  it('of an unknown payment is listed without an order', async () => {
    await paidOrder();
    shop.sandbox.faults.alterSettled = (item) => ({ ...item, entity_id: 'pay_Elsewhere00001' });
    expect((await afterDays(3)).mismatches).toContainEqual(
      expect.objectContaining({ kind: 'unknown', paymentId: 'pay_Elsewhere00001', order: null }),
    );
  });

  it('is listed if its refund exceeds the recorded refunds', async () => {
    const payment = await paidOrder();
    await shop.sandbox.refundByHand({ paymentId: payment, amount: 5_000 });
    await shop.deliver();
    shop.sandbox.faults.alterSettled = (item) =>
      item.type === 'refund' ? { ...item, amount: 6_000, debit: 6_000 } : item;
    expect((await afterDays(3)).mismatches).toEqual([
      expect.objectContaining({
        kind: 'refunds',
        paymentId: payment,
        expectedPaise: 5_000,
        settledPaise: 6_000,
      }),
    ]);
  });

  it('that lacks a payment is not reported for a week, and then is until the payment is settled', async () => {
    const payment = await paidOrder();
    shop.sandbox.faults.alterSettled = () => null;
    expect((await afterDays(6)).mismatches).toEqual([]);
    expect((await afterDays(2)).mismatches).toEqual([
      expect.objectContaining({
        kind: 'missing',
        paymentId: payment,
        expectedPaise: 11_200,
        settledPaise: null,
      }),
    ]);
  });

  it('is exported with its lines and orders, which is logged', async () => {
    const payment = await paidOrder();
    await afterDays(3);
    const { status, body } = await (await signedIn()).get('/settlements/export');
    expect(status).toBe(200);
    expect(body).toMatch(new RegExp(`payment,${payment},,VC-[^,]+,112.00,2.24,0.40,109.36,0.00`));
    const log = shop.database.db.selectFrom('staff_log').select('action').orderBy('id', 'desc').limit(1);
    expect(await log.execute()).toEqual([{ action: 'settlements-exported' }]);
  });

  it('is not read while the provider is down, and completely afterwards', async () => {
    await paidOrder();
    shop.sandbox.faults.down = true;
    expect(await afterDays(3)).toMatchObject({ readTo: null, settlements: [], mismatches: [] });
    shop.sandbox.faults.down = false;
    expect((await afterDays(1)).settlements).toHaveLength(1);
  });
});

describe('a dispute', () => {
  it('is listed with its order when its webhook arrives, and closed by its end', async () => {
    const payment = await paidOrder();
    const id = await shop.sandbox.openDispute(payment);
    await shop.deliver();
    expect((await read()).disputes).toEqual([
      expect.objectContaining({
        id,
        paymentId: payment,
        amountPaise: 11_200,
        deductedPaise: 0,
        phase: 'chargeback',
        status: 'open',
        order: { id: expect.any(String), number: expect.stringMatching(/^VC-/) },
      }),
    ]);
    await shop.sandbox.endDispute(id, 'lost');
    await shop.deliver();
    expect((await read()).disputes).toEqual([
      expect.objectContaining({ id, status: 'lost', deductedPaise: 11_200 }),
    ]);
  });

  it('stays ended when its webhooks arrive in the opposite order', async () => {
    const id = await shop.sandbox.openDispute(await paidOrder());
    await shop.sandbox.endDispute(id, 'won');
    const { db } = shop.sandbox.context.store;
    const stored = await db
      .selectFrom('sandbox_webhook')
      .selectAll()
      .where('delivered_at', 'is', null)
      .execute();
    for (const { body, signature, event_id: event } of [...stored].reverse()) {
      await fetch(`${shop.origin}/api/v1/payment/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': signature,
          'x-razorpay-event-id': event,
        },
        body,
      });
      await shop.payments.jobs.drain();
    }
    expect((await read()).disputes).toEqual([expect.objectContaining({ id, status: 'won' })]);
  });

  it('is ignored when it is forged', async () => {
    const body = JSON.stringify({
      event: 'payment.dispute.created',
      payload: { dispute: { entity: { id: 'disp_1', payment_id: 'pay_1', amount: 1, status: 'open' } } },
    });
    const response = await fetch(`${shop.origin}/api/v1/payment/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': hmacHex('guess', body),
        'x-razorpay-event-id': 'evt_forged_dispute',
      },
      body,
    });
    expect(response.status).toBe(400);
    expect((await read()).disputes).toEqual([]);
  });

  it('is read from the provider when no webhook arrives', async () => {
    shop.sandbox.faults.webhooks = 'drop';
    const shopper = await placeOrder(shop);
    expect(shopper).toBeDefined();
    const [payment] = await shop.database.db
      .selectFrom('payment')
      .select('provider_payment_id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .execute();
    const id = await shop.sandbox.openDispute(payment?.provider_payment_id ?? '');
    shop.sandbox.faults.webhooks = 'normal';
    expect((await afterDays(1)).disputes).toEqual([expect.objectContaining({ id, status: 'open' })]);
  });
});
