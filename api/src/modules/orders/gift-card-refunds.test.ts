import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { addCard } from '../gift-cards/testing/add-card';
import { offerGiftCards } from '../gift-cards/testing/offer-gift-cards';
import { createMailer } from '../mail/mailer';
import { correctEmail } from './fulfilment';
import { refundAgain, refundOrder } from './refund-order';
import { exportOrders } from './staff/order-export';
import { filterOf } from './staff/order-list';
import { readOrder } from './staff/order-view';
import { payOrder } from './testing/coupons';
import { balanceOf, placeWithCard } from './testing/gift-card-orders';
import { addGiftCardProduct, cardsOf } from './testing/gift-cards';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { oneUnitRefund, staff, step, takeSteps } from './testing/steps';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
});
afterEach(() => shop.assertNoDrift());
afterAll(() => shop.close());

type Order = Awaited<ReturnType<typeof placeWithCard>>;

const refund = (order: Order, key: string) =>
  refundOrder(
    shop.payments.context,
    order.publicId,
    oneUnitRefund(order, `${key}-${order.publicId}`),
    staff('Asha'),
  );

/** The refunds that are owed or sent to the provider, in paise. */
const online = async ({ id }: Order) =>
  (
    await shop.database.db
      .selectFrom('refund')
      .select('amount_paise')
      .where('order_id', '=', id)
      .orderBy('created_at')
      .execute()
  ).map(({ amount_paise: paise }) => paise);

/** As if the provider had refused the refunds of an order. */
const markFailed = ({ id }: Order) =>
  shop.database.db.updateTable('refund').set({ status: 'failed' }).where('order_id', '=', id).execute();

const paymentOf = async ({ id }: Order) => {
  const row = shop.database.db.selectFrom('shop_order').select('paid_payment_id').where('id', '=', id);
  return String((await row.executeTakeFirstOrThrow()).paid_payment_id);
};

const statusOf = async ({ id }: Order) => {
  const row = shop.database.db.selectFrom('shop_order').select('status').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).status;
};

const mailOf = async ({ publicId }: Order, kind: string) => {
  const mails = await shop.database.db
    .selectFrom('mail_outbox')
    .select('body_text')
    .where('kind', '=', kind)
    .where('message_key', 'like', `%${publicId}%`)
    .orderBy('id', 'desc')
    .execute();
  return mails[0]?.body_text ?? '';
};

/** Sends all owed refunds to the provider and delivers its webhooks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    shop.clock.advance(5);
    await shop.reconcile();
    await shop.deliver();
  }
}

describe('a refund of a unit', () => {
  it('goes first to what was paid online, and the rest to the card', async () => {
    const order = await placeWithCard(shop, 14_000);
    await refund(order, 'first');
    expect(await online(order)).toEqual([8_400]);
    expect(await balanceOf(shop, order.card)).toBe(2_800);
    expect(await mailOf(order, 'order-refund')).toMatch(
      /₹28\.00 is back on your gift card ····\w{4}\.\s+₹84\.00 will be refunded to your original payment method/,
    );
    await settle();
    expect(await statusOf(order)).toBe('placed');
    await refund(order, 'second');
    expect(await online(order)).toEqual([8_400]);
    expect(await balanceOf(shop, order.card)).toBe(14_000);
    expect(await statusOf(order)).toBe('refunded');
  });

  it('is only online when that is enough, and ends once the provider has sent the last part', async () => {
    const order = await placeWithCard(shop, 11_200);
    await refund(order, 'first');
    expect([await online(order), await balanceOf(shop, order.card)]).toEqual([[11_200], 0]);
    await refund(order, 'second');
    expect(await statusOf(order)).toBe('placed');
    await settle();
    expect([await balanceOf(shop, order.card), await statusOf(order)]).toEqual([11_200, 'refunded']);
  });

  it('goes to the card of an order that it paid in full, once', async () => {
    const order = await placeWithCard(shop, 30_000);
    await Promise.all([refund(order, 'same'), refund(order, 'same')]);
    expect([await online(order), await balanceOf(shop, order.card)]).toEqual([[], 18_800]);
    expect(await statusOf(order)).toBe('placed');
    await refund(order, 'second');
    expect([await balanceOf(shop, order.card), await statusOf(order)]).toEqual([30_000, 'refunded']);
  });

  it('leaves what a failed refund has yet to send online', async () => {
    const order = await placeWithCard(shop, 14_000);
    await refund(order, 'first');
    await markFailed(order);
    await refund(order, 'second');
    expect([await online(order), await balanceOf(shop, order.card)]).toEqual([[8_400], 14_000]);
    await refundAgain(shop.payments.context, order.publicId, staff('Asha'));
    await settle();
    expect(await statusOf(order)).toBe('refunded');
  });

  it('ends the order after refunds of the rest in the dashboard', async () => {
    const order = await placeWithCard(shop, 7_400);
    await refund(order, 'first');
    await settle();
    await shop.sandbox.refundByHand({ paymentId: await paymentOf(order), amount: 3_800 });
    await settle();
    expect(await statusOf(order)).toBe('placed');
    const rest = oneUnitRefund(order, `rest-${order.publicId}`, { amountPaise: 7_400 });
    await refundOrder(shop.payments.context, order.publicId, rest, staff('Asha'));
    expect([await balanceOf(shop, order.card), await statusOf(order)]).toEqual([7_400, 'refunded']);
  });

  it('goes to a card that is blocked or has expired', async () => {
    const order = await placeWithCard(shop, 30_000);
    await shop.database.db
      .updateTable('gift_card')
      .set({ state: 'blocked', expires_at: new Date('2026-01-02T00:00:00Z') })
      .where('id', '=', order.card.id)
      .execute();
    await refund(order, 'first');
    expect(await balanceOf(shop, order.card)).toBe(18_800);
  });
});

it.each([
  ['of other units leaves the gift cards that the order sold, though nothing paid online is left', false],
  ['of other units that staff make in the dashboard, because it failed, leaves them as well', true],
] as const)('%s', async (_name, hasFailed) => {
  const { id, code } = await addCard(shop.database, { initialPaise: 50_000 });
  await offerGiftCards(shop.database);
  const sold = await addGiftCardProduct(shop, 10_000);
  const productId = await shop.addProduct({ stock: 2, ratePaise: 10_000 });
  const lines = [
    { productId, quantity: 2 },
    { productId: sold, quantity: 1 },
  ];
  const shopper = shop.newShopper();
  const { body } = await shopper.checkout(lines, 32_400, { giftCard: { code, amount: 22_400 } });
  await payOrder(shop, shopper, body.id);
  const { id: orderId, public_id: publicId } = await shop.database.db
    .selectFrom('shop_order')
    .select(['id', 'public_id'])
    .where('gift_card_id', '=', id)
    .executeTakeFirstOrThrow();
  const order = { card: { id, code }, shopper, productId, publicId, id: orderId };
  await refund(order, 'one');
  if (hasFailed) {
    await markFailed(order);
    await shop.sandbox.refundByHand({ paymentId: await paymentOf(order) });
  }
  await settle();
  expect(await balanceOf(shop, { id })).toBe(50_000 - 22_400 + 1_200);
  expect(await cardsOf(shop, orderId)).toMatchObject([{ state: 'active', balance_paise: 10_000 }]);
});

describe('an order that ends', () => {
  it.each([
    ['is cancelled', [step.cancel], 'cancelled'],
    ['is cancelled by its shopper', [step.shopperCancels], 'cancelled'],
    ['comes back', [step.pack, step.ship, step.takeBack], 'returned'],
  ] as const)('%s: both parts are refunded, once', async (_name, steps, status) => {
    const order = await placeWithCard(shop, 14_000);
    await takeSteps(shop, order.publicId, steps);
    await takeSteps(shop, order.publicId, [steps[steps.length - 1] ?? step.cancel]);
    expect([await online(order), await balanceOf(shop, order.card)]).toEqual([[8_400], 14_000]);
    expect(await mailOf(order, `order-${status}`)).toContain('₹140.00 is back on your gift card');
    await settle();
    expect(await statusOf(order)).toBe(status);
  });

  it('after a refund of a unit returns what is left', async () => {
    const order = await placeWithCard(shop, 14_000);
    await refund(order, 'first');
    await takeSteps(shop, order.publicId, [step.cancel]);
    expect([await online(order), await balanceOf(shop, order.card)]).toEqual([[8_400], 14_000]);
  });

  it('after a refund in the dashboard returns the part of the card', async () => {
    const order = await placeWithCard(shop, 14_000);
    await shop.payments.context.provider.refund({
      paymentId: await paymentOf(order),
      amountPaise: 8_400,
      idempotencyKey: `dashboard-${order.publicId}`,
    });
    await settle();
    expect(await statusOf(order)).toBe('placed');
    await takeSteps(shop, order.publicId, [step.cancel]);
    expect([await online(order), await balanceOf(shop, order.card)]).toEqual([[], 14_000]);
  });
});

describe('the page of an order', () => {
  it('shows each part of its refunds to the shopper and to staff', async () => {
    const order = await placeWithCard(shop, 14_000);
    await refund(order, 'first');
    await settle();
    const { body } = await order.shopper.get(`/order/${order.publicId}/page`);
    const { timeline } = body.data as { readonly timeline: readonly Record<string, unknown>[] };
    expect(timeline.map(({ kind, amountPaise }) => ({ kind, amountPaise }))).toEqual([
      { kind: 'placed', amountPaise: undefined },
      { kind: 'refunded-to-card', amountPaise: 2_800 },
      { kind: 'refunded', amountPaise: 8_400 },
    ]);
    const shown = await readOrder(shop.payments.context, order.publicId, 'admin', null);
    expect(shown).toMatchObject({
      giftCard: { lastFour: order.card.code.slice(-4), amountPaise: 14_000 },
      giftCardRefunds: [{ amountPaise: 2_800, reason: 'refunded: it was torn' }],
      payments: [{ amountPaise: 8_400, refundedPaise: 8_400 }],
    });
  });

  it('has no payment when the card paid all of it', async () => {
    const order = await placeWithCard(shop, 30_000);
    const shown = await readOrder(shop.payments.context, order.publicId, 'admin', null);
    expect([shown.payments, shown.giftCard?.amountPaise]).toEqual([[], 22_400]);
  });
});

it('is exported with its gift card', async () => {
  const { card } = await placeWithCard(shop, 14_000);
  let csv = '';
  for await (const part of exportOrders(shop.database.db, filterOf({}))) csv += part;
  expect(csv).toMatch(/gift card,paid by gift card/);
  expect(csv).toContain(`····${card.code.slice(-4)},140.00`);
});

it('repeats the emails of its refunds with both parts', async () => {
  const order = await placeWithCard(shop, 30_000);
  await refund(order, 'first');
  await takeSteps(shop, order.publicId, [step.cancel]);
  const change = { email: 'asha.new@example.in', key: `email-${order.publicId}` };
  await correctEmail(shop.payments.context, order.publicId, change, staff('Asha'));
  expect(await mailOf(order, 'order-refund')).toContain('₹112.00 is back on your gift card');
  expect(await mailOf(order, 'order-cancelled')).toContain('₹112.00 is back on your gift card');
});
