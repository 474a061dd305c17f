import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mergeLines } from './cart';
import { openOrder } from './checkout';
import { holdLimits } from './hold-allowance';
import { holdBudget, maxHeldUnits } from './expiry';
import { address as ship } from './testing/address';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { newReceipt, type ApiResponse, type Shopper } from './testing/shopper';

let shop: OrderShop;
let addresses = 0;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

/** An address that no other test uses. */
function newAddress(): string {
  addresses += 1;
  return `203.0.113.${addresses}`;
}

const take = (shopper: Shopper, productId: string, quantity = 1): Promise<ApiResponse> =>
  shopper.checkout([{ productId, quantity }], 11_200 * quantity);

const buy = (address: string, productId: string, quantity = 1) =>
  take(shop.newShopper(address), productId, quantity);

/** Whether the order holds its units, by the provider's id. */
async function isHeld({ body }: ApiResponse): Promise<boolean> {
  const { hold } = await shop.database.db
    .selectFrom('shop_order')
    .select('hold')
    .where('provider_order_id', '=', String(body.id))
    .executeTakeFirstOrThrow();
  return hold === 'held';
}

const pay = ({ body }: ApiResponse) =>
  shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null });

describe('the allowance of unpaid orders', () => {
  it.each([
    [1, 1, 20],
    [5, 3, 100],
    [50, 25, 1_000],
    [998, 499, 19_960],
  ])('for a product with %i units is %i at once, and %i unit-minutes', (stock, units, minutes) => {
    expect(maxHeldUnits(stock)).toBe(units);
    expect(holdBudget(stock)).toBe(minutes * 60);
  });
});

describe('unpaid orders of one address', () => {
  it('do not store the address once they hold nothing', async () => {
    const productId = await shop.addProduct();
    const { body } = await buy(newAddress(), productId);
    const { body: over } = await buy(newAddress(), productId);
    await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null });
    await shop.deliver();
    shop.clock.advance(20);
    await shop.reconcile();
    const ids = [String(body.id), String(over.id)];
    const rows = shop.database.db
      .selectFrom('shop_order')
      .select(['hold', 'held_for'])
      .where('provider_order_id', 'in', ids)
      .orderBy('id');
    expect(await rows.execute()).toEqual([
      { hold: 'consumed', held_for: null },
      { hold: 'released', held_for: null },
    ]);
  });

  it('do not block neighbours from other products', async () => {
    const address = newAddress();
    const many = await shop.addProduct({ stock: 4_000 });
    expect(await isHeld(await buy(address, many, 998))).toBe(true);
    expect(await isHeld(await buy(address, await shop.addProduct()))).toBe(true);
  });

  it('do not block neighbours from the same product: units over their share are not held', async () => {
    const address = newAddress();
    const productId = await shop.addProduct({ stock: 50 });
    const orders = await Promise.all(Array.from({ length: 40 }, () => buy(address, productId)));
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set([200]));
    const held = await Promise.all(orders.map(isHeld));
    expect(held.filter(Boolean)).toHaveLength(maxHeldUnits(50));
    expect(await isHeld(await buy(newAddress(), productId))).toBe(true);
  });

  it('are counted by the network of one IPv6 customer', async () => {
    const productId = await shop.addProduct();
    expect(await isHeld(await buy('2001:db8:7:1::a', productId, 5))).toBe(true);
    expect(await isHeld(await buy('2001:db8:7:1:ffff::b', productId))).toBe(false);
    expect(await isHeld(await buy('2001:db8:7:2::a', productId))).toBe(true);
  });

  it('hold the last unit for a shorter time, and at most twice within an hour', async () => {
    const address = newAddress();
    const productId = await shop.addProduct({ title: 'Wax seal', stock: 1 });
    const last = await buy(address, productId);
    expect(last.body.payWithin).toBe(7 * 60);
    expect(await buy(newAddress(), productId)).toMatchObject({
      status: 409,
      body: { message: 'Someone else is paying for the last Wax seal. Please try again in 10 minutes.' },
    });
    shop.clock.advance(10);
    await shop.reconcile();
    expect(await isHeld(await buy(address, productId))).toBe(true);
    shop.clock.advance(10);
    await shop.reconcile();
    expect(await isHeld(await buy(address, productId))).toBe(false);
    expect(await isHeld(await buy(newAddress(), productId))).toBe(true);
  });

  it('may hold the last unit again an hour later', async () => {
    const address = newAddress();
    const productId = await shop.addProduct({ stock: 1 });
    for (let unpaid = 0; unpaid < 3; unpaid += 1) {
      await buy(address, productId);
      shop.clock.advance(10);
      await shop.reconcile();
    }
    shop.clock.advance(60);
    expect(await isHeld(await buy(address, productId))).toBe(true);
  });

  it('do not count once they are paid', async () => {
    const address = newAddress();
    const productId = await shop.addProduct();
    expect((await shop.newShopper(address).report(await pay(await buy(address, productId, 5)))).body).toEqual(
      {
        success: true,
        status: 'placed',
      },
    );
    expect(await isHeld(await buy(address, productId))).toBe(true);
  });
});

describe('an order without held units', () => {
  /** An order of a product with that stock, from an address that already holds half of it. */
  async function openUnheld(stock: number) {
    const address = newAddress();
    const productId = await shop.addProduct({ title: 'Reed pen', stock });
    await buy(address, productId, stock / 2);
    const shopper = shop.newShopper(address);
    const order = await take(shopper, productId);
    expect(await isHeld(order)).toBe(false);
    return { productId, shopper, order };
  }

  it('is placed when it is paid while its units are free', async () => {
    const { shopper, order } = await openUnheld(10);
    expect(order.body.payWithin).toBe(15 * 60);
    expect((await shopper.report(await pay(order))).body).toEqual({ success: true, status: 'placed' });
  });

  it('is refunded when the last unit is sold during its payment', async () => {
    const { productId, shopper, order } = await openUnheld(2);
    const sooner = await buy(newAddress(), productId);
    expect((await shopper.report(await pay(sooner))).body).toMatchObject({ status: 'placed' });
    expect((await shopper.report(await pay(order))).body).toMatchObject({ success: false });
    expect(await shop.statusOf(String(order.body.id))).toBe('refund_pending');
  });

  it('is the same order when its checkout is repeated, unless its units are gone', async () => {
    const { productId, shopper, order } = await openUnheld(2);
    shop.clock.advance(1);
    expect((await take(shopper, productId)).body).toEqual(order.body);
    await buy(newAddress(), productId);
    const message = 'Someone else is paying for the last Reed pen. Please try again in 19 minutes.';
    expect(await take(shopper, productId)).toMatchObject({ status: 409, body: { message } });
    expect(await shop.statusOf(String(order.body.id))).toBe('pending_payment');
  });
});

describe('requesting the same order again', () => {
  it('never leaves a window open for longer than its units are held', async () => {
    const productId = await shop.addProduct({ stock: 1 });
    const shopper = shop.newShopper();
    const first = await take(shopper, productId);
    shop.clock.advance(9);
    const second = await take(shopper, productId);
    expect(second.body).toEqual({ ...first.body, payWithin: 7 * 60 });
    shop.clock.advance(4);
    const third = await take(shopper, productId);
    expect(third.body).toEqual({ ...first.body, payWithin: 15 * 60 });
    expect(await isHeld(third)).toBe(false);
  });
});

describe('one session', () => {
  it('holds a limited number of carts over all addresses, and the oldest is released for the next', async () => {
    const shopper = shop.newShopper();
    const products = await Promise.all(
      Array.from({ length: holdLimits.ordersOfSession + 1 }, () => shop.addProduct({ stock: 1 })),
    );
    const orders: string[] = [];
    for (const productId of products) {
      const { status, body } = await take(shopper, productId);
      expect(status).toBe(200);
      orders.push(String(body.id));
    }
    const states = await Promise.all(orders.map((order) => shop.statusOf(order)));
    expect(states).toEqual(['expired', ...Array<string>(holdLimits.ordersOfSession).fill('pending_payment')]);
  });

  it('may replace a cart of many units', async () => {
    const shopper = shop.newShopper();
    const productId = await shop.addProduct({ stock: 80 });
    for (const quantity of [40, 39, 38]) {
      expect(await isHeld(await take(shopper, productId, quantity))).toBe(true);
    }
  });

  it('cannot exceed the maximum cart, and gets a message about where to order more', async () => {
    const many = await Promise.all(Array.from({ length: 2 }, () => shop.addProduct({ stock: 4_000 })));
    const lines = many.map((id) => ({ productId: id, quantity: 600 }));
    expect(await shop.newShopper().checkout(lines, 13_440_000)).toMatchObject({
      status: 409,
      body: {
        message:
          'At most 1000 units can be ordered at once. For more, please write to hello@vintagecraft.example.',
      },
    });
  });
});

describe('on two instances at once', () => {
  async function newSession(name: string): Promise<number> {
    const { id } = await shop.database.db
      .insertInto('session')
      .values({
        token_hash: name.padStart(64, '0'),
        user_id: null,
        expires_at: new Date(Date.now() + 1e9),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  const checkoutOf = (sessionId: number, heldFor: string, productId: string) => ({
    sessionId,
    heldFor,
    lines: mergeLines([{ productId, quantity: 1 }]),
    ship: { ...ship, apartment: '' },
    amountPaise: 11_200,
    receipt: newReceipt(),
  });

  it('concurrent checkouts of one address hold exactly the allowed units', async () => {
    const second = await shop.openSecondInstance();
    const productId = await shop.addProduct({ stock: 50 });
    const sessions = await Promise.all(Array.from({ length: 40 }, (_, index) => newSession(`${index}`)));
    const orders = await Promise.all(
      sessions.map((sessionId, index) =>
        openOrder(
          index % 2 === 0 ? shop.payments.context : second.context,
          checkoutOf(sessionId, 'one address', productId),
        ),
      ),
    );
    expect(orders.filter(({ hold }) => hold === 'held')).toHaveLength(maxHeldUnits(50));
  });

  it('a session keeps its budget when its address changes', async () => {
    const productId = await shop.addProduct({ stock: 1 });
    const sessionId = await newSession('99');
    const { context } = shop.payments;
    for (const home of ['at home', 'next door']) {
      expect((await openOrder(context, checkoutOf(sessionId, home, productId))).hold).toBe('held');
      shop.clock.advance(10);
      await shop.reconcile();
    }
    expect((await openOrder(context, checkoutOf(sessionId, 'outside', productId))).hold).toBe('released');
  });
});
