import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createMailer } from '../mail/mailer';
import { refundOrder } from './refund-order';
import { auditGiftCards } from './testing/audit-gift-cards';
import { placeWithCard } from './testing/gift-card-orders';
import { cardsOf, sellGiftCards } from './testing/gift-cards';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { oneUnitRefund, staff } from './testing/steps';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
});
afterAll(() => shop.close());

class Undone extends Error {}

/** The faults that the audit finds after a change of the database, which is undone. */
async function faultsAfter(change: (db: OrderShop['database']['db']) => Promise<unknown>) {
  let faults: readonly string[] = [];
  const changed = shop.database.transaction(async (tx) => {
    await change(tx);
    faults = await auditGiftCards(tx, 0);
    throw new Undone();
  });
  await expect(changed).rejects.toThrow(Undone);
  return faults.map((fault) => fault.replace(/ord_\w+|card \w{4} /, '…'));
}

it('finds a balance that is not the sum of its ledger', async () => {
  const { card } = await placeWithCard(shop, 30_000);
  const faults = await faultsAfter((db) =>
    db.updateTable('gift_card').set({ balance_paise: 7_700 }).where('id', '=', card.id).execute(),
  );
  expect(faults).toEqual(['gift …has a balance of 7700, and entries of 7600']);
});

it('finds an order with another part, or that ended with money of its card', async () => {
  const { id } = await placeWithCard(shop, 14_000);
  const change = (columns: { readonly gift_card_paise?: number; readonly status?: 'cancelled' }) =>
    faultsAfter((db) => db.updateTable('shop_order').set(columns).where('id', '=', id).execute());
  expect(await change({ gift_card_paise: 10_000 })).toEqual([
    'order … spent 14000 of its 10000 from its gift card',
  ]);
  expect(await change({ status: 'cancelled' })).toEqual(['order … still has 14000 from its gift card']);
});

it('finds an order that is linked to a card that it did not spend from', async () => {
  const [order, other] = [await placeWithCard(shop, 14_000), await placeWithCard(shop, 14_000)];
  const link = { gift_card_id: other.card.id };
  const faults = await faultsAfter((db) =>
    db.updateTable('shop_order').set(link).where('id', '=', order.id).execute(),
  );
  expect(faults).toEqual(['order … has entries of another gift card']);
});

it('finds a sold card that is missing, or active after its refund', async () => {
  const { order, productId } = await sellGiftCards(shop, 1);
  const input = oneUnitRefund({ productId }, `audit-${order.public_id}`, { amountPaise: 50_000 });
  await refundOrder(shop.payments.context, order.public_id, input, staff('Asha'));
  const [card] = await cardsOf(shop, order.id);
  const revived = await faultsAfter((db) =>
    db.updateTable('gift_card').set({ state: 'active' }).where('id', '=', Number(card?.id)).execute(),
  );
  expect(revived).toEqual(['order … has 1 gift cards after a refund of 1']);
  const missing = await faultsAfter((db) =>
    db.updateTable('order_item').set({ quantity: 2 }).where('order_id', '=', order.id).execute(),
  );
  expect(missing).toEqual(['order … issued 1 gift cards for 2 units']);
});
