import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { addCard } from '../gift-cards/testing/add-card';
import { createMailer } from '../mail/mailer';
import { readCash } from './cod-money';
import { cashStep, idOf, offerCash, orderOf, requestCash, takeCashSteps } from './testing/cash-orders';
import { balanceOf } from './testing/gift-card-orders';
import { openOrderShop, type OrderShop } from './testing/order-shop';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
  await offerCash(shop);
});
afterEach(() => shop.assertNoDrift());
afterAll(() => shop.close());

/** An order of two units with the fee, 252.00 rupees, of which a card pays 140.00; it waits for its confirmation. */
async function request(initialPaise = 14_000) {
  const card = await addCard(shop.database, { initialPaise });
  const shopper = shop.newShopper();
  const productId = await shop.addProduct({ stock: 4, ratePaise: 10_000 });
  const giftCard = { code: card.code, amount: Math.min(initialPaise, 25_200) };
  const asked = { products: [{ productId, quantity: 2 }], amount: 25_200 };
  const response = await requestCash(shopper, asked, { giftCard });
  return { card, response, shopper, productId };
}

async function requested() {
  const { response, ...rest } = await request();
  const publicId = idOf(response);
  return { ...rest, publicId, id: (await orderOf(shop, publicId)).id, amount: 11_200 };
}

const cashOf = async (publicId: string) => readCash(shop.database.db, await orderOf(shop, publicId));

describe('cash on delivery with a gift card', () => {
  it('collects the rest in cash', async () => {
    const order = await requested();
    const { body } = await order.shopper.get(`/order/${order.publicId}`);
    expect(body.data).toMatchObject({ cod: { duePaise: 11_200 }, giftCard: { amountPaise: 14_000 } });
    await takeCashSteps(shop, order, [cashStep.confirm]);
    expect(await cashOf(order.publicId)).toMatchObject({ duePaise: 11_200 });
    await takeCashSteps(shop, order, [cashStep.ship, cashStep.deliver]);
    expect(await cashOf(order.publicId)).toMatchObject({ collectedPaise: 11_200 });
  });

  it('gives the card back when the order is not confirmed', async () => {
    const order = await requested();
    expect(await balanceOf(shop, order.card)).toBe(0);
    shop.clock.advance(25 * 60);
    await shop.reconcile();
    expect(await balanceOf(shop, order.card)).toBe(14_000);
  });

  it('reduces the cash first when units are refunded, then pays the card', async () => {
    const order = await requested();
    await takeCashSteps(shop, order, [cashStep.confirm, cashStep.refundBefore]);
    expect(await cashOf(order.publicId)).toMatchObject({ duePaise: 0 });
    expect(await balanceOf(shop, order.card)).toBe(0);
    await takeCashSteps(shop, order, [cashStep.cancel]);
    expect(await balanceOf(shop, order.card)).toBe(14_000);
  });

  it('transfers the collected cash first, then pays the card', async () => {
    const order = await requested();
    await takeCashSteps(shop, order, [
      ...[cashStep.confirm, cashStep.ship, cashStep.deliver],
      ...[cashStep.refundAfter, cashStep.transfer],
    ]);
    expect(await balanceOf(shop, order.card)).toBe(0);
    expect(await cashOf(order.publicId)).toMatchObject({ toTransferPaise: 0, collectedPaise: 11_200 });
  });

  it('gives both parts back when the parcel is refused', async () => {
    const order = await requested();
    await takeCashSteps(shop, order, [cashStep.confirm, cashStep.ship, cashStep.refuse]);
    expect(await balanceOf(shop, order.card)).toBe(14_000);
    expect(await cashOf(order.publicId)).toMatchObject({ duePaise: 0, toTransferPaise: 0 });
  });

  it('is refused when the card pays all of it', async () => {
    const { card, response } = await request(30_000);
    expect(response).toMatchObject({ status: 422, body: { field: 'payment' } });
    expect(await balanceOf(shop, card)).toBe(30_000);
  });
});
