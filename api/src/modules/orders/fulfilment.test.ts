import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createMailer } from '../mail/mailer';
import { addNote, takeStep } from './fulfilment';
import { listEvents } from './order-repository';
import type { Step } from './order-states';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { placeOrder } from './testing/place-order';
import { staff, step, stepsFromPlaced, takeSteps } from './testing/steps';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

const rowOf = (publicId: string) =>
  shop.database.db
    .selectFrom('shop_order')
    .selectAll()
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow();

const eventsOf = async (id: number) =>
  (await listEvents(shop.database.db, id)).map(({ kind, author, detail }) => ({ kind, author, detail }));

const mailsOf = async (publicId: string) =>
  (
    await shop.database.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('message_key', 'like', `%:${publicId}`)
      .where('kind', '<>', 'order-placed')
      .execute()
  ).map(({ kind, subject, body_text: text }) => ({ kind, subject, text }));

const stockOf = async (productId: string) =>
  shop.database.db
    .selectFrom('product')
    .select(['stock', 'reserved'])
    .where('public_id', '=', productId)
    .executeTakeFirstOrThrow();

const sentBack = (paymentId: string) =>
  shop.sandbox.context.store.db
    .selectFrom('sandbox_refund')
    .select('amount')
    .where('payment_id', '=', paymentId)
    .execute();

const take = (publicId: string, next: Step, author = 'Asha') =>
  takeStep(shop.payments.context, publicId, next, staff(author));

describe('an order that is shipped', () => {
  it('is packed, shipped and delivered, and each step has its author and its email', async () => {
    const { id, publicId } = await placeOrder(shop);
    await take(publicId, step.pack);
    await take(publicId, step.ship, 'Ravi');
    await take(publicId, step.deliver);
    expect(await rowOf(publicId)).toMatchObject({
      status: 'delivered',
      courier: 'India Post',
      tracking_number: 'RP123456789IN',
    });
    expect(await eventsOf(id)).toEqual([
      { kind: 'placed', author: null, detail: {} },
      { kind: 'packed', author: 'Asha', detail: {} },
      {
        kind: 'shipped',
        author: 'Ravi',
        detail: { courier: 'India Post', trackingNumber: 'RP123456789IN' },
      },
      { kind: 'delivered', author: 'Asha', detail: {} },
    ]);
    const mails = await mailsOf(publicId);
    expect(mails.map(({ kind }) => kind)).toEqual(['order-shipped', 'order-delivered']);
    expect(mails[0]?.subject).toMatch(/^Your order VC-\w{5}-\w{5} is on its way$/);
    expect(mails[0]?.text).toContain('Courier: India Post\nTracking number: RP123456789IN');
  });

  it('is shown as placed to its shopper until it is shipped, and stays paid', async () => {
    const { publicId, shopper, providerOrderId, productId, receipt } = await placeOrder(shop);
    const shown = async () => {
      const { body } = await shopper.get(`/order/${publicId}`);
      return (body as { data: { status: string } }).data.status;
    };
    await take(publicId, step.pack);
    expect(await shown()).toBe('placed');
    expect(await shopper.confirm(providerOrderId)).toMatchObject({
      body: { order: { status: 'Order Placed' } },
    });
    const again = await shopper.checkout([{ productId, quantity: 1 }], 11_200, { receipt });
    expect(again).toMatchObject({ status: 200, body: { id: providerOrderId, paid: true } });
    await take(publicId, step.ship);
    expect(await shown()).toBe('shipped');
    expect((await shopper.confirm(providerOrderId)).status).toBe(200);
  });

  it('is shipped once: repeating the same parcel changes nothing, and a different parcel is refused', async () => {
    const { id, publicId } = await placeOrder(shop);
    await takeSteps(shop, publicId, [step.pack, step.pack, step.ship, step.ship]);
    await expect(take(publicId, { ...step.ship, trackingNumber: 'OTHER' })).rejects.toMatchObject({
      status: 409,
    });
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['placed', 'packed', 'shipped']);
    expect(await mailsOf(publicId)).toHaveLength(1);
  });
});

describe('an order that is cancelled', () => {
  it.each([
    ['before it is packed', []],
    ['after it is packed', [step.pack]],
  ] as const)('%s releases its units and refunds everything, once', async (_when, before) => {
    const { publicId, providerOrderId, productId, paymentId } = await placeOrder(shop);
    await takeSteps(shop, publicId, before);
    await Promise.all(Array.from({ length: 10 }, () => take(publicId, step.cancel)));
    expect(await stockOf(productId)).toEqual({ stock: 1, reserved: 0 });
    await Promise.all([shop.reconcile(), shop.reconcile()]);
    await shop.deliver();
    expect(await sentBack(paymentId)).toEqual([{ amount: 11_200 }]);
    expect(await shop.statusOf(providerOrderId)).toBe('cancelled');
    const [mail, ...others] = await mailsOf(publicId);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('₹112.00 will be refunded to your original payment method.');
    const next = await shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200);
    expect(next.status).toBe(200);
  });

  it('refunds what was left after a partial refund', async () => {
    const { publicId, paymentId } = await placeOrder(shop);
    await shop.sandbox.refundByHand({ paymentId, amount: 1_200 });
    await shop.deliver();
    await take(publicId, step.cancel);
    await shop.reconcile();
    expect(await sentBack(paymentId)).toEqual([{ amount: 1_200 }, { amount: 10_000 }]);
  });

  it('cannot also be shipped, even by concurrent requests', async () => {
    const second = await shop.openSecondInstance();
    const { id, publicId } = await placeOrder(shop);
    await take(publicId, step.pack);
    const tries = await Promise.allSettled([
      take(publicId, step.cancel),
      takeStep(second.context, publicId, step.ship, staff('Ravi')),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const kinds = (await eventsOf(id)).map(({ kind }) => kind);
    expect(kinds).toHaveLength(3);
    expect([['cancelled'], ['shipped']]).toContainEqual(kinds.slice(2));
  });

  it('refunds a late second payment', async () => {
    const { publicId, providerOrderId, paymentId } = await placeOrder(shop);
    await take(publicId, step.cancel);
    const again = await shop.sandbox
      .pay({ orderId: providerOrderId, method: 'upi', failure: null })
      .catch(() => undefined);
    await shop.deliver();
    await shop.reconcile();
    expect(await shop.statusOf(providerOrderId)).toBe('cancelled');
    expect(await sentBack(paymentId)).toEqual([{ amount: 11_200 }]);
    if (again) expect(await sentBack(again.razorpay_payment_id)).toEqual([{ amount: 11_200 }]);
  });
});

describe('an order that is returned', () => {
  it.each([
    ['goes on sale again', true, 1],
    ['stays off sale when it is broken', false, 0],
  ])('%s, and is refunded', async (_case, putBack, stock) => {
    const { id, publicId, productId, paymentId } = await placeOrder(shop);
    const back = { ...step.takeBack, restock: putBack };
    await takeSteps(shop, publicId, [step.pack, step.ship, step.deliver, back, back]);
    await shop.reconcile();
    expect(await stockOf(productId)).toEqual({ stock, reserved: 0 });
    expect(await sentBack(paymentId)).toEqual([{ amount: 11_200 }]);
    expect((await rowOf(publicId)).status).toBe('returned');
    expect((await eventsOf(id)).at(-1)).toEqual({
      kind: 'returned',
      author: 'Asha',
      detail: {
        reason: 'nobody was at home',
        restocked: putBack,
        amountPaise: 11_200,
        creditNote: expect.stringMatching(/^CN\/\d\d-\d\d\/\d{5}$/),
      },
    });
  });
});

describe('a step that the state machine does not have', () => {
  it.each([
    ['ship', [], step.ship, 'This order is placed, so it cannot be shipped.'],
    ['deliver', [step.pack], step.deliver, 'This order is packed, so it cannot be delivered.'],
    ['cancel', [step.pack, step.ship], step.cancel, 'This order is shipped, so it cannot be cancelled.'],
    ['pack', [step.cancel], step.pack, 'This order is cancelled, so it cannot be packed.'],
    ['return', [], step.takeBack, 'This order is placed, so it cannot be returned.'],
  ] as const)('%s after %j is refused, and changes nothing', async (_name, before, wrong, message) => {
    const { id, publicId } = await placeOrder(shop);
    await takeSteps(shop, publicId, before);
    const [row, events] = [await rowOf(publicId), await eventsOf(id)];
    await expect(take(publicId, wrong)).rejects.toMatchObject({ status: 409, message });
    expect([await rowOf(publicId), await eventsOf(id)]).toEqual([row, events]);
  });

  it('for an unknown order is a 404', async () => {
    await expect(take('nothing', step.pack)).rejects.toMatchObject({ status: 404 });
    await expect(
      addNote(shop.payments.context, 'nothing', { text: 'Hm' }, staff('Asha')),
    ).rejects.toMatchObject({
      status: 404,
    });
  });
});

it.each(stepsFromPlaced)('%s while the checks for a second payment continue', async (_name, before, next) => {
  const { publicId } = await placeOrder(shop);
  shop.clock.advance(31);
  await shop.reconcile();
  const { checks } = await rowOf(publicId);
  expect(checks).toBe(1);
  await takeSteps(shop, publicId, [...before, next]);
  expect((await rowOf(publicId)).checks).toBe(1);
  shop.clock.advance(7 * 60);
  await shop.reconcile();
  expect((await rowOf(publicId)).checks).toBe(2);
});

it('notes and steps are permanent', async () => {
  const { id, publicId } = await placeOrder(shop);
  await addNote(shop.payments.context, publicId, { text: 'Call before delivery' }, staff('Asha'));
  const { db } = shop.database;
  await expect(
    db.updateTable('order_event').set({ author: 'Mallory' }).where('order_id', '=', id).execute(),
  ).rejects.toThrow('order_event is only ever added to');
  await expect(db.deleteFrom('order_event').where('order_id', '=', id).execute()).rejects.toThrow(
    'order_event is only ever added to',
  );
  expect((await eventsOf(id)).at(-1)).toEqual({
    kind: 'note',
    author: 'Asha',
    detail: { text: 'Call before delivery' },
  });
});
