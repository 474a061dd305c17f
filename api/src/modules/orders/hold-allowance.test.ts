import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mergeLines } from './cart';
import { openOrder } from './checkout';
import { holdLimits, mostPieces } from './hold-allowance';
import { address as ship } from './testing/address';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { newReceipt, type ApiResponse } from './testing/shopper';

let shop: OrderShop;
let houses = 0;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

/** An address that no other test has. */
function newHouse(): string {
  houses += 1;
  return `203.0.113.${houses}`;
}

const buy = (house: string, productId: string, quantity = 1): Promise<ApiResponse> =>
  shop.newShopper(house).checkout([{ productId, quantity }], 11_200 * quantity);

/** Opens as many orders at an address as it may, each in a browser of its own; returns the last one. */
async function fill(house: string, productId: string): Promise<ApiResponse> {
  let last: ApiResponse | undefined;
  for (let order = 0; order < holdLimits.ordersOfAddress; order += 1) {
    last = await buy(house, productId);
    expect(last.status).toBe(200);
  }
  if (!last) throw new Error('An address may open no order');
  return last;
}

const waiting = (what: string, minutes = 20) => ({
  status: 429,
  body: {
    status: 429,
    message: `Too ${what} from your connection are waiting to be paid. Please pay for one that is open, or try again in ${minutes} minutes.`,
  },
});

describe('unpaid orders of one address', () => {
  it('leave no trace of the address once they hold nothing', async () => {
    const productId = await shop.addProduct();
    const { body } = await buy(newHouse(), productId);
    const { body: over } = await buy(newHouse(), productId);
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

  it('are so many at most, whoever opens them, and those of another address are not counted', async () => {
    const house = newHouse();
    const productId = await shop.addProduct({ stock: 1_000 });
    await fill(house, productId);
    expect(await buy(house, productId)).toMatchObject(waiting('many orders'));
    expect((await buy(newHouse(), productId)).status).toBe(200);
  });

  it('say when to come back', async () => {
    const house = newHouse();
    const productId = await shop.addProduct({ stock: 1_000 });
    await fill(house, productId);
    shop.clock.advance(5);
    const response = await fetch(`${shop.origin}/api/v1/payment/checkout`, {
      method: 'POST',
      headers: { origin: shop.origin, 'content-type': 'application/json', 'x-forwarded-for': house },
      body: JSON.stringify({
        ...ship,
        amount: 11_200,
        currency: 'INR',
        receipt: newReceipt(),
        products: [{ productId, quantity: 1 }],
      }),
    });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe(String(15 * 60));
    expect(await response.json()).toMatchObject(waiting('many orders', 15).body);
  });

  it('count no more once they are paid, and paying is never refused', async () => {
    const house = newHouse();
    const productId = await shop.addProduct({ stock: 1_000 });
    const last = await fill(house, productId);
    const paid = await shop.sandbox.pay({ orderId: String(last.body.id), method: 'card', failure: null });
    expect((await shop.newShopper(house).report(paid)).body).toEqual({ success: true, status: 'placed' });
    expect((await buy(house, productId)).status).toBe(200);
    expect((await buy(house, productId)).status).toBe(429);
  });

  it('count no more when their time is over, though nobody has cleared them away yet', async () => {
    const house = newHouse();
    const productId = await shop.addProduct({ stock: 1_000 });
    await fill(house, productId);
    shop.clock.advance(20);
    expect((await buy(house, productId)).status).toBe(200);
  });

  it('are prolonged by their own shopper though the address may open no other', async () => {
    const house = newHouse();
    const productId = await shop.addProduct({ stock: 1_000 });
    const shopper = shop.newShopper(house);
    const products = [{ productId, quantity: 2 }];
    const first = await shopper.checkout(products, 22_400);
    for (let order = 1; order < holdLimits.ordersOfAddress; order += 1) await buy(house, productId);
    expect((await buy(house, productId)).status).toBe(429);
    expect(await shopper.checkout(products, 22_400)).toEqual(first);
  });

  it('are counted by the network that one IPv6 customer has', async () => {
    const productId = await shop.addProduct({ stock: 40 });
    expect((await buy('2001:db8:7:1::a', productId, 20)).status).toBe(200);
    expect((await buy('2001:db8:7:1:ffff::b', productId)).status).toBe(429);
    expect((await buy('2001:db8:7:2::a', productId)).status).toBe(200);
  });
});

describe('pieces that unpaid orders of one address hold', () => {
  it.each([
    [40, 20],
    [400, 100],
  ])('of a product of which there are %i are %i at most, over several shoppers', async (stock, most) => {
    const house = newHouse();
    const productId = await shop.addProduct({ title: `Nib ${stock}`, stock });
    expect(mostPieces(stock)).toBe(most);
    for (const part of [most / 2, most / 2]) expect((await buy(house, productId, part)).status).toBe(200);
    expect(await buy(house, productId)).toMatchObject(waiting(`many pieces of Nib ${stock}`));
    expect((await buy(house, await shop.addProduct())).status).toBe(200);
  });

  it('are a thousand at most, of whatever', async () => {
    const house = newHouse();
    const [one = '', two = ''] = [
      await shop.addProduct({ stock: 4_000 }),
      await shop.addProduct({ stock: 4_000 }),
    ];
    expect((await buy(house, one, 990)).status).toBe(200);
    expect((await buy(house, two, 10)).status).toBe(200);
    expect(await buy(house, two)).toMatchObject(waiting('many pieces'));
  });

  it('cannot be asked for in one cart that is larger, which says where to order more', async () => {
    const productId = await shop.addProduct({ title: 'Reed pen', stock: 60 });
    expect(await buy(newHouse(), productId, 21)).toMatchObject({
      status: 409,
      body: {
        message:
          'At most 20 pieces of Reed pen can be ordered at once. For more, please write to hello@vintagecraft.example.',
      },
    });
    const many = await Promise.all(Array.from({ length: 2 }, () => shop.addProduct({ stock: 4_000 })));
    const lines = many.map((id) => ({ productId: id, quantity: 600 }));
    expect(await shop.newShopper().checkout(lines, 13_440_000)).toMatchObject({
      status: 409,
      body: {
        message:
          'At most 1000 pieces can be ordered at once. For more, please write to hello@vintagecraft.example.',
      },
    });
  });
});

describe('one session', () => {
  it('holds so many carts, wherever it goes, and the oldest gives way to the next', async () => {
    const shopper = shop.newShopper();
    const products = await Promise.all(
      Array.from({ length: holdLimits.ordersOfSession + 1 }, () => shop.addProduct({ stock: 1 })),
    );
    const orders: string[] = [];
    for (const productId of products) {
      const { status, body } = await shopper.checkout([{ productId, quantity: 1 }], 11_200);
      expect(status).toBe(200);
      orders.push(String(body.id));
    }
    const states = await Promise.all(orders.map((order) => shop.statusOf(order)));
    expect(states).toEqual(['expired', ...Array<string>(holdLimits.ordersOfSession).fill('pending_payment')]);
  });

  it('may change its mind about many pieces', async () => {
    const shopper = shop.newShopper();
    const productId = await shop.addProduct({ stock: 80 });
    for (const quantity of [20, 19, 18]) {
      expect((await shopper.checkout([{ productId, quantity }], 11_200 * quantity)).status).toBe(200);
    }
  });
});

it('many checkouts of one address on two instances at once open exactly as many orders as it may', async () => {
  const second = await shop.openSecondInstance();
  const house = newHouse();
  const lines = mergeLines([{ productId: await shop.addProduct({ stock: 1_000 }), quantity: 1 }]);
  const sessions = await Promise.all(
    Array.from({ length: holdLimits.ordersOfAddress + 10 }, async (_, index) => {
      const { id } = await shop.database.db
        .insertInto('session')
        .values({
          token_hash: `${index}`.padStart(64, '0'),
          user_id: null,
          expires_at: new Date(Date.now() + 1e9),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    }),
  );
  const ends = await Promise.allSettled(
    sessions.map((sessionId, index) =>
      openOrder(index % 2 === 0 ? shop.payments.context : second.context, {
        sessionId,
        userId: null,
        heldFor: house,
        lines,
        ship: { ...ship, apartment: '' },
        amountPaise: 11_200,
        receipt: newReceipt(),
      }),
    ),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(holdLimits.ordersOfAddress);
  for (const end of ends) {
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ status: 429 });
  }
});
