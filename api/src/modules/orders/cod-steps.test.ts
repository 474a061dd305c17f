import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import { createMailer } from '../mail/mailer';
import {
  cashStep,
  confirmKey,
  offerCash,
  orderOf,
  requestNewCash,
  takeCashSteps,
} from './testing/cash-orders';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];

beforeAll(async () => {
  staffed = await openStaffedShop({ mailer: createMailer() });
  ({ shop } = staffed);
  await offerCash(shop);
});
afterEach(() => shop.assertNoDrift());
afterAll(() => staffed.close());

const { confirm, ship, deliver, remit, refundBefore, refundAfter, transfer } = cashStep;

const detailOf = async (publicId: string) =>
  ((await staffed.staff.get(`/orders/${publicId}`)).body as { data: Record<string, unknown> }).data;

const mailOf = (publicId: string, kind: string) =>
  shop.database.db
    .selectFrom('mail_outbox')
    .select(['subject', 'body_text', 'recipient'])
    .where('message_key', '=', `${kind}:${publicId}`)
    .executeTakeFirstOrThrow();

describe('the link that confirms an order', () => {
  it('is in the email, and places the order once, from a page in any browser', async () => {
    const { publicId, productId } = await requestNewCash(shop);
    const mail = await mailOf(publicId, 'order-unconfirmed');
    const [, key = ''] = /\/orders\/ord_\w+#(confirm\.[\w-]+)/.exec(mail.body_text ?? '') ?? [];
    expect(key).toBe(await confirmKey(shop, publicId));
    expect(mail.body_text).toContain('You chose to pay ₹140 in cash when the order arrives.');
    expect(mail.body_text).toContain('Cash on delivery: ₹25.00');
    const stranger = shop.newShopper();
    const opened = await stranger.post(`/order/${publicId}/open`, { key });
    expect(opened.body).toMatchObject({ data: { order: { status: 'unconfirmed' }, canCancel: true } });
    expect((await orderOf(shop, publicId)).status).toBe('unconfirmed');
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await stranger.post(`/order/${publicId}/confirm`, { key });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        data: {
          order: { status: 'placed', cod: { duePaise: 14_000 }, invoice: { number: expect.any(String) } },
          timeline: [{ kind: 'placed' }],
        },
      });
    }
    const { stock, reserved } = await shop.database.db
      .selectFrom('product')
      .select(['stock', 'reserved'])
      .where('public_id', '=', productId)
      .executeTakeFirstOrThrow();
    expect([stock, reserved]).toEqual([1, 0]);
    expect((await mailOf(publicId, 'order-placed')).body_text).toContain('To pay on delivery: ₹140.00');
  });

  it('does not confirm by a wrong key, by the link of another order, or by the session alone', async () => {
    const { publicId, shopper } = await requestNewCash(shop);
    const other = await requestNewCash(shop);
    const { links } = shop.payments.context;
    const open = (await links.pathOf(shop.database.db, publicId)).split('#')[1] ?? '';
    const key = await confirmKey(shop, publicId);
    const keys = [
      open,
      `confirm.${open}`,
      key.slice('confirm.'.length),
      `${key.slice(0, -3)}AAA`,
      await confirmKey(shop, other.publicId),
      'confirm.',
    ];
    for (const wrong of keys) {
      const { status } = await shopper.post(`/order/${publicId}/confirm`, { key: wrong });
      expect([wrong, status]).toEqual([wrong, 404]);
    }
    expect((await shopper.post(`/order/${publicId}/confirm`, {})).status).toBe(400);
    expect((await orderOf(shop, publicId)).status).toBe('unconfirmed');
  });

  it('shows a clear message once it has expired, or the order was cancelled', async () => {
    const late = await requestNewCash(shop);
    const cancelled = await requestNewCash(shop);
    expect((await cancelled.shopper.post(`/order/${cancelled.publicId}/cancel`, {})).body).toMatchObject({
      data: { order: { status: 'cancelled', cod: { duePaise: 0 } }, canCancel: false },
    });
    expect((await mailOf(cancelled.publicId, 'order-cancelled')).body_text).toContain(
      'Nothing will be sent.',
    );
    const now = shop.clock.now();
    shop.clock.advance(24 * 60 + 1);
    const ask = async (publicId: string) => {
      const key = await confirmKey(shop, publicId);
      const { status, body } = await shop.newShopper().post(`/order/${publicId}/confirm`, { key });
      return [status, body.orderStatus, body.message];
    };
    const passed = [
      409,
      'expired',
      'This order was not confirmed in time, so it was not placed. Nothing will be sent, and you owe nothing. You can order again.',
    ];
    expect(await ask(late.publicId)).toEqual(passed);
    await shop.reconcile();
    expect(await ask(late.publicId)).toEqual(passed);
    expect(await ask(cancelled.publicId)).toEqual([
      409,
      'cancelled',
      'This order was cancelled. Nothing will be sent, and you owe nothing.',
    ]);
    // Moves the clock back, so that the staff session has not expired.
    shop.clock.moveTo(now);
  });
});

describe('staff', () => {
  it('find unconfirmed orders, and confirm them after a call', async () => {
    const { publicId } = await requestNewCash(shop);
    const list = async (query: string) =>
      ((await staffed.staff.get(`/orders?${query}`)).body as { data: { items: { id: string }[] } }).data
        .items;
    expect((await list('status=unconfirmed')).map(({ id }) => id)).toContain(publicId);
    expect((await list('payment=cod')).map(({ id }) => id)).not.toContain(publicId);
    expect(await detailOf(publicId)).toMatchObject({
      actions: ['confirm', 'cancel', 'note'],
      cod: { confirmBefore: expect.any(String), duePaise: 0, collectedPaise: null },
    });
    const { body } = await staffed.staff.post(`/orders/${publicId}/confirm`);
    expect(body).toMatchObject({
      data: { status: 'placed', actions: ['pack', 'cancel', 'refund', 'note'], cod: { duePaise: 14_000 } },
    });
    expect(await list('payment=cod')).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: publicId, cod: true })]),
    );
    expect((await list('payment=online')).map(({ id }) => id)).not.toContain(publicId);
  });

  it('correct the email address of an unconfirmed order, which then receives the link', async () => {
    const { publicId } = await requestNewCash(shop);
    const body = { email: 'asha.rao@example.in', key: `email-${publicId}` };
    expect((await staffed.staff.post(`/orders/${publicId}/email`, body)).status).toBe(200);
    const again = await mailOf(`${publicId}:email-${publicId}`, 'order-unconfirmed');
    expect(again.recipient).toBe('asha.rao@example.in');
    expect(again.body_text).toContain(await confirmKey(shop, publicId));
  });

  it('collect the cash with the delivery, and record its remittance in parts, with corrections', async () => {
    const order = await requestNewCash(shop);
    const { publicId } = order;
    await takeCashSteps(shop, order, [confirm, ship]);
    const remitted = (key: string, amountPaise: number) =>
      staffed.staff.post(`/orders/${publicId}/remittance`, {
        ...{ key: `${key}-${publicId}`, amountPaise, reference: 'UTR 12345', day: '2026-11-29' },
      });
    expect((await remitted('early', 14_000)).body).toMatchObject({
      status: 409,
      message: 'The cash of this order is not collected yet.',
    });
    await takeCashSteps(shop, order, [deliver]);
    expect(await detailOf(publicId)).toMatchObject({
      status: 'delivered',
      actions: ['return', 'remit', 'refund', 'note'],
      cod: { duePaise: 0, collectedPaise: 14_000, remittedPaise: 0 },
    });
    expect((await mailOf(publicId, 'order-delivered')).body_text).toContain('We received ₹140.00 in cash.');
    await remitted('first', 10_000);
    await remitted('first', 10_000);
    expect((await remitted('too-much', 5_000)).body).toMatchObject({
      status: 409,
      message: '₹40.00 of the collected cash has not been remitted yet.',
    });
    expect((await remitted('wrong', -11_000)).status).toBe(409);
    await remitted('correction', -1_000);
    const { body } = await remitted('rest', 5_000);
    expect(body).toMatchObject({
      data: {
        cod: {
          remittedPaise: 14_000,
          remittances: [{ amountPaise: 10_000, reference: 'UTR 12345' }, { amountPaise: -1_000 }, {}],
        },
      },
    });
  });

  it('take back a refused parcel: its units are in stock again, and nothing is owed', async () => {
    const order = await requestNewCash(shop);
    await takeCashSteps(shop, order, [confirm, ship]);
    const { body } = await staffed.staff.post(`/orders/${order.publicId}/refused`, { restock: true });
    expect(body).toMatchObject({
      data: {
        ...{ status: 'returned', actions: ['note'], creditNotes: [{ amountPaise: 14_000, covers: 'rest' }] },
        cod: { duePaise: 0, collectedPaise: null, toTransferPaise: 0 },
      },
    });
    expect((await mailOf(order.publicId, 'order-returned')).body_text).toContain('You owe nothing.');
    const page = await order.shopper.get(`/order/${order.publicId}/page`);
    expect(page.body).toMatchObject({ data: { order: { cod: { duePaise: 0 } } } });
    expect(
      (page.body as { data: { timeline: { kind: string }[] } }).data.timeline.map(({ kind }) => kind),
    ).toEqual(['placed', 'shipped', 'returned']);
  });

  it('reduce the cash of an order by the units that they refund before it is collected', async () => {
    const order = await requestNewCash(shop, { units: 2 });
    await takeCashSteps(shop, order, [confirm, refundBefore]);
    shop.clock.advance(1);
    await takeCashSteps(shop, order, [ship]);
    expect(await detailOf(order.publicId)).toMatchObject({ cod: { duePaise: 14_000, toTransferPaise: 0 } });
    const page = await order.shopper.get(`/order/${order.publicId}/page`);
    expect(page.body).toMatchObject({
      data: { timeline: [{ kind: 'placed' }, { kind: 'reduced', amountPaise: 11_200 }, { kind: 'shipped' }] },
    });
    await takeCashSteps(shop, order, [deliver]);
    expect(await detailOf(order.publicId)).toMatchObject({ cod: { duePaise: 0, collectedPaise: 14_000 } });
  });

  it('record the transfer of a refund, without a call to the payment provider', async () => {
    const order = await requestNewCash(shop, { units: 2 });
    const { publicId } = order;
    await takeCashSteps(shop, order, [confirm, ship, deliver, refundAfter]);
    shop.sandbox.faults.down = true;
    await shop.reconcile();
    shop.sandbox.faults.down = false;
    expect(await detailOf(publicId)).toMatchObject({
      actions: ['return', 'remit', 'transfer', 'refund', 'note'],
      cod: { collectedPaise: 25_200, toTransferPaise: 11_200 },
      refunds: [{ status: 'pending', method: 'transfer' }],
    });
    const record = (amountPaise: number, key: string) =>
      staffed.staff.post(`/orders/${publicId}/transfer`, {
        ...{ key: `${key}-${publicId}`, amountPaise, reference: 'UPI 4711' },
      });
    expect((await record(11_100, 'other')).status).toBe(409);
    expect((await record(11_200, 'one')).body).toMatchObject({
      data: { refunds: [{ status: 'processed', reference: 'UPI 4711' }], cod: { toTransferPaise: 0 } },
    });
    expect((await record(11_200, 'one')).status).toBe(200);
    expect((await record(11_200, 'two')).status).toBe(409);
    await takeCashSteps(shop, order, [remit]);
  });
});

it('a full refund of an order paid in cash is completed by its transfer', async () => {
  const order = await requestNewCash(shop, { units: 2 });
  await takeCashSteps(shop, order, [confirm, ship, deliver, refundAfter, transfer]);
  const { body } = await staffed.staff.post(`/orders/${order.publicId}/return`, {
    reason: 'it was torn',
    restock: true,
  });
  expect(body).toMatchObject({ data: { status: 'returned', cod: { toTransferPaise: 14_000 } } });
});
