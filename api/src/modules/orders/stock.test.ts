import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { newReceipt } from './testing/shopper';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

const stockOf = (productId: string) =>
  shop.database.db
    .selectFrom('product')
    .select(['stock', 'reserved'])
    .where('public_id', '=', productId)
    .executeTakeFirstOrThrow();

describe('the last unit', () => {
  it("goes to one of 25 shoppers, and the others see the product's name", async () => {
    const productId = await shop.addProduct({ title: 'Wax seal', stock: 1 });
    const responses = await Promise.all(
      Array.from({ length: 25 }, () => shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = responses.filter(({ status }) => status !== 200);
    const message = 'Someone else is paying for the last Wax seal. Please try again in 10 minutes.';
    for (const { body } of others) expect(body).toEqual({ status: 409, message });
  });

  it('is out of stock once it is paid', async () => {
    const productId = await shop.addProduct({ title: 'Wax seal', stock: 1 });
    const { body } = await shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200);
    await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null });
    await shop.deliver();
    const late = await shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200);
    expect(late.body).toEqual({ status: 409, message: 'Wax seal is out of stock' });
  });

  it('is named with the remaining quantity when more is ordered', async () => {
    const productId = await shop.addProduct({ title: 'Washi roll', stock: 3 });
    const { status, body } = await shop.newShopper().checkout([{ productId, quantity: 4 }], 44_800);
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'Only 3 of Washi roll left in stock',
    });
  });
});

it('carts in opposite order do not deadlock', async () => {
  const one = await shop.addProduct({ stock: 100 });
  const two = await shop.addProduct({ stock: 100 });
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const lines = [one, two].map((productId) => ({ productId, quantity: 1 }));
      return shop.newShopper().checkout(index % 2 === 0 ? lines : lines.reverse(), 22_400);
    }),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await stockOf(one)).toEqual({ stock: 100, reserved: 40 });
});

describe('a reservation', () => {
  it('expires after twenty minutes, not before', async () => {
    const productId = await shop.addProduct({ stock: 2 });
    const { body } = await shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200);
    shop.clock.advance(19);
    await shop.reconcile();
    expect(await stockOf(productId)).toEqual({ stock: 2, reserved: 1 });
    shop.clock.advance(1);
    await Promise.all([shop.reconcile(), shop.reconcile()]);
    expect(await stockOf(productId)).toEqual({ stock: 2, reserved: 0 });
    expect(await shop.statusOf(String(body.id))).toBe('expired');
  });

  it('that has expired makes its receipt available again', async () => {
    const shopper = shop.newShopper();
    const products = [{ productId: await shop.addProduct({ stock: 1 }), quantity: 1 }];
    const receipt = newReceipt();
    const first = await shopper.checkout(products, 11_200, { receipt });
    shop.clock.advance(21);
    const second = await shopper.checkout(products, 11_200, { receipt });
    expect(second.status).toBe(200);
    expect(second.body.id).not.toBe(first.body.id);
    expect(await shop.statusOf(String(first.body.id))).toBe('expired');
  });

  it('is extended by another attempt, to an hour at most', async () => {
    const shopper = shop.newShopper();
    const products = [{ productId: await shop.addProduct(), quantity: 1 }];
    const first = await shopper.checkout(products, 11_200);
    for (let minutes = 15; minutes <= 45; minutes += 15) {
      shop.clock.advance(15);
      expect((await shopper.checkout(products, 11_200)).body.id).toBe(first.body.id);
    }
    shop.clock.advance(15);
    await shop.reconcile();
    expect(await shop.statusOf(String(first.body.id))).toBe('expired');
  });

  it("is released for the same shopper's next cart when stock is short", async () => {
    const shopper = shop.newShopper();
    const productId = await shop.addProduct({ stock: 4 });
    await shop.newShopper().checkout([{ productId, quantity: 2 }], 22_400);
    const first = await shopper.checkout([{ productId, quantity: 1 }], 11_200);
    const second = await shopper.checkout([{ productId, quantity: 2 }], 22_400);
    expect(second.status).toBe(200);
    expect(await shop.statusOf(String(first.body.id))).toBe('expired');
    expect(await stockOf(productId)).toEqual({ stock: 4, reserved: 4 });
  });

  it('keeps a product that is withdrawn while it is being paid for', async () => {
    const shopper = shop.newShopper();
    const productId = await shop.addProduct({ stock: 1 });
    const { body } = await shopper.checkout([{ productId, quantity: 1 }], 11_200);
    await shop.database.db
      .updateTable('product')
      .set({ active: false })
      .where('public_id', '=', productId)
      .execute();
    const paid = await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null });
    expect((await shopper.report(paid)).body).toEqual({ success: true, status: 'placed' });
    expect(await stockOf(productId)).toEqual({ stock: 0, reserved: 0 });
  });
});
