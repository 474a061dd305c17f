import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { START_MS } from '../../testing/test-database';
import { offerGiftCards } from '../gift-cards/testing/offer-gift-cards';
import { codeOf } from '../gift-cards';
import { addCard } from '../gift-cards/testing/add-card';
import { auditCards } from '../gift-cards/testing/audit-cards';
import { createMailer } from '../mail/mailer';
import { previewRefund, refundOrder } from './refund-order';
import { offerCash, requestCash } from './testing/cash-orders';
import { newCoupon, payOrder, quoteCoupon } from './testing/coupons';
import { balanceOf } from './testing/gift-card-orders';
import { addGiftCardProduct, cardsOf, sellGiftCards } from './testing/gift-cards';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { oneUnitRefund, staff, step } from './testing/steps';
import { correctEmail, takeStep } from './fulfilment';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
}, START_MS);
beforeEach(async () => {
  await shop.database.db.deleteFrom('mail_outbox').execute();
});
afterEach(async () => {
  await shop.assertNoDrift();
  expect(await auditCards(shop.database.db)).toEqual([]);
});
afterAll(() => shop.close());

const mails = () =>
  shop.database.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'subject', 'body_text'])
    .where('kind', '=', 'gift-card')
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute();

/** Pays an order of 112.00 rupees with a card. */
async function spendFrom(card: Awaited<ReturnType<typeof cardsOf>>[number]): Promise<void> {
  const productId = await shop.addProduct({ ratePaise: 10_000 });
  const giftCard = { code: await codeOf(shop.database.db, card), amount: 11_200 };
  const { status } = await shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200, { giftCard });
  expect(status).toBe(200);
}

describe('a shop without gift cards', () => {
  it('sells a product with a card value like any other product', async () => {
    await offerGiftCards(shop.database, { offered: false });
    const productId = await addGiftCardProduct(shop);
    const shopper = shop.newShopper();
    const { body: facts } = await shopper.get(`/product/lines?ids=${productId}`);
    expect(facts).toMatchObject({ data: [{ gstRate: 12 }] });
    expect(JSON.stringify(facts)).not.toContain('giftCard');
    const rest = { giftEmail: 'not an address' };
    const { status, body } = await shopper.checkout([{ productId, quantity: 1 }], 56_000, rest);
    expect(status).toBe(200);
    await payOrder(shop, shopper, body.id);
    const sold = await shop.database.db
      .selectFrom('gift_card')
      .innerJoin('shop_order', 'shop_order.id', 'gift_card.order_id')
      .select('gift_card.id')
      .where('provider_order_id', '=', String(body.id))
      .execute();
    expect(sold).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});

describe('a gift card in the cart', () => {
  it('is charged without GST, next to goods with GST', async () => {
    await offerGiftCards(shop.database);
    const productId = await addGiftCardProduct(shop);
    const goods = await shop.addProduct({ ratePaise: 10_000 });
    const shopper = shop.newShopper();
    expect((await shopper.get(`/product/lines?ids=${productId},${goods}`)).body).toMatchObject({
      data: [
        { productId, gstRate: 0, giftCard: true },
        { productId: goods, gstRate: 12 },
      ],
    });
    expect((await shopper.get(`/product/detail1/${productId}`)).body).toMatchObject({ data: { gstRate: 0 } });
    const lines = [
      { productId, quantity: 1 },
      { productId: goods, quantity: 1 },
    ];
    expect((await shopper.checkout(lines, 61_200)).status).toBe(200);
  });

  it('is not reduced by a coupon', async () => {
    await offerGiftCards(shop.database);
    const productId = await addGiftCardProduct(shop);
    const goods = await shop.addProduct({ ratePaise: 10_000 });
    const code = await newCoupon(shop);
    const lines = [
      { productId, quantity: 1 },
      { productId: goods, quantity: 1 },
    ];
    expect((await quoteCoupon(shop, code, lines)).data).toMatchObject({
      couponPaise: 1_000,
      payablePaise: 60_100,
    });
    expect(await quoteCoupon(shop, code, [{ productId, quantity: 1 }])).toMatchObject({
      status: 422,
      message: expect.stringContaining('is not for the products in your cart'),
    });
  });

  it('is not sold for cash', async () => {
    await offerGiftCards(shop.database);
    await offerCash(shop);
    const productId = await addGiftCardProduct(shop);
    const products = [{ productId, quantity: 1 }];
    expect(await requestCash(shop.newShopper(), { products, amount: 52_500 })).toMatchObject({
      status: 422,
      body: { field: 'payment', message: 'Gift cards cannot be paid for in cash. Please pay online.' },
    });
  });

  it('is not paid with another gift card, which pays the other goods', async () => {
    await offerGiftCards(shop.database);
    const productId = await addGiftCardProduct(shop);
    const goods = await shop.addProduct({ ratePaise: 10_000 });
    const { code } = await addCard(shop.database, { initialPaise: 100_000 });
    const cardLine = { productId, quantity: 1 };
    const lines = [cardLine, { productId: goods, quantity: 1 }];
    const pay = (products: typeof lines, total: number, amount: number) =>
      shop.newShopper().checkout(products, total, { giftCard: { code, amount } });
    expect(await pay([cardLine], 50_000, 50_000)).toMatchObject({
      status: 409,
      body: { field: 'giftCard', message: 'A gift card cannot pay for other gift cards.', giftCardPaise: 0 },
    });
    expect(await pay(lines, 61_200, 61_200)).toMatchObject({ status: 409, body: { giftCardPaise: 11_200 } });
    expect(await pay(lines, 61_200, 11_200)).toMatchObject({ status: 200, body: { amount: 50_000 } });
  });

  it('needs an address for its recipient', async () => {
    await offerGiftCards(shop.database);
    const productId = await addGiftCardProduct(shop);
    const lines = [{ productId, quantity: 1 }];
    for (const rest of [{ giftName: 'Ravi' }, { giftEmail: 'ravi' }]) {
      expect(await shop.newShopper().checkout(lines, 50_000, rest)).toMatchObject({
        status: 422,
        body: { field: 'giftEmail', message: 'Please enter the email address of the recipient.' },
      });
    }
  });
});

describe('a paid order', () => {
  it('issues and emails a card for each unit to the buyer, once', async () => {
    const { order, cards, shopper } = await sellGiftCards(shop, 2);
    expect(cards).toMatchObject([
      { unit: 1, initial_paise: 50_000, balance_paise: 50_000, recipient_email: order.ship.email },
      { unit: 2, initial_paise: 50_000, balance_paise: 50_000, state: 'active' },
    ]);
    await shop.deliver();
    await shop.reconcile();
    await shopper.confirm(order.provider_order_id ?? '');
    expect(await cardsOf(shop, order.id)).toHaveLength(2);
    const [first, second, ...more] = await mails();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      recipient: order.ship.email,
      subject: 'A gift card of ₹500.00 for you',
    });
    const [card] = cards;
    if (!card) throw new Error('The order has no card');
    expect(first?.body_text).toContain(`Code: ${await codeOf(shop.database.db, card)}`);
    expect(first?.body_text).toContain('Balance: ₹500.00');
    expect(second?.body_text).not.toContain(card.last_four);
  });

  it('emails them to the recipient, with the message, as corrected before the payment', async () => {
    await offerGiftCards(shop.database);
    const productId = await addGiftCardProduct(shop);
    const shopper = shop.newShopper();
    const lines = [{ productId, quantity: 1 }];
    const first = { receipt: 'gift-of-ravi', giftEmail: 'wrong@example.in', giftName: 'Ravi' };
    await shopper.checkout(lines, 50_000, first);
    const right = {
      ...first,
      ...{ giftEmail: 'ravi@example.in', giftMessage: 'Happy birthday!\nWith love' },
    };
    const { body } = await shopper.checkout(lines, 50_000, right);
    await payOrder(shop, shopper, body.id);
    const [mail] = await mails();
    expect(mail?.recipient).toBe('ravi@example.in');
    expect(mail?.body_text).toContain('sends you a gift card for');
    expect(mail?.body_text).toContain('Message\nHappy birthday!\nWith love');
    expect(await shop.database.db.selectFrom('gift_card_recipient').selectAll().execute()).toEqual([]);
  });

  it('sends the cards of its buyer to a corrected address', async () => {
    const { order } = await sellGiftCards(shop, 1);
    const key = 'key-of-the-correction-1';
    await correctEmail(
      shop.payments.context,
      order.public_id,
      { email: 'corrected@example.in', key },
      staff('Asha'),
    );
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['corrected@example.in']);
    expect(await cardsOf(shop, order.id)).toMatchObject([{ recipient_email: 'corrected@example.in' }]);
  });
});

describe('the refund of a gift card', () => {
  it('cancels the card of a unit', async () => {
    const { order, productId, cards } = await sellGiftCards(shop, 2);
    const { context } = shop.payments;
    const lines = [{ productId, color: '', quantity: 1 }];
    expect(await previewRefund(context, order.public_id, lines)).toMatchObject({ amountPaise: 50_000 });
    await refundOrder(
      context,
      order.public_id,
      oneUnitRefund({ productId }, 'refund-of-one-card', { amountPaise: 50_000 }),
      staff('Asha'),
    );
    expect(await cardsOf(shop, order.id)).toMatchObject([
      { id: cards[0]?.id, state: 'active' },
      { state: 'cancelled', balance_paise: 0 },
    ]);
  });

  it('is rejected once the card was spent from, even with the whole order', async () => {
    const { order, productId, cards, shopper } = await sellGiftCards(shop, 1);
    const [card] = cards;
    if (!card) throw new Error('The order has no card');
    await spendFrom(card);
    const message = `Gift card ····${card.last_four} was spent from, so its sale cannot be refunded. Refund the other items instead.`;
    const { context } = shop.payments;
    const lines = [{ productId, color: '', quantity: 1 }];
    await expect(previewRefund(context, order.public_id, lines)).rejects.toThrow(message);
    await expect(takeStep(context, order.public_id, step.cancel, staff('Asha'))).rejects.toThrow(message);
    expect(await shopper.post(`/order/${order.public_id}/cancel`, {})).toMatchObject({
      status: 409,
      body: { message },
    });
    expect(await cardsOf(shop, order.id)).toMatchObject([{ state: 'active', balance_paise: 38_800 }]);
  });

  it('returns what another gift card has paid to that card', async () => {
    await offerGiftCards(shop.database);
    const productId = await addGiftCardProduct(shop);
    const goods = await shop.addProduct({ ratePaise: 10_000 });
    const { id, code } = await addCard(shop.database, { initialPaise: 11_200 });
    const shopper = shop.newShopper();
    const lines = [
      { productId, quantity: 1 },
      { productId: goods, quantity: 1 },
    ];
    const { body } = await shopper.checkout(lines, 61_200, { giftCard: { code, amount: 11_200 } });
    await payOrder(shop, shopper, body.id);
    const { id: orderId, public_id: publicId } = await shop.database.db
      .selectFrom('shop_order')
      .select(['id', 'public_id'])
      .where('gift_card_id', '=', id)
      .executeTakeFirstOrThrow();
    await takeStep(shop.payments.context, publicId, step.cancel, staff('Asha'));
    expect(await cardsOf(shop, orderId)).toMatchObject([{ state: 'cancelled' }]);
    expect(await balanceOf(shop, { id })).toBe(11_200);
  });

  it('in the dashboard cancels unspent cards, and blocks those that were spent from', async () => {
    const { order, cards } = await sellGiftCards(shop, 2);
    const [card] = cards;
    if (!card) throw new Error('The order has no card');
    await spendFrom(card);
    await shop.sandbox.refundByHand({ paymentId: order.paid_payment_id ?? '' });
    await shop.deliver();
    expect(await cardsOf(shop, order.id)).toMatchObject([
      { state: 'blocked', balance_paise: 38_800 },
      { state: 'cancelled', balance_paise: 0 },
    ]);
  });

  it('in the dashboard blocks cards of an order that another gift card paid in part', async () => {
    await offerGiftCards(shop.database);
    const sold = await addGiftCardProduct(shop);
    const goods = await shop.addProduct({ ratePaise: 10_000 });
    const { id, code } = await addCard(shop.database, { initialPaise: 11_200 });
    const shopper = shop.newShopper();
    const lines = [sold, goods].map((productId) => ({ productId, quantity: 1 }));
    const { body } = await shopper.checkout(lines, 61_200, { giftCard: { code, amount: 11_200 } });
    await payOrder(shop, shopper, body.id);
    const orders = shop.database.db.selectFrom('shop_order').selectAll().where('gift_card_id', '=', id);
    const order = await orders.executeTakeFirstOrThrow();
    await shop.sandbox.refundByHand({ paymentId: order.paid_payment_id ?? '' });
    await shop.deliver();
    expect(await cardsOf(shop, order.id)).toMatchObject([{ state: 'blocked', balance_paise: 50_000 }]);
  });

  it('cancels all cards when the order is cancelled', async () => {
    const { order } = await sellGiftCards(shop, 2);
    await takeStep(shop.payments.context, order.public_id, step.cancel, staff('Asha'));
    expect((await cardsOf(shop, order.id)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  });
});
