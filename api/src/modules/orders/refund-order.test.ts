import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createMailer } from '../mail/mailer';
import { takeStep } from './fulfilment';
import { listEvents } from './order-repository';
import { listOrderRefunds } from './refund-lines';
import { previewRefund, refundAgain, refundOrder, type RefundInput } from './refund-order';
import { readOrder } from './staff/order-view';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { placeOrder, type PlacedOrder } from './testing/place-order';
import { staff, refundsFromPlaced, step, takeSteps, oneUnitRefund } from './testing/steps';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

const refund = (
  order: PlacedOrder,
  key: string,
  change: Partial<RefundInput> = {},
  context = shop.payments.context,
) =>
  refundOrder(
    context,
    order.publicId,
    oneUnitRefund(order, `${key}-${order.publicId}`, change),
    staff('Asha'),
  );

const units = ({ productId }: PlacedOrder, quantity: number) => [{ productId, color: '', quantity }];

const sentBack = async ({ paymentId }: PlacedOrder) =>
  (
    await shop.sandbox.context.store.db
      .selectFrom('sandbox_refund')
      .select('amount')
      .where('payment_id', '=', paymentId)
      .orderBy('amount')
      .execute()
  ).map(({ amount }) => amount);

const stockOf = async ({ productId }: PlacedOrder) => {
  const product = shop.database.db.selectFrom('product').select('stock').where('public_id', '=', productId);
  return (await product.executeTakeFirstOrThrow()).stock;
};

/** Sends all owed refunds to the provider and delivers its webhooks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    shop.clock.advance(5);
    await shop.reconcile();
    await shop.deliver();
  }
}

const mailsOf = ({ publicId }: PlacedOrder, kind: string) =>
  shop.database.db
    .selectFrom('mail_outbox')
    .select(['subject', 'body_text'])
    .where('message_key', 'like', `%:${publicId}`)
    .where('kind', '=', kind)
    .execute();

describe('a refund of units', () => {
  it.each(refundsFromPlaced)('of %s is refunded once, even for repeated requests', async (_name, before) => {
    const order = await placeOrder(shop, { units: 3 });
    await takeSteps(shop, order.publicId, before);
    const status = await shop.statusOf(order.providerOrderId);
    const second = await shop.openSecondInstance();
    await Promise.all([
      ...Array.from({ length: 5 }, () => refund(order, 'twice')),
      refund(order, 'twice', {}, second.context),
    ]);
    expect(await stockOf(order)).toBe(1);
    await settle();
    expect(await sentBack(order)).toEqual([11_200]);
    expect(await shop.statusOf(order.providerOrderId)).toBe(status);
    const [event, ...others] = (await listEvents(shop.database.db, order.id)).filter(
      ({ kind }) => kind === 'refund',
    );
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      author: 'Asha',
      detail: {
        reason: 'it was torn',
        restocked: true,
        amountPaise: 11_200,
        pieces: [expect.stringMatching(/^1 × Product \d+$/)],
        creditNote: expect.stringMatching(/^CN\/\d\d-\d\d\/\d{5}$/),
      },
    });
    const [mail, ...more] = await mailsOf(order, 'order-refund');
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^A refund for your order VC-/);
    expect(mail?.body_text).toContain('Items: ₹100.00\n12% GST: ₹12.00\nRefund: ₹112.00');
    expect(mail?.body_text).toMatch(/Credit note: CN\/\S+\nFor invoice: VC\/\S+/);
  });

  it('that leaves nothing to send offers neither packing nor cancelling while it is pending', async () => {
    const order = await placeOrder(shop, { units: 3 });
    const actions = async () =>
      (await readOrder(shop.payments.context, order.publicId, 'admin', null)).actions;
    await refund(order, 'two', { lines: units(order, 2), amountPaise: 22_400 });
    expect(await actions()).toEqual(['pack', 'cancel', 'refund', 'note']);
    await refund(order, 'last');
    expect(await actions()).toEqual(['note']);
    await settle();
    expect(await actions()).toEqual(['note']);
  });

  it('that must not be sold again stay off sale, even when the order is cancelled', async () => {
    const order = await placeOrder(shop, { units: 3 });
    await refund(order, 'torn', { restock: false });
    expect(await stockOf(order)).toBe(0);
    await takeSteps(shop, order.publicId, [step.cancel]);
    expect(await stockOf(order)).toBe(2);
    await settle();
    expect(await sentBack(order)).toEqual([11_200, 22_400]);
    expect(await shop.statusOf(order.providerOrderId)).toBe('cancelled');
  });

  it('before shipping removes them from the parcel and from its return', async () => {
    const order = await placeOrder(shop, { units: 3 });
    await refund(order, 'early');
    await takeSteps(shop, order.publicId, [step.pack, step.ship]);
    const [shipped] = await mailsOf(order, 'order-shipped');
    expect(shipped?.body_text).toMatch(/Contents\n2 × Product/);
    await refund(order, 'late', { restock: false });
    await takeSteps(shop, order.publicId, [step.takeBack]);
    expect(await stockOf(order)).toBe(2);
    await settle();
    expect(await sentBack(order)).toEqual([11_200, 11_200, 11_200]);
    expect(await shop.statusOf(order.providerOrderId)).toBe('returned');
  });

  it('of the whole order before shipping ends the order', async () => {
    const order = await placeOrder(shop, { units: 2 });
    await refund(order, 'one');
    await takeSteps(shop, order.publicId, [step.pack]);
    await refund(order, 'two');
    await expect(
      takeStep(shop.payments.context, order.publicId, step.ship, staff('Asha')),
    ).rejects.toMatchObject({ status: 409 });
    await settle();
    expect(await sentBack(order)).toEqual([11_200, 11_200]);
    expect(await shop.statusOf(order.providerOrderId)).toBe('refunded');
    expect(await stockOf(order)).toBe(2);
  });

  it('by two staff members at once never exceeds the ordered units, with credit notes numbered without gaps', async () => {
    const second = await shop.openSecondInstance();
    const order = await placeOrder(shop, { units: 2 });
    const tries = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((key, index) =>
        refund(order, key, {}, index % 2 === 0 ? shop.payments.context : second.context),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await settle();
    expect(await sentBack(order)).toEqual([11_200, 11_200]);
    const serials = (await listOrderRefunds(shop.database.db, order.id)).map(({ serial }) => serial);
    const all = await shop.database.db.selectFrom('order_refund').select('serial').execute();
    expect(serials).toHaveLength(2);
    expect(all.map(({ serial }) => serial).sort((a, b) => a - b)).toEqual(all.map((_, index) => index + 1));
  });

  it('is shown on its order’s page with its items', async () => {
    const order = await placeOrder(shop, { units: 2 });
    await refund(order, 'shown');
    const moments = async () => {
      const { body } = await order.shopper.get(`/order/${order.publicId}/page`);
      return (body as { data: { timeline: { kind: string }[] } }).data.timeline.slice(1);
    };
    const items = [expect.stringMatching(/^1 × /)];
    const what = { amountPaise: 11_200, items, pieces: items };
    expect(await moments()).toEqual([expect.objectContaining({ kind: 'refund-pending', ...what })]);
    await settle();
    expect(await moments()).toEqual([expect.objectContaining({ kind: 'refunded', ...what })]);
  });
});

describe('money that was refunded in another way', () => {
  it('is not refunded twice: the last units refund the rest', async () => {
    const order = await placeOrder(shop, { units: 2 });
    await shop.sandbox.refundByHand({ paymentId: order.paymentId, amount: 1_200 });
    await shop.deliver();
    const preview = await previewRefund(shop.payments.context, order.publicId, units(order, 2));
    expect(preview).toMatchObject({ amountPaise: 21_200, goodsPaise: 20_000, taxPaise: 2_400 });
    await refund(order, 'rest', { lines: units(order, 2), amountPaise: 21_200 });
    await settle();
    expect(await sentBack(order)).toEqual([1_200, 21_200]);
  });

  it('in the dashboard at the same time, never exceeds the paid amount', async () => {
    const order = await placeOrder(shop, { units: 2 });
    await refund(order, 'one');
    await shop.sandbox.refundByHand({ paymentId: order.paymentId, amount: 15_000 });
    await settle();
    expect((await sentBack(order)).reduce((sum, amount) => sum + amount, 0)).toBe(22_400);
    expect(await sentBack(order)).toEqual([7_400, 15_000]);
  });

  it('that failed is retried under a new key, and a later cancellation replaces it', async () => {
    const order = await placeOrder(shop, { units: 3 });
    const fail = () =>
      shop.database.db
        .updateTable('refund')
        .set({ status: 'failed' })
        .where('order_id', '=', order.id)
        .where('status', '=', 'pending')
        .execute();
    await refund(order, 'one');
    await fail();
    await refund(order, 'two');
    await settle();
    expect(await sentBack(order)).toEqual([11_200]);
    await refundAgain(shop.payments.context, order.publicId, staff('Asha'));
    await fail();
    await takeSteps(shop, order.publicId, [step.cancel]);
    await settle();
    expect(await sentBack(order)).toEqual([11_200, 22_400]);
    const states = await shop.database.db
      .selectFrom('refund')
      .select('status')
      .where('order_id', '=', order.id)
      .execute();
    expect(states.map(({ status }) => status).sort()).toEqual([
      'processed',
      'processed',
      'replaced',
      'replaced',
    ]);
  });
});

describe('a refund of units that cost less than a rupee', () => {
  it('never loses a paisa, and explains what to do when the amount is too small', async () => {
    // 30 paise with tax are 33.6 paise: three units cost ₹2, two cost ₹1, and so does one.
    const order = await placeOrder(shop, { units: 3, ratePaise: 30 });
    const { database } = shop;
    await refund(order, 'first', { amountPaise: 100 });
    await expect(previewRefund({ database }, order.publicId, units(order, 1))).rejects.toMatchObject({
      status: 409,
      message:
        'These units come to less than ₹1.00, the minimum refund. Refund them together with other units of this order.',
    });
    await refund(order, 'others', { lines: units(order, 2), amountPaise: 100 });
    await settle();
    expect(await sentBack(order)).toEqual([100, 100]);
    expect(await shop.statusOf(order.providerOrderId)).toBe('refunded');
  });
});

describe('an invalid refund', () => {
  it.each([
    ['of more units than were ordered', { quantity: 3 }, 11_200, 409],
    ['of an incorrect amount', { quantity: 1 }, 11_300, 409],
    ['of a product that is not in the order', { productId: 'other' }, 11_200, 400],
  ])('%s changes nothing', async (_name, line, amountPaise, status) => {
    const order = await placeOrder(shop, { units: 2 });
    const lines = [{ productId: order.productId, color: '', quantity: 1, ...line }];
    await expect(refund(order, 'wrong', { lines, amountPaise })).rejects.toMatchObject({ status });
    expect(await listOrderRefunds(shop.database.db, order.id)).toEqual([]);
    await refund(order, 'wrong');
  });

  it.each([
    ['cancelled', [step.cancel]],
    ['returned', [step.pack, step.ship, step.takeBack]],
  ] as const)('of a %s order is refused', async (_name, before) => {
    const order = await placeOrder(shop);
    await takeSteps(shop, order.publicId, before);
    await expect(refund(order, 'after')).rejects.toMatchObject({ status: 409 });
  });

  it('with a key of another request is refused', async () => {
    const order = await placeOrder(shop, { units: 2 });
    await refund(order, 'key');
    await expect(refund(order, 'key', { reason: 'another' })).rejects.toMatchObject({ status: 409 });
  });
});
