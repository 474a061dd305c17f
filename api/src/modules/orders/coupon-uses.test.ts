import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newCoupon, payOrder, quoteCoupon, usesOf } from './testing/coupons';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { newAccount, type Shopper } from './testing/shopper';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterEach(() => shop.assertNoDrift());
afterAll(() => shop.close());

const coupon = (fields?: Parameters<typeof newCoupon>[1]) => newCoupon(shop, fields);

describe('the last use', () => {
  const buy = async () => [{ productId: await shop.addProduct({ ratePaise: 10_000 }), quantity: 1 }];

  it('goes to one of two shoppers, and the other is shown the price without it', async () => {
    const code = await coupon({ max_uses: 1 });
    const lines = await buy();
    const both = await Promise.all(
      [shop.newShopper(), shop.newShopper()].map((shopper) =>
        shopper.checkout(lines, 10_100, { coupon: code }),
      ),
    );
    const [won, lost] = both.sort((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body).toMatchObject({ amount: 11_200, coupon: 'used-up' });
    expect(lost?.body.message).toBe(
      'This code has been used up. Without it, the total is ₹112. Please review your cart.',
    );
    expect(await usesOf(shop, code)).toBe(1);
  });

  it('stays with a shopper who changes the cart or tries again', async () => {
    const code = await coupon({ max_uses: 1 });
    const shopper = shop.newShopper();
    const lines = await buy();
    const more = [...lines, ...(await buy())];
    expect((await shopper.checkout(lines, 10_100, { coupon: code })).status).toBe(200);
    expect((await shopper.checkout(lines, 10_100, { coupon: code })).status).toBe(200);
    expect((await quoteCoupon(shop, code, more, shopper)).status).toBe(200);
    expect((await shopper.checkout(more, 20_200, { coupon: code })).status).toBe(200);
    expect(await usesOf(shop, code)).toBe(1);
    expect((await shopper.checkout(more, 22_400)).status).toBe(200);
  });

  it('is released once when the order expires, and claimed again by a late payment', async () => {
    const code = await coupon({ max_uses: 1 });
    const shopper = shop.newShopper();
    const { body } = await shopper.checkout(await buy(), 10_100, { coupon: code });
    shop.clock.advance(21);
    await shop.reconcile();
    await shop.reconcile();
    expect(await usesOf(shop, code)).toBe(0);
    await payOrder(shop, shopper, body.id);
    expect(await shop.statusOf(String(body.id))).toBe('placed');
    expect(await usesOf(shop, code)).toBe(1);
  });

  it('is gone when an expired order is paid late: the payment is refunded', async () => {
    const code = await coupon({ max_uses: 1 });
    const late = shop.newShopper();
    const { body } = await late.checkout(await buy(), 10_100, { coupon: code });
    shop.clock.advance(21);
    await shop.reconcile();
    expect((await shop.newShopper().checkout(await buy(), 10_100, { coupon: code })).status).toBe(200);
    await payOrder(shop, late, body.id);
    expect(await shop.statusOf(String(body.id))).toBe('refund_pending');
    expect(await usesOf(shop, code)).toBe(1);
  });
});

describe('a coupon that ends before the payment', () => {
  it('refuses the old total, and honours an order that was opened in time', async () => {
    const code = await coupon({ ends_at: new Date(shop.clock.now().getTime() + 60_000) });
    const [first, second] = [shop.newShopper(), shop.newShopper()];
    const lines = [{ productId: await shop.addProduct({ ratePaise: 10_000 }), quantity: 1 }];
    const opened = await first.checkout(lines, 10_100, { coupon: code });
    shop.clock.advance(2);
    expect(await second.checkout(lines, 10_100, { coupon: code })).toMatchObject({
      status: 409,
      body: {
        amount: 11_200,
        coupon: 'ended',
        message: 'This code has ended. Without it, the total is ₹112. Please review your cart.',
      },
    });
    expect((await first.checkout(lines, 10_100, { coupon: code })).body.id).toBe(opened.body.id);
    await payOrder(shop, first, opened.body.id);
    expect(await shop.statusOf(String(opened.body.id))).toBe('placed');
  });
});

describe('a coupon that each customer can use once', () => {
  const order = async (shopper: Shopper, code: string, contact: object) => {
    const lines = [{ productId: await shop.addProduct({ ratePaise: 10_000 }), quantity: 1 }];
    return shopper.checkout(lines, 10_100, { coupon: code, ...contact });
  };

  it('recognises guests by email address and phone number', async () => {
    const code = await coupon({ once_each: true });
    const asha = { email: 'once@example.in', phone: '98000 00001' };
    expect((await order(shop.newShopper(), code, asha)).status).toBe(200);
    for (const contact of [
      { email: ' ONCE@example.in', phone: '98000 00002' },
      { email: 'twice@example.in', phone: '+91 98000-00001' },
    ]) {
      const refused = await order(shop.newShopper(), code, contact);
      expect(refused.body).toMatchObject({ coupon: 'used-before', amount: 11_200 });
    }
    expect(
      (await order(shop.newShopper(), code, { email: 'twice@example.in', phone: '98000 00002' })).status,
    ).toBe(200);
  });

  it('recognises accounts', async () => {
    const code = await coupon({ once_each: true });
    const shopper = shop.newShopper();
    await newAccount(shopper);
    const { body } = await order(shopper, code, { email: 'a1@example.in', phone: '98000 00003' });
    await payOrder(shop, shopper, body.id);
    const lines = [{ productId: await shop.addProduct(), quantity: 1 }];
    expect((await quoteCoupon(shop, code, lines, shopper)).message).toBe(
      `You have already used ${code}. It can only be used once.`,
    );
  });

  it('may be for a first order only', async () => {
    const code = await coupon({ first_order: true });
    const contact = { email: 'first@example.in', phone: '98000 00004' };
    const shopper = shop.newShopper();
    const { body } = await order(shopper, code, contact);
    expect((await order(shop.newShopper(), code, contact)).body.coupon).toBe('used-before');
    await payOrder(shop, shopper, body.id);
    expect((await order(shop.newShopper(), code, contact)).body.coupon).toBe('not-first');
  });
});
