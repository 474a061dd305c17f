import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { addCard } from '../gift-cards/testing/add-card';
import { createMailer } from '../mail/mailer';
import { payOrder } from './testing/coupons';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { newReceipt, type Shopper } from './testing/shopper';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
});
afterEach(() => shop.assertNoDrift());
afterAll(() => shop.close());

/** A card of 50.00 rupees by default; a unit in these tests costs 112.00 with GST. */
const card = (initialPaise = 5_000, rest: Parameters<typeof addCard>[1] = {}) =>
  addCard(shop.database, { initialPaise, ...rest });

const oneUnit = async (stock = 5) => [{ productId: await shop.addProduct({ stock }), quantity: 1 }];

const balanceOf = async ({ id }: { readonly id: number }) => {
  const row = await shop.database.db
    .selectFrom('gift_card')
    .select('balance_paise')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.balance_paise;
};

const block = ({ id }: { readonly id: number }) =>
  shop.database.db.updateTable('gift_card').set({ state: 'blocked' }).where('id', '=', id).execute();

const read = (shopper: Shopper, code: string) => shopper.post('/gift-card', { code });

const using = ({ code }: { readonly code: string }, amount: number) => ({ giftCard: { code, amount } });

const providerAmount = async (id: unknown) => {
  const [order] = await shop.sandbox.context.store.db
    .selectFrom('sandbox_order')
    .select('amount')
    .where('id', '=', String(id))
    .execute();
  return order?.amount;
};

describe('the balance of a card', () => {
  it('is shown for its code, however it is typed', async () => {
    const { code } = await card(250_000);
    const { status, body } = await read(shop.newShopper(), ` ${code.toLowerCase().replaceAll('-', ' ')}`);
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: { lastFour: code.slice(-4), balancePaise: 250_000, expiresAt: '2999-01-01T00:00:00.000Z' },
    });
  });

  it('is not shown for unknown, blocked and expired cards, which have the same response', async () => {
    const blocked = await card();
    await block(blocked);
    const expired = await card(5_000, { expiresAt: new Date('2026-01-02T00:00:00Z') });
    const shopper = shop.newShopper();
    for (const code of ['ABCD-EFGH-JKMN-PQRS', '?', blocked.code, expired.code]) {
      const { status, body } = await read(shopper, code);
      expect({ status, body }).toEqual({
        status: 422,
        body: {
          status: 422,
          message: 'This gift card is not valid. Please check the code.',
          field: 'giftCard',
          giftCard: 'invalid',
        },
      });
    }
  });

  it('has a separate message when nothing is left', async () => {
    const used = await card(11_200);
    await shop.newShopper().checkout(await oneUnit(), 11_200, using(used, 11_200));
    const { status, body } = await read(shop.newShopper(), used.code);
    expect([status, body.giftCard, body.message]).toEqual([
      422,
      'empty',
      `Nothing is left on gift card ····${used.code.slice(-4)}.`,
    ]);
  });

  it('is limited after invalid codes', async () => {
    const shopper = shop.newShopper();
    await shopper.checkout(await oneUnit(), 11_200);
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await read(shopper, `WRONG${tries}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    const { code } = await card();
    const guessed = await shopper.checkout(await oneUnit(), 11_200, { giftCard: { code, amount: 5_000 } });
    expect(guessed.status).toBe(429);
  });

  it('makes the checkout offer to enter a code', async () => {
    await card();
    const { body } = await shop.newShopper().get('/coupon');
    expect(body.data).toMatchObject({ giftCards: true });
  });
});

describe('an order with a gift card', () => {
  it('is paid with the card and the rest online', async () => {
    const used = await card();
    const shopper = shop.newShopper();
    const { status, body } = await shopper.checkout(await oneUnit(), 11_200, using(used, 5_000));
    expect([status, body.amount]).toEqual([200, 6_200]);
    expect(await providerAmount(body.id)).toBe(6_200);
    expect(await balanceOf(used)).toBe(0);
    await payOrder(shop, shopper, body.id);
    expect(await shop.statusOf(String(body.id))).toBe('placed');
    const order = await shop.database.db
      .selectFrom('shop_order')
      .select('public_id')
      .where('provider_order_id', '=', String(body.id))
      .executeTakeFirstOrThrow();
    const shown = await shopper.get(`/order/${order.public_id}`);
    expect(shown.body.data).toMatchObject({
      total: 112,
      giftCard: { lastFour: used.code.slice(-4), amountPaise: 5_000 },
    });
    const mail = await shop.database.db
      .selectFrom('mail_outbox')
      .select('body_text')
      .where('message_key', '=', `order-placed:${order.public_id}`)
      .executeTakeFirstOrThrow();
    expect(mail.body_text).toMatch(/Gift card ····\w{4}:? +−₹50\.00/);
    expect(mail.body_text).toMatch(/Paid:? +₹62\.00/);
  });

  it('is placed at once when the card pays all of it, once for its receipt', async () => {
    const used = await card(20_000);
    const shopper = shop.newShopper();
    const lines = await oneUnit();
    const receipt = newReceipt();
    const order = () => shopper.checkout(lines, 11_200, { ...using(used, 11_200), receipt });
    const first = await order();
    expect(first).toMatchObject({ status: 200, body: { id: '', amount: 0, paid: true } });
    expect(await order()).toEqual(first);
    expect(await balanceOf(used)).toBe(8_800);
    const shown = await shopper.get(`/order/${String(first.body.orderId)}`);
    expect(shown.body.data).toMatchObject({ status: 'placed', giftCard: { amountPaise: 11_200 } });
    shop.clock.advance(60);
    await shop.reconcile();
  });

  it('pays whole rupees, so that the rest can be charged', async () => {
    const used = await card(11_150);
    const shopper = shop.newShopper();
    const lines = await oneUnit();
    const wrong = await shopper.checkout(lines, 11_200, using(used, 11_150));
    expect(wrong).toMatchObject({ status: 409, body: { giftCardPaise: 11_100 } });
    const { body } = await shopper.checkout(lines, 11_200, using(used, 11_100));
    expect(body.amount).toBe(100);
    expect(await balanceOf(used)).toBe(50);
  });

  it('is refused with the right part when the page shows another one', async () => {
    const used = await card();
    const { status, body } = await shop.newShopper().checkout(await oneUnit(), 11_200, using(used, 6_000));
    expect([status, body.giftCard, body.giftCardPaise, body.message]).toEqual([
      409,
      'amount',
      5_000,
      `Gift card ····${used.code.slice(-4)} now pays ₹50. Please review your order.`,
    ]);
    expect(await balanceOf(used)).toBe(5_000);
  });

  it('gives the last rupee to one of two shoppers, and refuses the other', async () => {
    const used = await card(100);
    const lines = await oneUnit();
    const both = await Promise.all(
      [1, 2].map(() => shop.newShopper().checkout(lines, 11_200, using(used, 100))),
    );
    const [won, lost] = both.sort((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body).toMatchObject({ giftCard: 'empty' });
    expect(await balanceOf(used)).toBe(0);
  });

  it('keeps the part of its card when the shopper tries again or changes the cart', async () => {
    const used = await card();
    const shopper = shop.newShopper();
    const lines = await oneUnit();
    const more = [...lines, ...(await oneUnit())];
    const first = await shopper.checkout(lines, 11_200, using(used, 5_000));
    expect((await shopper.checkout(lines, 11_200, using(used, 5_000))).body.id).toBe(first.body.id);
    expect((await read(shopper, used.code)).body.data).toMatchObject({ balancePaise: 5_000 });
    expect((await shopper.checkout(more, 22_400, using(used, 5_000))).status).toBe(200);
    expect(await balanceOf(used)).toBe(0);
    expect((await shopper.checkout(more, 22_400)).body.amount).toBe(22_400);
    shop.clock.advance(25 * 60);
    await shop.reconcile();
    expect(await balanceOf(used)).toBe(5_000);
  });
});

describe('an order that expires', () => {
  it('gives the card back once, and spends it again when it is paid late', async () => {
    const used = await card();
    const shopper = shop.newShopper();
    const { body } = await shopper.checkout(await oneUnit(), 11_200, using(used, 5_000));
    shop.clock.advance(21);
    await shop.reconcile();
    await shop.reconcile();
    expect(await balanceOf(used)).toBe(5_000);
    await payOrder(shop, shopper, body.id);
    expect(await shop.statusOf(String(body.id))).toBe('placed');
    expect(await balanceOf(used)).toBe(0);
  });

  it('is refunded when it is paid after the card was spent elsewhere, or blocked', async () => {
    for (const take of [
      async (used: Awaited<ReturnType<typeof card>>) => {
        await shop.newShopper().checkout(await oneUnit(), 11_200, using(used, 5_000));
      },
      block,
    ]) {
      const used = await card();
      const late = shop.newShopper();
      const { body } = await late.checkout(await oneUnit(), 11_200, using(used, 5_000));
      shop.clock.advance(21);
      await shop.reconcile();
      await take(used);
      await payOrder(shop, late, body.id);
      expect(await shop.statusOf(String(body.id))).toBe('refund_pending');
    }
  });

  it('honours a card that expired while the shopper paid', async () => {
    const expiresAt = new Date(shop.clock.now().getTime() + 10 * 60_000);
    const used = await card(5_000, { expiresAt });
    const shopper = shop.newShopper();
    const { body } = await shopper.checkout(await oneUnit(), 11_200, using(used, 5_000));
    shop.clock.advance(21);
    await shop.reconcile();
    await payOrder(shop, shopper, body.id);
    expect(await shop.statusOf(String(body.id))).toBe('placed');
  });
});
