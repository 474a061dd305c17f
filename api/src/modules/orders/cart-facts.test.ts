import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openOrderShop, type OrderShop } from './testing/order-shop';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const stockFor = async (shopper: ReturnType<OrderShop['newShopper']>, productId: string) => {
  const { body } = await shopper.get(`/product/lines?ids=${productId}`);
  return (body as { data: { stock: number }[] }).data.map(({ stock }) => stock);
};

describe('GET /product/lines', () => {
  it('returns stock, price and tax of all lines at once, and leaves out what is not on sale', async () => {
    const pen = await shop.addProduct({ ratePaise: 4_950, discountBp: 1_250, gstBp: 1800, stock: 3 });
    const soldOut = await shop.addProduct({ stock: 0 });
    const withdrawn = await shop.addProduct();
    await shop.database.db
      .updateTable('product')
      .set({ active: false })
      .where('public_id', '=', withdrawn)
      .execute();
    const { status, body } = await shop
      .newShopper()
      .get(`/product/lines?ids=${[pen, soldOut, withdrawn, 'no-such', pen].join(',')}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [
        { productId: pen, stock: 3, rate: 49.5, discount: 12.5, gstRate: 18 },
        { productId: soldOut, stock: 0, rate: 100, discount: 0, gstRate: 12 },
      ],
    });
  });

  it("counts units held by the session's own unpaid order as available, not those held by others", async () => {
    const productId = await shop.addProduct({ stock: 5 });
    const shopper = shop.newShopper();
    expect((await shopper.checkout([{ productId, quantity: 3 }], 33_600)).status).toBe(200);
    expect(await stockFor(shopper, productId)).toEqual([5]);
    expect(await stockFor(shop.newShopper(), productId)).toEqual([2]);
  });

  it.each(['', ',', Array.from({ length: 101 }, (_, n) => `p${n}`).join(',')])('refuses %j', async (ids) => {
    expect((await shop.newShopper().get(`/product/lines?ids=${ids}`)).status).toBe(400);
  });
});
