import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createMailer } from '../mail/mailer';
import { eraseOrders } from './erase-orders';
import { refundOrder } from './refund-order';
import { placeWithCard } from './testing/gift-card-orders';
import { cardsOf, sellGiftCards } from './testing/gift-cards';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { oneUnitRefund, staff } from './testing/steps';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
});
afterEach(() => shop.assertNoDrift());
afterAll(() => shop.close());

const erase = (id: number) =>
  shop.database.transaction(async (tx) => {
    await sql`select set_config('shop.erasure', 'on', true)`.execute(tx);
    await eraseOrders(tx, { orders: [{ id }] });
  });

const reasonsOf = async (cardId: number) => {
  const entries = await shop.database.db
    .selectFrom('gift_card_entry')
    .select(['kind', 'reason'])
    .where('gift_card_id', '=', cardId)
    .where('kind', 'in', ['refund', 'cancel'])
    .execute();
  return entries.map(({ reason }) => reason);
};

it('an erased order leaves no reason of its refund in the ledger of the card that paid it', async () => {
  const order = await placeWithCard(shop, 30_000);
  const input = oneUnitRefund(order, `torn-${order.publicId}`);
  await refundOrder(shop.payments.context, order.publicId, input, staff('Asha'));
  expect(await reasonsOf(order.card.id)).toEqual(['refunded: it was torn']);
  await erase(order.id);
  expect(await reasonsOf(order.card.id)).toEqual([null]);
});

it('an erased order leaves no reason in the ledger of a card that it sold', async () => {
  const { order, productId } = await sellGiftCards(shop, 1);
  const input = oneUnitRefund({ productId }, `sold-${order.public_id}`, { amountPaise: 50_000 });
  await refundOrder(shop.payments.context, order.public_id, input, staff('Asha'));
  const [card] = await cardsOf(shop, order.id);
  expect(await reasonsOf(Number(card?.id))).toEqual(['it was torn']);
  await erase(order.id);
  expect(await reasonsOf(Number(card?.id))).toEqual([null]);
});
