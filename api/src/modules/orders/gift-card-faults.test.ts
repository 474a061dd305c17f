import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { hashSecret, newToken } from '@shop/server-kit/secrets';
import { addCard } from '../gift-cards/testing/add-card';
import { mergeLines } from './cart';
import { ensureProviderOrder, openOrder } from './checkout';
import { takeStep } from './fulfilment';
import type { OrderContext } from './ports';
import { reconcile } from './reconcile';
import { refundOrder } from './refund-order';
import { address } from './testing/address';
import { balanceOf, placeWithCard } from './testing/gift-card-orders';
import { killedDatabase } from './testing/killed-database';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { oneUnitRefund, staff, step } from './testing/steps';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterEach(() => shop.assertNoDrift());
afterAll(() => shop.close());

async function newSession(): Promise<number> {
  const { id } = await shop.database.db
    .insertInto('session')
    .values({
      token_hash: hashSecret(newToken()),
      user_id: null,
      expires_at: new Date('2999-01-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

let checkouts = 0;

/** A checkout of one new product at 112.00 rupees with a new card; the same one whenever it is sent. */
async function withCard(initialPaise: number) {
  checkouts += 1;
  const card = await addCard(shop.database, { initialPaise });
  const productId = await shop.addProduct({ stock: 1 });
  const checkout = {
    ...{ sessionId: await newSession(), heldFor: `card-${checkouts}`, fromCart: false, buyer: null },
    lines: mergeLines([{ productId, quantity: 1 }]),
    ship: { ...address, apartment: '' },
    ...{ amountPaise: 11_200, receipt: `card-${checkouts}` },
    giftCard: { code: card.code, amountPaise: Math.min(initialPaise, 11_200) },
  };
  return { card, send: (context: OrderContext) => openOrder(context, checkout) };
}

const killed = (): OrderContext => {
  const { context } = shop.payments;
  return { ...context, database: killedDatabase(context.database) };
};

describe.each([
  ['a part of an order', 5_000, 'pending_payment'],
  ['all of an order', 11_200, 'placed'],
] as const)('a process that is killed while a card pays %s', (_name, paise, status) => {
  it('before the commit: nothing is spent, and the same request spends it once', async () => {
    const { card, send } = await withCard(paise);
    await expect(send(killed())).rejects.toThrow('killed');
    expect(await balanceOf(shop, card)).toBe(paise);
    await send(shop.payments.context);
    expect(await balanceOf(shop, card)).toBe(0);
  });

  it('after the commit: the same request gets the same order, spent once', async () => {
    const { card, send } = await withCard(paise);
    const first = await send(shop.payments.context);
    const again = await send(shop.payments.context);
    expect(again.id).toBe(first.id);
    if (status === 'pending_payment') {
      expect(await ensureProviderOrder(shop.payments.context, again)).toMatch(/^order_/);
    }
    expect(await balanceOf(shop, card)).toBe(0);
    expect(again.status).toBe(status === 'placed' ? 'placed' : 'creating');
  });
});

it('a process that is killed while it releases an expired order releases it once in its next run', async () => {
  const { card, send } = await withCard(5_000);
  await send(shop.payments.context);
  shop.clock.advance(25 * 60);
  await reconcile(killed());
  expect(await balanceOf(shop, card)).toBe(0);
  await shop.reconcile();
  await shop.reconcile();
  expect(await balanceOf(shop, card)).toBe(5_000);
});

type Order = Awaited<ReturnType<typeof placeWithCard>>;

const refunds = [
  [
    'refunds a unit',
    (context: OrderContext, order: Order) =>
      refundOrder(context, order.publicId, oneUnitRefund(order, `unit-${order.publicId}`), staff('Asha')),
    2_800,
  ],
  [
    'cancels an order',
    (context: OrderContext, { publicId }: Order) => takeStep(context, publicId, step.cancel, staff('Asha')),
    14_000,
  ],
] as const;

it.each(refunds)(
  'a process that is killed while it %s pays the card once when repeated',
  async (_name, take, back) => {
    const order = await placeWithCard(shop, 14_000);
    await expect(take(killed(), order)).rejects.toThrow('killed');
    expect(await balanceOf(shop, order.card)).toBe(0);
    await Promise.all([take(shop.payments.context, order), take(shop.payments.context, order)]);
    await take(shop.payments.context, order);
    expect(await balanceOf(shop, order.card)).toBe(back);
  },
);

it('shoppers who order with two cards in turn never spend more than they have', async () => {
  const cards = await Promise.all(
    [20_000, 20_000].map((initialPaise) => addCard(shop.database, { initialPaise })),
  );
  const productId = await shop.addProduct({ stock: 20 });
  const orders = Array.from({ length: 12 }, (_, index) => {
    const card = cards[index % 2];
    const giftCard = { code: card?.code ?? '', amount: 11_200 };
    return shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200, { giftCard });
  });
  const statuses = (await Promise.all(orders)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  for (const card of cards) expect(await balanceOf(shop, card)).toBe(8_800);
});
