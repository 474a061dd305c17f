import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '@shop/contracts';
import { addVariants } from '../catalog/testing/add-variants';
import { createMailer } from '../mail/mailer';
import { refundOrder } from './refund-order';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { staff } from './testing/steps';

let shop: OrderShop;
let parent: string;
let green: string;
let red: string;

beforeAll(async () => {
  shop = await openOrderShop({ mailer: createMailer() });
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

beforeEach(async () => {
  parent = await shop.addProduct({ title: 'Dot journal', stock: 0 });
  [green = '', red = ''] = await addVariants(
    shop.database,
    parent,
    [
      { name: 'Colour', values: ['Green', 'Red'] },
      { name: 'Size', values: ['A5'] },
    ],
    [
      { choice: { Colour: 'Green', Size: 'A5' }, stock: 2 },
      { choice: { Colour: 'Red', Size: 'A5' }, stock: 1, ratePaise: 20_000 },
    ],
  );
});

const unitsOf = (productId: string) =>
  shop.database.db
    .selectFrom('product')
    .select(['stock', 'reserved'])
    .where('public_id', '=', productId)
    .executeTakeFirstOrThrow();

async function buy(productId: string, quantity: number, amount: number): Promise<void> {
  const shopper = shop.newShopper();
  const { body } = await shopper.checkout([{ productId, quantity }], amount);
  await shopper.report(await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null }));
}

describe('an order of a variant', () => {
  it("uses the variant's price, stock and choice, whatever colour the page sends", async () => {
    const shopper = shop.newShopper();
    const lines = [{ productId: red, quantity: 1, color: 'Blue' }];
    const { status, body } = await shopper.checkout(lines, 22_400);
    expect(status).toBe(200);
    const paid = await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null });
    await shopper.report(paid);
    const { public_id: id } = await shop.database.db
      .selectFrom('shop_order')
      .select('public_id')
      .where('provider_order_id', '=', String(body.id))
      .executeTakeFirstOrThrow();
    const { data } = (await shopper.get(`/order/${id}`)).body as unknown as { data: PlacedOrder };
    expect(data.products).toEqual([
      expect.objectContaining({ productId: red, title: 'Dot journal', color: 'Red / A5', price: 200 }),
    ]);
    expect(await unitsOf(red)).toEqual({ stock: 0, reserved: 0 });
    expect(await unitsOf(green)).toEqual({ stock: 2, reserved: 0 });
    const mail = await shop.database.db
      .selectFrom('mail_outbox')
      .select('body_text')
      .where('message_key', 'like', `%:${id}`)
      .executeTakeFirstOrThrow();
    expect(mail.body_text).toContain('1 × Dot journal, Red / A5');
  });

  it('gives the last unit to one of two shoppers', async () => {
    const responses = await Promise.all(
      [1, 2].map(() => shop.newShopper().checkout([{ productId: red, quantity: 1 }], 22_400)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(String(refused?.body.message)).toContain('the last Dot journal, Red / A5.');
  });

  it('returns a refunded unit to the variant', async () => {
    await buy(green, 2, 22_400);
    const order = await shop.database.db
      .selectFrom('shop_order')
      .select('public_id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const line = { productId: green, color: 'Green / A5', quantity: 1 };
    await refundOrder(
      shop.payments.context,
      order.public_id,
      { key: `one-${order.public_id}`, lines: [line], amountPaise: 11_200, reason: 'torn', restock: true },
      staff('Asha'),
    );
    expect(await unitsOf(green)).toEqual({ stock: 1, reserved: 0 });
    expect(await unitsOf(parent)).toEqual({ stock: 0, reserved: 0 });
  });
});

describe('a cart', () => {
  it('with a variant that is no longer on sale is refused, and its line is marked', async () => {
    await shop.database.db
      .updateTable('product')
      .set({ active: false, enabled: false })
      .where('public_id', '=', red)
      .execute();
    const shopper = shop.newShopper();
    const { status, body } = await shopper.checkout([{ productId: red, quantity: 1 }], 22_400);
    expect({ status, productId: body.productId }).toEqual({ status: 409, productId: red });
    const facts = await shopper.get(`/product/lines?ids=${red},${green}`);
    expect((facts.body.data as { productId: string }[]).map(({ productId }) => productId)).toEqual([green]);
  });

  it('cannot contain a product without a choice among its variants', async () => {
    const shopper = shop.newShopper();
    const { status, body } = await shopper.checkout([{ productId: parent, quantity: 1 }], 11_200);
    expect({ status, productId: body.productId }).toEqual({ status: 409, productId: parent });
    expect((await shopper.get(`/product/lines?ids=${parent}`)).body).toEqual({ data: [] });
  });
});
