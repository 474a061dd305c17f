import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { hashSecret, newToken } from '@shop/server-kit/secrets';
import { mergeLines } from './cart';
import { ensureProviderOrder, openOrder } from './checkout';
import type { OrderContext } from './ports';
import { address } from './testing/address';
import { newCoupon, usesOf } from './testing/coupons';
import { killedDatabase } from './testing/killed-database';
import { openOrderShop, type OrderShop } from './testing/order-shop';

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

/** A checkout of one new product with the last use of a new coupon. Sending it again repeats the same checkout. */
async function lastUse() {
  checkouts += 1;
  const code = await newCoupon(shop, { max_uses: 1 });
  const productId = await shop.addProduct({ stock: 1 });
  const sessionId = await newSession();
  const checkout = {
    ...{ sessionId, heldFor: `faults-${checkouts}`, fromCart: false, buyer: null, coupon: code },
    lines: mergeLines([{ productId, quantity: 1 }]),
    ship: { ...address, apartment: '' },
    ...{ amountPaise: 10_100, receipt: `faults-${checkouts}` },
  };
  return { code, productId, send: (context: OrderContext) => openOrder(context, checkout) };
}

const uses = (code: string) => usesOf(shop, code);

describe('a process that is killed while a shopper takes the last use of a coupon', () => {
  it('before the commit: nothing is used, and another shopper takes it', async () => {
    const { code, productId, send } = await lastUse();
    const { context } = shop.payments;
    const database = killedDatabase(context.database);
    await expect(send({ ...context, database })).rejects.toThrow('killed');
    expect(await uses(code)).toBe(0);
    const other = await shop.newShopper().checkout([{ productId, quantity: 1 }], 10_100, { coupon: code });
    expect(other.status).toBe(200);
    expect(await uses(code)).toBe(1);
  });

  it('after the commit: the same request gets the same order, with one use', async () => {
    const { code, productId, send } = await lastUse();
    const { context } = shop.payments;
    const first = await send(context);
    // Killed before it called the payment provider.
    const again = await send(context);
    expect(again.id).toBe(first.id);
    expect(await ensureProviderOrder(context, again)).toMatch(/^order_/);
    expect(await uses(code)).toBe(1);
    const other = await shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200);
    expect(other.status).toBe(409);
  });

  it('after the commit, and the shopper never returns: its use and its unit are released once', async () => {
    const { code, productId, send } = await lastUse();
    await send(shop.payments.context);
    shop.clock.advance(25 * 60);
    await shop.reconcile();
    await shop.reconcile();
    expect(await uses(code)).toBe(0);
    const other = await shop.newShopper().checkout([{ productId, quantity: 1 }], 10_100, { coupon: code });
    expect(other.status).toBe(200);
  });
});

describe('the last use of a coupon and the last unit', () => {
  it('go to one of two shoppers together', async () => {
    const code = await newCoupon(shop, { max_uses: 1 });
    const productId = await shop.addProduct({ stock: 1 });
    const lines = [{ productId, quantity: 1 }];
    const both = await Promise.all(
      [1, 2].map(() => shop.newShopper().checkout(lines, 10_100, { coupon: code })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await uses(code)).toBe(1);
  });

  it('are in different carts: both shoppers can order', async () => {
    const code = await newCoupon(shop, { max_uses: 1 });
    const scarce = await shop.addProduct({ stock: 1 });
    const plenty = await shop.addProduct({ stock: 5 });
    const [first, second] = [shop.newShopper(), shop.newShopper()];
    const [unit, use] = await Promise.all([
      first.checkout([{ productId: scarce, quantity: 1 }], 11_200),
      second.checkout([{ productId: plenty, quantity: 1 }], 10_100, { coupon: code }),
    ]);
    expect([unit.status, use.status]).toEqual([200, 200]);
    const late = await first.checkout([{ productId: plenty, quantity: 1 }], 10_100, { coupon: code });
    expect([late.status, late.body.coupon]).toEqual([409, 'used-up']);
    const soldOut = await second.checkout([{ productId: scarce, quantity: 1 }], 11_200);
    expect(soldOut.status).toBe(409);
    expect(await uses(code)).toBe(1);
  });
});
